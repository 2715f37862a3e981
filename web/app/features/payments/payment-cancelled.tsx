import { CircleX } from 'lucide-react';
import { ButtonLink } from '~/ui/button.tsx';
import { AfterPayment } from './after-payment.tsx';
import { OnToProfile } from './on-to-profile.tsx';
import { buyAgainAt, type Purchase } from './purchase.ts';
import { cancelledScreen } from './screen-of.ts';

const SECONDS = 5;

export const PaymentCancelled = ({ purchase }: { purchase: Purchase }) => {
  const again = buyAgainAt(purchase);
  return (
    <AfterPayment
      mark={<CircleX aria-hidden strokeWidth={1.75} className="size-16 text-marigold-text" />}
      screen={cancelledScreen(purchase)}
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
