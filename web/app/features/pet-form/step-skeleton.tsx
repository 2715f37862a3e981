import { messages } from '@pawsume/contract/messages';
import type { FormStep } from '~/paths.ts';
import { Skeleton } from '~/ui/skeleton.tsx';
import { Spinner } from '~/ui/spinner.tsx';

/** Shaped like a step of the form while its answers are on their way. */
export const StepSkeleton = ({ step }: { step: FormStep }) => (
  <div className="grid gap-8">
    <p role="status" className="flex items-center gap-2.5 text-soft">
      <Spinner className="text-leaf" />
      {messages.petForm.loading(step)}
    </p>
    <div className="grid gap-6 sm:grid-cols-2">
      <FieldShape />
      <FieldShape />
    </div>
    <FieldShape tall />
    <div className="flex gap-2">
      <Skeleton className="h-11 w-20 rounded-full" />
      <Skeleton className="h-11 w-20 rounded-full" />
    </div>
    <FieldShape tall />
    <div className="flex justify-end gap-3">
      <Skeleton className="h-11 w-24 rounded-full" />
      <Skeleton className="h-11 w-24 rounded-full" />
    </div>
  </div>
);

const FieldShape = ({ tall = false }: { tall?: boolean }) => (
  <div className="grid content-start gap-2">
    <Skeleton className="h-5 w-36" />
    <Skeleton className={tall ? 'h-24' : 'h-12'} />
  </div>
);
