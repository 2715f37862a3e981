import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router';
import type { MaybeLate } from '~/lib/defer-after.ts';
import type { FormStep } from '~/paths.ts';
import { LoadProblem } from './load-problem.tsx';
import type { Troubled } from './load-step.ts';
import { StepFrame } from './step-frame.tsx';
import { StepSkeleton } from './step-skeleton.tsx';

interface Props<T> {
  step: FormStep;
  loaded: MaybeLate<T | Troubled>;
  children: (loaded: T) => ReactNode;
}

const isTroubled = (loaded: object): loaded is Troubled => 'problem' in loaded;

/** A step while it loads, when it cannot be loaded, and when it can. */
export const StepPage = <T extends object>({ step, loaded, children }: Props<T>) => (
  <Suspense fallback={<StepShape step={step} />}>
    <Await resolve={loaded}>
      {(result) =>
        isTroubled(result) ? (
          <StepFrame step={step}>
            <LoadProblem problem={result.problem} />
          </StepFrame>
        ) : (
          // Without a problem it is the T that was loaded.
          children(result as T)
        )
      }
    </Await>
  </Suspense>
);

/** A step while it loads, and before the app has. */
export const StepShape = ({ step }: { step: FormStep }) => (
  <StepFrame step={step} page={step === 4 ? undefined : 'coming'}>
    <StepSkeleton step={step} />
  </StepFrame>
);
