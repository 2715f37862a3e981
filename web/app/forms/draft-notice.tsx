import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';

interface Props {
  message: string;
  /** Where the draft is not in the form but waits beside it. */
  onShow?: () => void;
  onDiscard: () => void;
}

/** Says that a draft is there, brings it into the form where it is not, and lets go of it. */
export const DraftNotice = ({ message, onShow, onDiscard }: Props) => (
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
    {message}
  </Notice>
);
