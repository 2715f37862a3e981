import { messages } from '@pawsume/contract/messages';
import { type PaymentMethods, PROVIDER_NAMES } from '@pawsume/contract/payments';
import { isSetUp, unavailableMessage } from './methods.ts';

const STYLE = 'text-center text-[0.9375rem] text-soft';

/** The note below the buttons that pay for `what`; a disabled one points to it. */
export const unavailableNoteId = (what: string | number): string => `unavailable-${what}`;

export const UnavailableNote = ({ methods, what }: { methods: PaymentMethods; what: string | number }) => {
  const message = unavailableMessage(methods);
  return (
    message && (
      <p id={unavailableNoteId(what)} className={STYLE}>
        {message}
      </p>
    )
  );
};

/** Says that no real money moves, where it doesn't. */
export const TestNote = ({ methods }: { methods: PaymentMethods }) =>
  (methods.test || methods.test_keys) &&
  PROVIDER_NAMES.some((provider) => isSetUp(methods, provider)) && (
    <p className={STYLE}>{methods.test ? messages.payments.standIn : messages.payments.testKeys}</p>
  );
