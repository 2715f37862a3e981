const NOT_KNOWN = /^(?:n\/?a|none|no|unknown|not known|not sure|unsure|no idea|don['’]?t know|idk|other|[?\-–.]+)$/iu;

/** Whether an owner filled in a field with a word for "I do not know": that is no answer. */
export const isNotKnown = (typed: string): boolean => NOT_KNOWN.test(typed.trim());
