import type { Prose, WritingEvent } from '@pawsume/contract/resumes';
import type { Told } from './built-in/passage.ts';
import type { WriterFacts } from './facts.ts';

/** Where a language model is reached. Without `baseUrl` it is the provider's own address. */
export interface AiConfig {
  provider: 'openai-compatible' | 'anthropic';
  model: string;
  /** The model that checks what was written; `model` if left out. */
  judgeModel?: string;
  baseUrl?: string;
  apiKey: string;
}

export interface WrittenProse {
  prose: Prose;
  /** Parts of each field, with the answers each part rests on. */
  told: Record<keyof Prose, readonly Told[]>;
  /** `built-in`, or the model's name. */
  writtenBy: string;
  /** True if a model was asked, but the built-in writer took over. */
  fellBack: boolean;
}

/** Options of a caller that follows the writing. */
export interface Watching {
  /** Stops the writing: `write` rejects with its reason, and no further call to a model is made. */
  signal?: AbortSignal;
  /**
   * Receives each stage when it begins, and each part of the text once it is checked. When `write` resolves, the parts
   * are its prose, joined by spaces.
   */
  tell?: (event: WritingEvent) => void;
}

export interface Writer {
  /**
   * Writes the three prose fields, each within PROSE_LIMITS characters and ending in punctuation. Never rejects for a
   * fault of a model. A model learns no name of the owner: neither the one in the facts nor any they are `knownAs` besides.
   */
  write(facts: WriterFacts, knownAs?: readonly string[], watching?: Watching): Promise<WrittenProse>;
}

export interface WriterOptions {
  /** Total time for a model: to write and to judge, with all tries and pauses; in milliseconds. */
  deadlineMs?: number;
  /** The pause before the second try, up to twice as long by chance; in milliseconds. */
  pauseMs?: number;
  /** Receives why the built-in writer took over: a short code, nothing of the pet or its owner. */
  onFallback?: (reason: string) => void;
}
