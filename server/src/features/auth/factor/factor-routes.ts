import { messages } from '@pawsume/contract/messages';
import {
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  confirmAuthenticator,
  getSecondFactor,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
} from '@pawsume/contract/second-factor';
import type { Caller } from '#caller';
import type { Context } from '#context';
import type { Serve } from '#http/serve';
import { relyingPartyOf } from '#lib/relying-party';
import type { FactorChange } from '#mail/letters/factor-changed';
import { deviceOf } from '../device.ts';
import { provePresence } from '../prove-presence.ts';
import { addPasskeyOf, beginPasskeyOf } from './add-passkey.ts';
import { beginAuthenticatorOf, confirmAuthenticatorOf } from './authenticator.ts';
import { deleteAuthenticator } from './authenticator-queries.ts';
import { addFactor, removeFactor, renewCodesOf } from './change-factors.ts';
import { factorsOf } from './factors-of.ts';
import { mailFactorChanged } from './mail-factor-changed.ts';
import { demandParty } from './party-of.ts';
import { deletePasskey } from './passkey-queries.ts';

/** What somebody sets up beside the password. */
export const registerFactors = (serve: Serve, context: Context): void => {
  const { db, clock, publicUrl, adminsNeedFactor } = context;
  const world = () => ({ db, now: clock(), party: demandParty(publicUrl) });
  const tell = ({ user }: Caller, change: FactorChange) => mailFactorChanged(context, { userId: user.id, change });
  /** For what could only be begun with a proof. */
  const begun = ({ user, tokenHash }: Caller) => ({ userId: user.id, tokenHash, passwordHash: null });

  serve(getSecondFactor, async ({ caller: { user } }) =>
    factorsOf(db, {
      userId: user.id,
      required: adminsNeedFactor && user.role === 'admin',
      takesPasskeys: relyingPartyOf(publicUrl) !== null,
    }),
  );

  serve(beginPasskey, async ({ caller, body }) => {
    const parts = world();
    await provePresence(parts.now, caller, body ?? {});
    return beginPasskeyOf(parts, caller.user);
  });

  serve(addPasskey, async ({ caller, body, headers }) => {
    const name = body.name || deviceOf(headers['user-agent']);
    const recovery_codes = await addPasskeyOf(world(), { proof: begun(caller), name, passkey: body.passkey });
    tell(caller, 'passkey added');
    return { msg: messages.factor.passkeyAdded, recovery_codes };
  });

  serve(removePasskey, async ({ caller, body, params }) => {
    const now = clock();
    const proof = await provePresence(now, caller, body ?? {});
    await removeFactor({ db, now }, proof, (tx) => deletePasskey(tx, { id: params.id, userId: proof.userId }));
    tell(caller, 'passkey removed');
    return { msg: messages.factor.passkeyRemoved };
  });

  serve(beginAuthenticator, async ({ caller, body }) => {
    const now = clock();
    await provePresence(now, caller, body ?? {});
    return beginAuthenticatorOf({ db, now }, caller.user);
  });

  serve(confirmAuthenticator, async ({ caller, body }) => {
    const now = clock();
    const recovery_codes = await addFactor({ db, now }, begun(caller), (tx) =>
      confirmAuthenticatorOf({ db: tx, now }, caller.user.id, body.code),
    );
    tell(caller, 'authenticator added');
    return { msg: messages.factor.authenticatorAdded, recovery_codes };
  });

  serve(removeAuthenticator, async ({ caller, body }) => {
    const now = clock();
    const proof = await provePresence(now, caller, body ?? {});
    await removeFactor({ db, now }, proof, (tx) => deleteAuthenticator(tx, proof.userId));
    tell(caller, 'authenticator removed');
    return { msg: messages.factor.authenticatorRemoved };
  });

  serve(renewRecoveryCodes, async ({ caller, body }) => {
    const now = clock();
    const proof = await provePresence(now, caller, body ?? {});
    const recovery_codes = await renewCodesOf({ db, now }, proof);
    tell(caller, 'codes renewed');
    return { msg: messages.factor.codesRenewed, recovery_codes };
  });
};
