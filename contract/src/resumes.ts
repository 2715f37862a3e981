import { z } from 'zod';
import { defineCall } from './call.ts';
import { done, id, idParams, picturePath, reported, timestamp, version } from './fields.ts';
import { messages } from './messages.ts';
import { look, PURPOSES, pageSettings } from './page-settings.ts';
import { step4Input } from './pet-steps/step4.ts';

/** What the specification calls 'for example Paid': other servers may say more. Ours says one of two. */
export type ResumeStatus = 'Paid' | 'Unpaid';
const status = z.string();

/** The writer that takes no model, as `written_by` names it; a model has its own name there. */
export const BUILT_IN = 'built-in';

/** The three fields a writer writes and the owner may edit. */
export const prose = z.object({
  one_liner_description: z.string(),
  rewritten_pet_description: z.string(),
  rewritten_owner_description: z.string(),
});
export type Prose = z.infer<typeof prose>;

export const PROSE_FIELDS = prose.keyof().options;

export const PROSE_LIMITS = { one_liner: 200, pet: 1500, owner: 1000 } as const;

/** The name of the answer's field, and the step that asks for it. */
export const answer = { answer: z.string(), step: z.literal([1, 2, 3, 4, 5]) };
/** An answer that is another one than when the sentences were written that rest on it. */
const changedAnswer = z.object({ ...answer, before: z.string(), now: z.string(), sentences: z.array(z.string()) });
export type ChangedAnswer = z.infer<typeof changedAnswer>;
/** A sentence that says the opposite of an answer. */
const contradiction = z.object({ ...answer, sentence: z.string(), now: z.string() });
export type Contradiction = z.infer<typeof contradiction>;

const myResume = z.object({
  resume_id: id,
  pet_id: id.nullable().optional(),
  pet_name: z.string(),
  picture: picturePath,
  created_at: timestamp,
  status,
  /** Answers were changed that its text rests on. */
  answers_changed: z.boolean().optional(),
});
export type MyResume = z.infer<typeof myResume>;

const resumeItem = z.object({
  /** Missing where a server of the specification sends none: then the entry cannot be opened or deleted. */
  id: id.optional(),
  pet_name: z.string(),
  created_at: timestamp,
  picture: picturePath.optional(),
  status: status.optional(),
  answers_changed: z.boolean().optional(),
});
export type ResumeItem = z.infer<typeof resumeItem>;

const resume = z.object({
  id: id.optional(),
  pet_id: id.nullable(),
  pet_name: z.string().optional(),
  created_at: timestamp.optional(),
  status: status.optional(),
  is_paid: z.boolean().optional(),
  /** Who wrote the text: BUILT_IN, or the model's name. */
  written_by: z.string().optional(),
  /** A model was asked to write it and failed: the built-in writer wrote it. */
  model_failed: z.boolean().optional(),
  /** When the page as it is now was last downloaded for a credit; null where it was changed since, or never was. */
  downloaded_at: timestamp.nullable().optional(),
  changed_answers: z.array(changedAnswer).optional(),
  contradictions: z.array(contradiction).optional(),
  page: pageSettings.optional(),
  /** The open questions whose answers would do most for the page, by the names of their fields in the form. */
  missing_answers: z.array(z.object(answer)).optional(),
  /** Contacts that were typed into texts, and that the page leaves out as its settings hide them. */
  hidden_contacts: z.array(z.string()).optional(),
  /** Of the text. */
  version: version.optional(),
});

const call = { tag: 'resumes', access: 'user', answerKind: 'json', status: 200 } as const;

const ofPet = z.object({ pet_id: idParams.shape.id });

/** Each is told when that work begins. */
export const WRITING_STAGES = ['reading', 'writing', 'checking', 'saving'] as const;
export type WritingStage = (typeof WRITING_STAGES)[number];

/** Progress of a text while it is written. In the end the sentences are the text; the stored one has paragraphs, too. */
const writingEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('stage'), stage: z.enum(WRITING_STAGES) }),
  /** The next part of a field, which has passed all checks. */
  z.object({ event: z.literal('sentence'), field: prose.keyof(), text: z.string() }),
]);
export type WritingEvent = z.infer<typeof writingEvent>;

export const generateResume = defineCall({
  ...call,
  method: 'POST',
  path: '/pet/generate-resume/:pet_id',
  summary: 'Write a résumé for a pet',
  params: ofPet,
  body: z.object({ owner: step4Input.partial().optional(), purpose: z.enum(PURPOSES).optional() }).nullish(),
  answer: z.object({ resume_id: id, written_by: z.string().optional(), model_failed: z.boolean().optional() }),
  events: writingEvent,
  status: 201,
});

