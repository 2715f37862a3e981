import { diffWords } from 'diff';

interface Props {
  before: string;
  after: string;
  /** Which of the two is shown. */
  side: 'before' | 'after';
}

/** Where less of the text than this stands in both, marks on nearly every word would only hide it. */
const LEAST_IN_COMMON = 0.3;

/** One of two texts, with what the other one does not have marked: as taken out, or as added. */
export const ComparedText = ({ before, after, side }: Props) => {
  const text = side === 'before' ? before : after;
  if (text === '') return <span>—</span>;
  const parts = diffWords(before, after).filter(({ added, removed }) => (side === 'before' ? !added : !removed));
  const common = parts.reduce((sum, part) => sum + (part.added || part.removed ? 0 : part.value.length), 0);
  if (common < text.length * LEAST_IN_COMMON) return <span>{text}</span>;
  const Mark = side === 'before' ? 'del' : 'ins';
  const style = side === 'before' ? 'bg-rose-tint' : 'bg-leaf-tint decoration-leaf underline-offset-3';
  return (
    <span>
      {parts.map((part, index) =>
        part.added || part.removed ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their place
          <Mark key={index} className={style}>
            {part.value}
          </Mark>
        ) : (
          part.value
        ),
      )}
    </span>
  );
};
