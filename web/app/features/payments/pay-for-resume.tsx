import { messages } from '@pawsume/contract/messages';
import { payResumeByCard } from '@pawsume/contract/payments';
import { formatPrice, type PriceTable } from '@pawsume/contract/pricing';
import type { ResumeStatus } from '@pawsume/contract/resumes';
import { useSend } from '~/api/or-login.ts';
import { paths } from '~/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { useCheckout } from './use-checkout.ts';

interface Props {
  resume: { id: number; pet_name: string; status: ResumeStatus };
  prices: PriceTable;
}

export const PayForResume = ({ resume, prices }: Props) => (
  <>
    <div className="grid gap-1">
      <p className="text-soft">The résumé of</p>
      <p className="font-display text-2xl font-semibold break-words">{resume.pet_name}</p>
    </div>
    {resume.status === 'Paid' ? (
      <Notice tone="success">{messages.payments.alreadyPaid}</Notice>
    ) : (
      <PayByCard resumeId={resume.id} prices={prices} />
    )}
    <ButtonLink to={paths.resume(resume.id)} variant="ghost">
      Back to Résumé
    </ButtonLink>
  </>
);

const PayByCard = ({ resumeId, prices }: { resumeId: number; prices: PriceTable }) => {
  const send = useSend();
  const { opening, failure, begin } = useCheckout({
    open: (id: number) => send(payResumeByCard, { params: { resume_id: id } }),
    sentences: { failed: messages.payments.stripeFailed, urlMissing: messages.payments.stripeUrlMissing },
  });
  return (
    <div className="grid gap-5">
      <p>
        <span className="font-display text-5xl leading-none font-semibold text-leaf">
          {formatPrice(prices.resume, 'always')}
        </span>{' '}
        <span className="text-soft">once, in {prices.currency.toUpperCase()}</span>
      </p>
      <p className="text-soft">Once it is paid, you download this résumé as often as you like, edits included.</p>
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button size="large" loading={opening !== null} loadingLabel="Opening payment…" onClick={() => begin(resumeId)}>
        Pay with Card
      </Button>
    </div>
  );
};