export const stopGenerating = defineCall({
  ...call,
  method: 'DELETE',
  path: '/pet/generate-resume/:pet_id',
  summary: 'Stop what is being written for a pet; nothing of it is kept',
  params: ofPet,
  answer: done,
});

/** Part of a list, newest first: at most so many, of those older than one. All of them where nothing is said. */
const listPart = z.object({
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .transform(Number)
    .optional(),
  before: idParams.shape.id.optional(),
});
export type ListPart = z.infer<typeof listPart>;

export const listMyResumes = defineCall({
  ...call,
  method: 'GET',
  path: '/user/resumes',
  summary: 'My résumés, for the profile',
  query: listPart,
  long: true,
  answer: z.array(myResume),
});

export const listResumes = defineCall({
  ...call,
  method: 'GET',
  path: '/resumes',
  summary: 'My résumés',
  query: listPart,
  long: true,
  answer: z.array(resumeItem),
});

export const getResume = defineCall({
  ...call,
  method: 'GET',
  path: '/resumes/:id',
  summary: 'One résumé',
  params: idParams,
  answer: resume,
});

/** How long a deleted résumé can be brought back. */
export const UNDO_S = 30;

export const deleteResume = defineCall({
  ...call,
  method: 'DELETE',
  path: '/resumes/:id',
  summary: `Delete a résumé; for ${UNDO_S} seconds it can be brought back`,
  params: z.object({ id: z.string().min(1, messages.resumes.idMissing).pipe(idParams.shape.id) }),
  answer: reported,
});

export const restoreResume = defineCall({
  ...call,
  method: 'POST',
  path: '/resumes/:id/restore',
  summary: `Bring a résumé back that was deleted within the last ${UNDO_S} seconds`,
  params: idParams,
  answer: done,
});

/** A text of a page by its name there, and the answer or the written text that it is. */
const textOfPage = z.object({
  name: z.string(),
  answer: z.string().optional(),
  step: answer.step.optional(),
  field: prose.keyof().optional(),
});

/** Why not all of a text is on the page: there was no room, or no font has its characters. */
const LEFT_OUT_REASONS = ['room', 'signs'] as const;

/** One of which a page does not show all; for want of room, where no reason is said. */
const leftOut = textOfPage.extend({ reason: z.enum(LEFT_OUT_REASONS).optional() });
export type LeftOut = z.infer<typeof leftOut>;

/** Fractions of the sheet's width and height, from its upper left corner. */
const box = { x: z.number(), y: z.number(), width: z.number(), height: z.number() };

/** Where a text stands. */
const place = textOfPage.extend(box);
export type Place = z.infer<typeof place>;

const photoPlace = z.object({ ...box, round: z.boolean() });
export type PhotoPlace = z.infer<typeof photoPlace>;

/** What is said of the picture of a page. */
export const drawnPage = z.object({
  /** Of the sheet, in millimetres. */
  sheet: z.object({ width: z.number(), height: z.number() }),
  /** All that stands on it in reading order, and which of it are headings, of the first or the second level. */
  words: z.array(z.object({ text: z.string(), heading: z.literal([1, 2]).optional() })),
  /** In reading order. */
  places: z.array(place),
  /** Where the photo stands, or what stands for it; `round` where it is cut to a circle. */
  photo: photoPlace.optional(),
});
export type DrawnPage = z.infer<typeof drawnPage>;

/** In pixels. */
export const WIDEST_PICTURE = 1240;
export const PICTURE_WIDTHS = [620, 930, WIDEST_PICTURE] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export const pictureQuery = z.object({
  width: z
    .literal(PICTURE_WIDTHS.map((width) => `${width}` as const))
    .transform(Number)
    .optional(),
});

export const previewResume = defineCall({
  ...call,
  method: 'GET',
  path: '/resumes/:id/preview',
  summary: 'The page with its watermark, as HTML of exactly the proportions of its paper',
  params: idParams,
  /** The look is the résumé’s own, but for what is named here. */
  query: pictureQuery.extend(look.partial().shape),
  answerKind: 'html',
  about: drawnPage,
});

export const listLeftOut = defineCall({
  ...call,
  method: 'GET',
  path: '/resumes/:id/left-out',
  summary:
    'What the page does not show: texts of which whole sentences were left out, or with characters that no font has',
  params: idParams,
  answer: z.array(leftOut),
});

export const downloadResume = defineCall({
  ...call,
  method: 'GET',
  path: '/resumes/:id/download',
  summary: 'The page as a PDF; spends one credit unless the résumé is paid',
  params: idParams,
  answerKind: 'pdf',
});
