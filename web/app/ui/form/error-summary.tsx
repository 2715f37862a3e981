import { useEffect, useRef } from 'react';
import { Notice } from '../notice.tsx';

interface Props {
  notice: { id: string; message: string | null };
  /** What is wrong with which field, in the order of the form. */
  problems: readonly { label: string; message: string; goTo: () => void }[];
  /** How often the form was submitted: after each time the summary takes the focus. */
  tries: number;
}

const SOME = 'Please look at these answers again:';

/** All that is wrong with a form, with a way to each field. Stands right above the buttons and takes the focus there. */
export const ErrorSummary = ({ notice, problems, tries }: Props) => {
  const summary = useRef<HTMLDivElement>(null);
  const seen = useRef(tries);
  useEffect(() => {
    if (tries === seen.current) return;
    seen.current = tries;
    summary.current?.focus();
  }, [tries]);
  if (problems.length === 0) return null;
  return (
    <div ref={summary} tabIndex={-1} className="rounded-2xl">
      <Notice tone="error" id={notice.id}>
        <p>{notice.message ?? SOME}</p>
        <ul className="mt-1 grid">
          {problems.map(({ label, message, goTo }) => (
            <li key={label}>
              <button type="button" className="min-h-11 text-left text-link" onClick={goTo}>
                {message === notice.message ? label : `${label}: ${message}`}
              </button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
};
