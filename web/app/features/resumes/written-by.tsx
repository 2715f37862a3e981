import { BUILT_IN } from '@pawsume/contract/resumes';
import { formatDay } from '~/lib/format.ts';
import type { ResumeToShow } from './resume-to-show.ts';

/** When the résumé was made, and who wrote its text, as far as that is known. */
export const WrittenBy = ({ resume: { created_at, written_by } }: { resume: ResumeToShow }) => (
  <>
    {created_at && (
      <span>
        Made on <time dateTime={created_at}>{formatDay(created_at)}</time>.{' '}
      </span>
    )}
    {written_by && <span>{writerInWords(written_by)}</span>}
  </>
);

const writerInWords = (writtenBy: string): string =>
  writtenBy === BUILT_IN
    ? 'Its text was written from your answers by our built-in writer.'
    : 'Its text was written from your answers by AI: please read it before you share it.';
