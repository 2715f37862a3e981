import { PAPER_SIZES } from '@pawsume/contract/page-settings';
import { type FieldId, labelOfAnswer, STEP_OF_FIELD } from '@pawsume/contract/pet-steps/answer-id';
import { resumeMessages } from '@pawsume/contract/resume-messages';
import { type DrawnPage, type LeftOut, PROSE_FIELDS, type Prose } from '@pawsume/contract/resumes';
import type { PictureAnswer } from '#http/picture-parts';
import type { Losses } from '#press/losses';
import type { Source } from '#press/page';
import { previewHtml } from '#press/preview/html';
import { listWords } from '#press/preview/words';
import type { DrawnPreview } from '#press/worker';

/** What a page had no room for, and what it has no signs for, each with where its text can be changed. */
export const describeLeftOut = ({ trimmed, undrawn }: Losses): LeftOut[] => [
  ...undrawn.map(({ name, source }) => ({ name, ...describeSource(source), reason: 'signs' as const })),
  ...trimmed.map(({ name, source }) => ({ name, ...describeSource(source), reason: 'room' as const })),
];

/** A drawn page as a picture with what is said of it, and as a document. */
export const previewAnswer = (drawn: DrawnPreview): PictureAnswer<DrawnPage> => ({
  about: describePage(drawn),
  picture: drawn.picture,
  html: () => previewHtml(drawn),
});

/** What stands on a page, and where what can be changed of it. */
const describePage = ({ page, places, photo }: DrawnPreview): DrawnPage => ({
  sheet: PAPER_SIZES[page.look.paper],
  words: listWords(page),
  places: places.map(({ source, name, ...box }) => ({
    name: name ?? nameOf(source),
    ...describeSource(source),
    ...box,
  })),
  photo,
});

const nameOf = (source: NonNullable<Source>): string =>
  isProse(source) ? resumeMessages.oneLiner : labelOfAnswer(source);

const describeSource = (source: Source): Omit<LeftOut, 'name' | 'reason'> => {
  if (source === null) return {};
  return isProse(source) ? { field: source } : { answer: source, step: STEP_OF_FIELD[source] };
};

const isProse = (source: FieldId | keyof Prose): source is keyof Prose =>
  PROSE_FIELDS.some((field) => field === source);
