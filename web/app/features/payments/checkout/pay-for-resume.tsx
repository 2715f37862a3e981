import { messages } from '@pawsume/contract/messages';
import { type PaymentMethods, PROVIDER_NAMES, type ProviderName } from '@pawsume/contract/payments';
import { formatPrice, type PriceTable } from '@pawsume/contract/pricing';
import { PROVIDERS } from '@pawsume/contract/providers';
import { useSend } from '~/api/use-send.ts';
import { paths } from '~/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { Notice } from '~/ui/notice.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { CreditCard } from '../../../ui/icons.tsx';
import { TestNote, UnavailableNote } from './method-notes.tsx';
import { useCheckout } from './use-checkout.ts';

const [MAIN, ...OTHERS] = PROVIDER_NAMES;

interface Props {
  resume: { id: number; pet_name?: string | undefined; status?: string | undefined };
  prices: PriceTable;
  methods: PaymentMethods;
  /** Whether the buttons say how much it is. */
  priced?: boolean;
}

export const PayForResume = (props: Props) => {
  const { resume } = props;
  const paid = resume.status === 'Paid';
  return (
    <Card className="grid gap-6">
      <PageHeader title="Pay for Résumé" />
      <div className="grid gap-1">
        <p className="text-soft">Résumé {resume.id}</p>
        {resume.pet_name && <p className="font-display text-2xl font-semibold wrap-anywhere">{resume.pet_name}</p>}
      </div>
      {paid ? <Notice tone="success">{messages.payments.alreadyPaid}</Notice> : <Pay {...props} />}
      <ButtonLink to={paths.resume(resume.id)} variant={paid ? 'primary' : 'ghost'}>
        Back to Résumé
      </ButtonLink>
    </Card>
  );
};

const Pay = ({ resume, prices, methods, priced = false }: Props) => {
  const send = useSend();
  const { buttonProps, failureOf } = useCheckout({
    methods,
    open: (provider, id: number) => send(PROVIDERS[provider].calls.payResume, { params: { resume_id: id } }),
    failed: (provider) => PROVIDERS[provider].messages.failed,
  });
  const price = formatPrice(prices.resume, prices.currency, 'always');
  const labelOf = (provider: ProviderName) => `Pay with ${PROVIDERS[provider].label}${priced ? ` - ${price}` : ''}`;
  const failure = failureOf(resume.id);
  return (
    <div className="grid gap-5">
      <p>
        <span className="font-display text-5xl leading-none font-semibold text-leaf">{price}</span>{' '}
        <span className="text-soft">once, in {prices.currency.toUpperCase()}</span>
      </p>
      <p className="text-soft">Once it is paid, you download this résumé as often as you like, edits included.</p>
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="grid gap-2.5">
        <Button size="large" {...buttonProps(MAIN, resume.id)}>
          <CreditCard aria-hidden className="size-5" />
          <span>{labelOf(MAIN)}</span>
        </Button>
        {OTHERS.map((provider) => (
          <Button key={provider} size="large" variant="secondary" {...buttonProps(provider, resume.id)}>
            {labelOf(provider)}
          </Button>
        ))}
        <UnavailableNote methods={methods} what={resume.id} />
      </div>
      <TestNote methods={methods} />
    </div>
  );
};
