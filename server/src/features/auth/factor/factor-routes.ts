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
import type { Db } from '#db/types';
import type { Serve } from '#http/serve';
import { findRelyingParty } from '#lib/relying-party';
import type { FactorChange } from '#mail/letters/factor-changed';
import { describeDevice } from '../device.ts';
import { provePresence } from '../prove-presence.ts';
import { finishAuthenticatorSetup, startAuthenticatorSetup } from './authenticator.ts';
import { deleteAuthenticator } from './authenticator-queries.ts';
import { addFactor, removeFactor, replaceCodes } from './change-factors.ts';
import { demandParty } from './demand-party.ts';
import { describeFactors } from './describe-factors.ts';
import { mailFactorChanged } from './mail-factor-changed.ts';
import { deletePasskey } from './passkey-queries.ts';
import { finishPasskeySetup, startPasskeySetup } from './passkey-setup.ts';

/** What somebody sets up beside the password. */
export const registerFactors = (serve: Serve, context: Context): void => {
  const { db, clock, publicUrl, thisMachineAlone } = context;
  const world = () => ({ db, now: clock(), party: demandParty(publicUrl) });
  const tell = (tx: Db, { user }: Caller, change: FactorChange) =>
    mailFactorChanged(context, tx, { userId: user.id, change });
  /** For changes whose first call has checked the password already. */
  const begun = ({ user, tokenHash }: Caller) => ({ userId: user.id, tokenHash, passwordHash: null });

  serve(getSecondFactor, async ({ caller: { user } }) =>
    describeFactors(db, {
      userId: user.id,
      required: !thisMachineAlone && user.role === 'admin',
      takesPasskeys: findRelyingParty(publicUrl) !== null,
    }),
  );

  serve(beginPasskey, async ({ caller, body }) => {
    const parts = world();
    await provePresence(parts.now, caller, body ?? {});
    return startPasskeySetup(parts, caller.user);
  });

  serve(addPasskey, async ({ caller, body, headers }) => {
    const name = body.name || describeDevice(headers['user-agent']);
    const made = { proof: begun(caller), name, passkey: body.passkey };
    const recovery_codes = await finishPasskeySetup(world(), made, (tx) => tell(tx, caller, 'passkey added'));
    return { msg: messages.factor.passkeyAdded, recovery_codes };
  });

  serve(removePasskey, async ({ caller, body, params }) => {
    const now = clock();
    const proof = await provePresence(now, caller, body ?? {});
    await removeFactor({ db, now }, proof, async (tx) => {
      await tell(tx, caller, 'passkey removed');
      return deletePasskey(tx, { id: params.id, userId: proof.userId });
    });
    return { msg: messages.factor.passkeyRemoved };
  });

  serve(beginAuthenticator, async ({ caller, body }) => {
    const now = clock();
    await provePresence(now, caller, body ?? {});
    return startAuthenticatorSetup({ db, now }, caller.user);
  });

  serve(confirmAuthenticator, async ({ caller, body }) => {
    const now = clock();
    const recovery_codes = await addFactor({ db, now }, begun(caller), async (tx) => {
      await finishAuthenticatorSetup({ db: tx, now }, caller.user.id, body.code);
      await tell(tx, caller, 'authenticator added');
    });
    return { msg: messages.factor.authenticatorAdded, recovery_codes };
  });

  serve(removeAuthenticator, async ({ caller, body }) => {
    const now = clock();
    const proof = await provePresence(now, caller, body ?? {});
    await removeFactor({ db, now }, proof, async (tx) => {
      await tell(tx, caller, 'authenticator removed');
      return deleteAuthenticator(tx, proof.userId);
    });
    return { msg: messages.factor.authenticatorRemoved };
  });

  serve(renewRecoveryCodes, async ({ caller, body }) => {
    const now = clock();
    const proof = await provePresence(now, caller, body ?? {});
    const recovery_codes = await replaceCodes({ db, now }, proof, (tx) => tell(tx, caller, 'codes renewed'));
    return { msg: messages.factor.codesRenewed, recovery_codes };
  });
};
