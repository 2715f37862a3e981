import { formatDay } from '~/lib/format.ts';
import type { ResumeToShow } from './resume-to-show.ts';

const BUILT_IN = 'built-in';

/** When the résumé was made, and who wrote its text. */
export const WrittenBy = ({ resume: { created_at, written_by } }: { resume: ResumeToShow }) => (
  <>
    Made on <time dateTime={created_at}>{formatDay(created_at)}</time>.{' '}
    {written_by === BUILT_IN
      ? 'Its text was written from your answers by our built-in writer.'
      : 'Its text was written from your answers by AI: please read it before you share it.'}
  </>
);
