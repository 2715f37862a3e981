import { beginPasskeyLogin, loginByPasskey } from '@pawsume/contract/second-factor';
import { send } from '~/api/client.ts';
import { forgetSecondStep } from '~/api/second-step.ts';
import { storeToken } from '~/api/session.ts';
import { offerPasskeys, signWithPasskey } from '~/lib/passkeys.ts';

/** Logs in with a passkey that the browser asks for at once, or, `quietly`, offers while a username is typed. */
export const logInByPasskey = async ({ quietly = false } = {}): Promise<void> => {
  const options = await send(beginPasskeyLogin);
  const passkey = await (quietly ? offerPasskeys(options) : signWithPasskey(options));
  const { token } = await send(loginByPasskey, { body: { passkey } });
  forgetSecondStep();
  storeToken(token);
};
