import { useEffect, useState } from 'react';
import { paths } from '~/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { ProgressStages } from '~/ui/progress-stages.tsx';
import { WayOnLink } from '../way-on-link.tsx';
import type { Generation } from './use-generation.ts';

const STAGES = ['Reading your answers', 'Writing', 'Checking facts', 'Laying out'] as const;

// The call answers once, at its end: how far it is meanwhile is told from how long such work takes.
const STARTS_MS = [700, 5000, 9000];

interface Props {
  generation: Generation;
  petId: string | null;
  petName: string;
  onRetry: () => void;
}

/** How the résumé is coming along, or why it is not. */
export const GenerationNews = ({ generation, petId, petName, onRetry }: Props) => {
  if (generation.state === 'idle') return null;
  if (generation.state === 'working') return <Progress label={`Writing the résumé of ${petName}`} />;
  return (
    <Notice tone="error" action={<Mend wayOn={generation.wayOn} petId={petId} onRetry={onRetry} />}>
      {generation.sentence}
    </Notice>
  );
};

const Mend = ({ wayOn, petId, onRetry }: Pick<Props, 'petId' | 'onRetry'> & { wayOn: string | null }) => {
  if (petId === null) return <ButtonLink to={paths.form(1)}>Go to step 1</ButtonLink>;
  if (wayOn === 'owner') return <ButtonLink to={paths.form(4, petId)}>Go to step 4</ButtonLink>;
  if (wayOn === 'login' || wayOn === 'profile') return <WayOnLink wayOn={wayOn} />;
  return (
    <Button variant="secondary" onClick={onRetry}>
      Try again
    </Button>
  );
};

const Progress = ({ label }: { label: string }) => {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const timers = STARTS_MS.map((start, index) => setTimeout(() => setCurrent(index + 1), start));
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <div className="grid gap-4 rounded-2xl bg-leaf-tint p-5">
      <p aria-hidden className="font-display text-lg font-semibold">
        {label}
      </p>
      <ProgressStages label={label} stages={STAGES} current={current} />
    </div>
  );
};
