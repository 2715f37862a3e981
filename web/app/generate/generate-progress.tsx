import { messages } from '@pawsume/contract/messages';
import { stopGenerating, WRITING_STAGES, type WritingStage } from '@pawsume/contract/resumes';
import { useState } from 'react';
import { hasStatus } from '~/api/api-error.ts';
import { send } from '~/api/client.ts';
import { messageOf } from '~/api/message-of.ts';
import { Button } from '~/ui/button.tsx';
import { ProgressStages } from '~/ui/progress-stages.tsx';
import { toast } from '~/ui/toast.ts';
import type { TextSoFar } from './text-so-far.ts';
import { WrittenText } from './written-text.tsx';

/** Stops what is written for a pet: its `generate` then fails. Where it is too late for that, it goes on. */
const useStop = (petId: string) => {
  const [stopping, setStopping] = useState(false);
  const stop = async () => {
    setStopping(true);
    try {
      await send(stopGenerating, { params: { pet_id: petId } });
    } catch (error) {
      if (!hasStatus(error, 404)) toast.error(messageOf(error, messages.generate.stopFailed));
    }
    setStopping(false);
  };
  return { stopping, stop };
};

const LABELS: Record<WritingStage, string> = {
  reading: 'Reading your answers',
  writing: 'Writing the résumé',
  checking: 'Checking each fact',
  saving: 'Saving the page',
};
const STAGES = WRITING_STAGES.map((stage) => LABELS[stage]);

interface Props {
  petId: string;
  /** Empty where it is not known. */
  petName: string;
  text: TextSoFar;
}

/** A résumé while it is written, which can be stopped. */
export const GenerateProgress = ({ petId, petName, text }: Props) => {
  const { stopping, stop } = useStop(petId);
  const label = petName === '' ? 'Writing the résumé' : `Writing the résumé of ${petName}`;
  return (
    <div ref={bringIntoSight} className="grid scroll-my-4 gap-5 rounded-2xl bg-leaf-tint p-4 sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <p aria-hidden className="min-w-0 self-center font-display text-lg font-semibold">
          {label}
        </p>
        <Button variant="secondary" loading={stopping} onClick={stop}>
          Stop
        </Button>
      </div>
      <div className="grid items-start gap-5 md:grid-cols-[12rem_1fr]">
        <ProgressStages label={label} stages={STAGES} current={WRITING_STAGES.indexOf(text.stage)} />
        <WrittenText petName={petName} sentences={text.sentences} />
      </div>
    </div>
  );
};

/** It opens above the button that was pressed. */
const bringIntoSight = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: 'nearest' });
