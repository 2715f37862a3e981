import { messages } from '@pawsume/contract/messages';
import { useEffect, useState } from 'react';
import { toLogin } from '~/api/load.ts';
import { readToken } from '~/api/session.ts';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { type DownloadOf, OutcomeScreen } from '~/features/payments/outcome/outcome-screen.tsx';
import { PaymentWatch } from '~/features/payments/outcome/payment-watch.tsx';
import { parsePurchase } from '~/features/payments/outcome/purchase.ts';
import { DownloadNow } from '~/features/resumes/download-now.tsx';
import { readWantedDownload, type WantedDownload, wantDownload } from '~/features/resumes/wanted-download.ts';
import type { Route } from './+types/success';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { search, searchParams } = new URL(request.url);
  const paymentId = searchParams.get('payment') || null;
  if (paymentId && readToken() === null) throw toLogin(request);
  return { paymentId, purchase: parsePurchase(search) };
};

export default function Success({ loaderData: { paymentId, purchase } }: Route.ComponentProps) {
  // As it was when the screen opened: its button stays after its download.
  const [wanted] = useState(readWantedDownload);
  const download: DownloadOf = (paidFor) => {
    if (paidFor.kind === 'credits') return wanted && <DownloadForCredit wanted={wanted} />;
    return paidFor.resumeId === null ? null : <DownloadPaid resumeId={paidFor.resumeId} />;
  };
  return (
    <PageShell width="narrow">
      {paymentId ? (
        <PaymentWatch key={paymentId} paymentId={paymentId} purchase={purchase} download={download} />
      ) : (
        <OutcomeScreen outcome="paid" purchase={purchase} />
      )}
    </PageShell>
  );
}

/** The download of a résumé that was just paid for; the profile offers it too, until it is done. */
const DownloadPaid = ({ resumeId }: { resumeId: number }) => {
  useEffect(() => {
    const wanted = readWantedDownload();
    const petName = wanted?.resumeId === resumeId ? wanted.petName : null;
    wantDownload({ resumeId, petName, isFree: true });
  }, [resumeId]);
  return <DownloadNow resumeId={resumeId} size="large" cost={messages.download.free} />;
};

/** The download of the résumé that credits were bought for. */
const DownloadForCredit = ({ wanted: { resumeId, isFree } }: { wanted: WantedDownload }) => (
  <DownloadNow resumeId={resumeId} size="large" cost={isFree ? messages.download.free : messages.download.uses} />
);
