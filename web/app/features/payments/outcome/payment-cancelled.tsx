import { ButtonLink } from '~/ui/button.tsx';
import { CircleX } from '../../../ui/icons.tsx';
import { AfterPayment } from './after-payment.tsx';
import { OnToProfile } from './on-to-profile.tsx';
import { type Certainty, describeCancellation } from './outcome-text.ts';
import { buyAgainAt, type Purchase } from './purchase.ts';
import { useTouched } from './use-touched.ts';

const SECONDS = 5;

interface Props {
  purchase: Purchase;
  certainty: Certainty;
}

export const PaymentCancelled = ({ purchase, certainty }: Props) => {
  const again = buyAgainAt(purchase);
  const { isTouched, over } = useTouched();
  return (
    <AfterPayment
      mark={<CircleX aria-hidden strokeWidth={1.75} className="size-16 text-marigold-text" />}
      text={describeCancellation(purchase, certainty)}
      over={over}
    >
      <OnToProfile seconds={SECONDS} stays={isTouched}>
        {again && (
          <ButtonLink to={again} variant="secondary" replace>
            Try again
          </ButtonLink>
        )}
      </OnToProfile>
    </AfterPayment>
  );
};
