import { messages } from '@pawsume/contract/messages';
import type { AlwaysSave } from './use-always-save.ts';

/** What going on does with unsaved answers, once that was said, and a way to change it. */
export const SavesOnTheWay = ({ isOn, isOffered, set }: AlwaysSave) => {
  if (!isOffered) return null;
  const state = isOn ? messages.petForm.savesOnTheWay : messages.petForm.asksOnTheWay;
  return (
    <p className="flex items-center gap-x-2">
      <span aria-live="polite">{state}</span>
      <button type="button" className="min-h-11 min-w-11 text-link" onClick={() => set(!isOn)}>
        {messages.petForm.change}
        <span className="sr-only">: {state}</span>
      </button>
    </p>
  );
};
