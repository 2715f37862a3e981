import { messages } from '@pawsume/contract/messages';

interface Standing {
  dirty: boolean;
  keepsDraft: boolean;
  savedAt: Date | null;
}

const CLOCK = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** A few quiet words beside the buttons; none before anything was typed or saved. */
export const saveStatus = ({ dirty, keepsDraft, savedAt }: Standing): string => {
  if (dirty) return keepsDraft ? messages.forms.keptHere : messages.forms.notSaved;
  return savedAt ? messages.forms.savedAt(CLOCK.format(savedAt)) : '';
};
