import { Fragment, type ReactNode } from 'react';
import { paths } from '~/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Paw } from '~/ui/logo.tsx';
import { CircleCheckBig, CircleX, Info, Undo2 } from '../../../ui/icons.tsx';
import { AfterPayment } from './after-payment.tsx';
import { OnToProfile } from './on-to-profile.tsx';
import type { Outcome } from './outcome.ts';
import { describeOutcome } from './outcome-text.ts';
import { buyAgainAt, type Purchase } from './purchase.ts';
import { useTouched } from './use-touched.ts';

const SECONDS = 3;

/** The way to download what a purchase was for; null where nobody knows what that is. */
export type DownloadOf = (purchase: Purchase) => ReactNode;

interface Props {
  outcome: Outcome;
  purchase: Purchase;
  unreachable?: boolean;
  /** What else its buyer should know of a paid payment, a sentence each. */
  notes?: readonly string[];
  /** The download that a paid payment was for, where that is known. */
  download?: DownloadOf | undefined;
}

/**
 * What became of a payment, and where to go now. Only a payment that is paid leads on by itself, and not where there is
 * more to read than the time for it.
 */
export const OutcomeScreen = ({ outcome, purchase, unreachable = false, notes = [], download }: Props) => {
  const { isTouched, over } = useTouched();
  const main = outcome === 'paid' ? download?.(purchase) : null;
  return (
    <AfterPayment
      mark={<OutcomeMark outcome={outcome} />}
      text={describeOutcome(outcome, purchase, unreachable)}
      notes={notes}
      over={over}
    >
      {/* Another outcome has another way on, with more or less to read above it. */}
      <Fragment key={outcome}>
        {outcome === 'paid' && notes.length === 0 ? (
          <OnToProfile seconds={SECONDS} stays={isTouched} main={main}>
            <ResumeLink purchase={purchase} />
          </OnToProfile>
        ) : (
          <>
            {main}
            <div className="flex flex-wrap justify-center gap-3">
              {outcome === 'unpaid' && (
                <ButtonLink to={buyAgainAt(purchase) ?? paths.buyCredits()}>Try again</ButtonLink>
              )}
              {outcome === 'paid' && <ResumeLink purchase={purchase} />}
              <ButtonLink to={paths.profile()} variant="secondary" replace>
                Go to Profile
              </ButtonLink>
            </div>
          </>
        )}
      </Fragment>
    </AfterPayment>
  );
};

const ResumeLink = ({ purchase }: { purchase: Purchase }) =>
  purchase.kind === 'resume' &&
  purchase.resumeId !== null && (
    <ButtonLink to={paths.resume(purchase.resumeId)} variant="secondary" replace>
      Go to Résumé
    </ButtonLink>
  );

const looks = (colour: string) => ({ 'aria-hidden': true, strokeWidth: 1.75, className: `size-16 ${colour}` }) as const;

const OutcomeMark = ({ outcome }: { outcome: Outcome }) => {
  switch (outcome) {
    case 'paid':
      return <CircleCheckBig {...looks('text-leaf')} />;
    case 'unpaid':
      return <CircleX {...looks('text-marigold-text')} />;
    case 'refunded':
      return <Undo2 {...looks('text-leaf')} />;
    case 'disputed':
    case 'charged_back':
    case 'review':
    case 'unconfirmed':
    case 'unknown':
      return <Info {...looks('text-marigold-text')} />;
    default:
      return <Paw className="size-16 animate-breathe text-leaf" />;
  }
};
