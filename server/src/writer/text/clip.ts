import { splitSentences } from '#lib/sentences';

/** Cuts text to `max` characters, at the end of a sentence where one ends in time, else at a word, with an ellipsis. */
export const clip = (text: string, max: number): string => {
  if (text.length <= max) return text;
  let kept = '';
  for (const sentence of splitSentences(text)) {
    const longer = kept === '' ? sentence : `${kept} ${sentence}`;
    if (longer.length > max) break;
    kept = longer;
  }
  return kept === '' || !/[.!?…。！？][)\]”’」』）]*$/u.test(kept) ? clipWords(text, max) : kept;
};

/** At most `max` characters, cut before a clause or between words, with an ellipsis in place of what went. */
export const clipWords = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const room = text.slice(0, Math.floor(max) - 1).toWellFormed();
  const clause = room.replace(/[;:—–]\s[^;:—–]*$/u, '');
  const atWord = clause.length > max / 2 && clause !== room ? clause : room.replace(/(?<!\s)\s+\S*$/u, '');
  // Scripts without spaces have no word to cut at.
  const cut = atWord.length > max / 2 ? atWord : room.replace(/\ufffd$/u, '');
  return `${cut.replace(/(?<![\s,;:.!?\-–—(“‘&])[\s,;:.!?\-–—(“‘&]+$/u, '')}…`;
};
