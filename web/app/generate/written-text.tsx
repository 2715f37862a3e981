import { PROSE_FIELDS, type Prose } from '@pawsume/contract/resumes';
import { useEffect, useRef } from 'react';
import { Skeleton } from '~/ui/skeleton.tsx';
import type { TextSoFar } from './text-so-far.ts';

/** Left free below what is followed; in pixels. */
const MARGIN = 24;

/** A scrolling box that keeps the last sentence in sight as long as nobody scrolls up in it. */
const useFollowed = (sentences: readonly unknown[]) => {
  const box = useRef<HTMLElement>(null);
  const followedTo = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what is added.
  useEffect(() => {
    const { current } = box;
    const last = [...(current?.querySelectorAll<HTMLElement>('[data-sentence]') ?? [])].at(-1);
    if (!current || !last || current.scrollTop < followedTo.current) return;
    const bottom = last.getBoundingClientRect().bottom - current.getBoundingClientRect().bottom + MARGIN;
    if (bottom > 0) current.scrollTop += bottom;
    followedTo.current = current.scrollTop;
  }, [sentences]);
  return box;
};

interface Props {
  petName: string;
  sentences: TextSoFar['sentences'];
}

/** The text as far as it is written, on a sheet of one size that follows its last sentence. */
export const WrittenText = ({ petName, sentences }: Props) => {
  const sheet = useFollowed(sentences);
  const headings: Record<keyof Prose, string> = {
    one_liner_description: 'In one line',
    rewritten_pet_description: `About ${petName || 'your pet'}`,
    rewritten_owner_description: 'About the owner',
  };
  return (
    <section
      ref={sheet}
      aria-label="The text so far"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
      tabIndex={0}
      className="h-72 overflow-y-auto overscroll-contain rounded-xl bg-surface p-4 sm:p-5"
    >
      <dl className="grid gap-4">
        {PROSE_FIELDS.map((field) => (
          <div key={field}>
            <dt className="mb-1 text-sm font-semibold text-soft">{headings[field]}</dt>
            <dd>
              <Part texts={sentences.filter((sentence) => sentence.field === field).map(({ text }) => text)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

const Part = ({ texts }: { texts: readonly string[] }) =>
  texts.length === 0 ? (
    <Skeleton className="mt-2 h-4 w-4/5" />
  ) : (
    <p>
      {texts.map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences are only added, at the end.
        <span key={place} data-sentence className="motion-safe:animate-arrive-softly">
          {text}{' '}
        </span>
      ))}
    </p>
  );
