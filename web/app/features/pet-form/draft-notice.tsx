import { messages } from '@pawsume/contract/messages';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';

/** Says that a draft was brought back, and lets go of it. */
export const DraftNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <Notice
    tone="info"
    action={
      <Button variant="secondary" onClick={onDiscard}>
        Discard
      </Button>
    }
  >
    {messages.petForm.draftRestored}
  </Notice>
);
