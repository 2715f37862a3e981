import { CircleX } from 'lucide-react';
import { ButtonLink } from '~/ui/button.tsx';
import { AfterPayment } from './after-payment.tsx';
import { OnToProfile } from './on-to-profile.tsx';
import { buyAgainAt, type Purchase } from './purchase.ts';
import { type Certainty, cancelledScreen } from './screen-of.ts';

const SECONDS = 5;

interface Props {
  purchase: Purchase;
  certainty: Certainty;
}

export const PaymentCancelled = ({ purchase, certainty }: Props) => {
  const again = buyAgainAt(purchase);
  return (
    <AfterPayment
      mark={<CircleX aria-hidden strokeWidth={1.75} className="size-16 text-marigold-text" />}
      screen={cancelledScreen(purchase, certainty)}
    >
      <OnToProfile seconds={SECONDS}>
        {again && (
          <ButtonLink to={again} variant="secondary" replace>
            Try again
          </ButtonLink>
        )}
      </OnToProfile>
    </AfterPayment>
  );
};
