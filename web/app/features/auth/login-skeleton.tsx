import { Dog } from '~/ui/art/dog.tsx';
import { Portrait } from '~/ui/art/portrait.tsx';
import { PortraitCard } from '~/ui/portrait-card.tsx';
import { Loading, Skeleton } from '~/ui/skeleton.tsx';

/** The login before it can be used, in the places of what is coming. */
export const LoginSkeleton = () => (
  <PortraitCard
    portrait={
      <Portrait className="size-full">
        <Dog />
      </Portrait>
    }
  >
    <div className="grid justify-items-center">
      <h1 className="text-3xl">Welcome back</h1>
      <Skeleton className="mt-3 mb-2 h-6 w-36" />
    </div>
    <Loading label="Loading…">
      <div className="grid gap-5">
        <Skeleton className="h-19" />
        <Skeleton className="h-19" />
        <Skeleton className="h-13 rounded-full" />
        <Skeleton className="mx-auto mt-2 h-7 w-44" />
      </div>
    </Loading>
    <div className="grid justify-items-center gap-3 border-t border-line pt-6">
      <Skeleton className="h-12 w-full rounded-full" />
      <Skeleton className="hidden h-12 w-full rounded-full takes-passkeys:block" />
      <Skeleton className="my-2 h-7 w-28" />
    </div>
  </PortraitCard>
);
