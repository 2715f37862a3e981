import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';

interface Props {
  open: boolean;
  title: string;
  explanation: string;
  differences: readonly { label: string; mine: string; theirs: string }[];
  saving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Decides nothing yet. */
  onClose: () => void;
}

/** Two people, tabs or devices changed the same answers: shows where they differ and asks which stand. */
export const ConflictDialog = (props: Props) => (
  <Dialog
    open={props.open}
    onClose={props.onClose}
    title={props.title}
    description={props.explanation}
    actions={
      <>
        <Button variant="secondary" disabled={props.saving} onClick={props.onTakeTheirs}>
          Take the other
        </Button>
        <Button loading={props.saving} onClick={props.onKeepMine}>
          Keep mine
        </Button>
      </>
    }
  >
    <ul aria-label="Answers that differ" className="grid gap-4">
      {props.differences.map(({ label, mine, theirs }) => (
        <li key={label} className="rounded-2xl border border-line p-4">
          <h3 className="font-semibold">{label}</h3>
          <dl className="mt-2 grid gap-3 sm:grid-cols-2">
            <Side name="Mine" words={mine} />
            <Side name="The other" words={theirs} />
          </dl>
        </li>
      ))}
    </ul>
  </Dialog>
);

const Side = ({ name, words }: { name: string; words: string }) => (
  <div>
    <dt className="text-[0.9375rem] text-soft">{name}</dt>
    <dd className="wrap-anywhere whitespace-pre-line">{words || <span className="text-soft">No answer</span>}</dd>
  </div>
);
