import { messages } from '@pawsume/contract/messages';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { ComparedText } from './compared-text.tsx';

interface Props {
  /** What stands in the field, saved or not. */
  text: string;
  written: string;
  onTake: () => void;
  onLeave: () => void;
}

/** What was written again for a field, marked where it differs from what stands there: taken into the form, or left. */
export const WrittenAgain = ({ text, written, onTake, onLeave }: Props) =>
  written === text ? (
    <Notice tone="info">{messages.resumes.writtenTheSame}</Notice>
  ) : (
    <section aria-label="Written again" className="grid gap-4 rounded-2xl border border-line p-4">
      <div className="grid gap-2">
        <h2 className="font-sans text-base font-semibold">Written again</h2>
        <p aria-live="polite" className="whitespace-pre-line">
          <ComparedText before={text} after={written} side="after" />
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:basis-full">
        <Button onClick={onTake}>Take the new text</Button>
        <Button variant="ghost" onClick={onLeave}>
          Keep as it is
        </Button>
      </div>
    </section>
  );
