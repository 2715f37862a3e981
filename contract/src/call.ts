import type { ZodObject, ZodType, z } from 'zod';

export const API_BASE = '/api';

export const EVENT_STREAM = 'text/event-stream';

/** As browsers read it: `about`, which is JSON, and `picture`, which is a JPEG. */
export const PICTURE_PARTS = 'multipart/form-data';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may make a call: `user` needs any live session, `admin` one whose account has the admin role. */
export type Access = 'anyone' | 'user' | 'admin';

/** What the answer's body is. `redirect` answers 303 with a Location, `archive` with a ZIP, `file` with a PDF or a JPEG. */
export type AnswerKind = 'json' | 'html' | 'pdf' | 'archive' | 'file' | 'redirect';

/** The one file of a multipart call. */
export interface FilePart {
  field: string;
  maxBytes: number;
  required: boolean;
  /** The sentence for a missing file, and for one over `maxBytes`. */
  missing: string;
  tooLarge: string;
}

export interface Call {
  method: Method;
  /** Below API_BASE, with `:name` for parameters. */
  path: `/${string}`;
  access: Access;
  tag: string;
  summary: string;
  params?: ZodObject;
  query?: ZodObject;
  body?: ZodType;
  file?: FilePart;
  /** The body is handed over as the bytes that arrived: signatures are made over those. */
  rawBody?: true;
  answerKind: AnswerKind;
  /** Present for `json` answers: what leaves is parsed against it. */
  answer?: ZodType;
  /** The answer is a list of any length, which is sent while it is read. */
  long?: true;
  /**
   * What is told while the answer is made, to who accepts EVENT_STREAM: each object of this union travels as an event of the
   * name that its `event` has. The last event is `done`, with the answer, or `failed`, with a `failedEvent`.
   */
  events?: ZodType<{ event: string }>;
  /**
   * What is said of the picture that an `html` answer is about. Who accepts PICTURE_PARTS gets the two in place of the
   * document.
   */
  about?: ZodType;
  status: 200 | 201 | 303;
}

/** Checks the answer of a call. Throws where it is not as the call's schema has it. */
export const parseAnswer = <C extends Call>(call: C, answer: unknown): AnswerOf<C> =>
  // The type is read from the same schema; TypeScript cannot follow that through `C`.
  call.answer?.parse(answer) as AnswerOf<C>;

/** One of the events of a call; undefined for data that is none. */
export const parseEvent = <C extends Call>(call: C, data: unknown): EventOf<C> | undefined =>
  // As for the answer.
  call.events?.safeParse(data).data as EventOf<C> | undefined;

/** Describes a call once; server, client, tests and OpenAPI read it from here. */
export const defineCall = <const C extends Call>(call: C): C => call;

type Output<T> = T extends ZodType ? z.output<T> : undefined;
type Input<T> = T extends ZodType ? z.input<T> : undefined;
type Part<C, K extends string> = C extends Record<K, infer T> ? T : undefined;

export type ParamsOf<C> = Output<Part<C, 'params'>>;
export type QueryOf<C> = Output<Part<C, 'query'>>;
export type BodyOf<C> = Output<Part<C, 'body'>>;
export type AnswerOf<C> = Output<Part<C, 'answer'>>;
export type EventOf<C> = Output<Part<C, 'events'>>;
export type AboutOf<C> = Output<Part<C, 'about'>>;
/** What a client writes, before defaults and trimming. */
export type BodyToSend<C> = Input<Part<C, 'body'>>;
export type QueryToSend<C> = Input<Part<C, 'query'>>;
