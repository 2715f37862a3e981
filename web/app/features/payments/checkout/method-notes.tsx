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

/** Says, where it is so, that no real money moves here. */
export const StandInNote = ({ methods }: { methods: PaymentMethods }) =>
  methods.test &&
  PROVIDER_NAMES.some((provider) => isSetUp(methods, provider)) && <p className={STYLE}>{messages.payments.standIn}</p>;
