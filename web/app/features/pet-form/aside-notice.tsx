import { messages } from '@pawsume/contract/messages';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';

interface Props {
  onBringBack: () => void;
  onDrop: () => void;
}

/** Answers of this device to which those of another were preferred. */
export const AsideNotice = ({ onBringBack, onDrop }: Props) => (
  <Notice
    tone="info"
    action={
      <>
        <Button variant="ghost" onClick={onDrop}>
          Discard
        </Button>
        <Button variant="secondary" onClick={onBringBack}>
          Show mine
        </Button>
      </>
    }
  >
    {messages.petForm.setAside}
  </Notice>
);
