import { useEffect, useState } from 'react';
import { ProgressStages } from '~/ui/progress-stages.tsx';

const STAGES = ['Reading your answers', 'Writing the résumé', 'Checking each fact', 'Laying out the page'] as const;

// The call answers once, at its end: how far it is meanwhile is told from how long such work takes.
const STARTS_MS = [700, 5000, 9000];

/** `petName` is empty where it is not known. */
export const GenerateProgress = ({ petName }: { petName: string }) => {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    const timers = STARTS_MS.map((start, index) => setTimeout(() => setStage(index + 1), start));
    return () => timers.forEach(clearTimeout);
  }, []);
  const label = petName === '' ? 'Writing the résumé' : `Writing the résumé of ${petName}`;
  return (
    <div className="grid gap-4 rounded-2xl bg-leaf-tint p-5">
      <p aria-hidden className="font-display text-lg font-semibold">
        {label}
      </p>
      <ProgressStages label={label} stages={STAGES} current={stage} />
    </div>
  );
};
