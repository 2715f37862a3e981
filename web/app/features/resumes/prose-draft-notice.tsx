import { messages } from '@pawsume/contract/messages';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';

interface Props {
  /** Where the draft is not in the form but waits beside it. */
  onShow?: () => void;
  onDiscard: () => void;
}

export const ProseDraftNotice = ({ onShow, onDiscard }: Props) => (
  <Notice
    tone="info"
    action={
      <>
        <Button variant={onShow ? 'ghost' : 'secondary'} onClick={onDiscard}>
          Discard
        </Button>
        {onShow && (
          <Button variant="secondary" onClick={onShow}>
            Show mine
          </Button>
        )}
      </>
    }
  >
    {onShow ? messages.resumes.setAside : messages.resumes.draftRestored}
  </Notice>
);
