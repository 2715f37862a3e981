import { useEffect, useState } from 'react';
import { ProgressStages } from '~/ui/progress-stages.tsx';

const STAGES = ['Reading your answers', 'Writing the résumé', 'Checking each fact', 'Laying out the page'] as const;

// The call answers once, at its end: how far it is meanwhile is told from how long such work takes.
const STARTS_MS = [700, 5000, 9000];

export const GenerateProgress = () => {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    const timers = STARTS_MS.map((start, index) => setTimeout(() => setStage(index + 1), start));
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <div className="rounded-2xl bg-leaf-tint p-5">
      <ProgressStages label="Generating the résumé" stages={STAGES} current={stage} />
    </div>
  );
};
