import { paths } from '~/paths.ts';
import { Parrot } from '~/ui/art/parrot.tsx';
import { Portrait } from '~/ui/art/portrait.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Loading, Skeleton } from '~/ui/skeleton.tsx';

export const BillingSkeleton = ({ label }: { label: string }) => (
  <Loading label={label}>
    <div className="grid gap-5 rounded-3xl bg-surface p-6 shadow-card">
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="h-6" />
      <Skeleton className="h-6" />
      <Skeleton className="h-6" />
    </div>
  </Loading>
);

/** Stands below the payments, which say already where to buy. */
export const NoCredits = () => (
  <p className="rounded-3xl border-2 border-dashed border-line px-6 py-8 text-center text-soft">
    No credits so far. Each one that you buy or use will be listed here.
  </p>
);

export const NoBilling = () => (
  <EmptyState
    art={
      <Portrait sky="meadow">
        <Parrot />
      </Portrait>
    }
    title="Nothing paid yet"
    action={<ButtonLink to={paths.buyCredits()}>Buy Credits</ButtonLink>}
  >
    Creating and editing résumés is free. What you pay for downloads will be listed here.
  </EmptyState>
);
