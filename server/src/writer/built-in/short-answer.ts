import { oneLine, small } from '../text/mend.ts';
import type { Pet } from './pet.ts';

const JUDGED =
  /^((?:(?:very|pretty|really|quite|mostly|generally) )?(?:good|great|excellent|fine|ok|okay|perfect|fair|average|mixed|poor|bad|positive|negative|awful|terrible))[.!]*$/iu;
const HOW_OFTEN =
  /^(?:daily|weekly|monthly|yearly|often|occasionally|sometimes|rarely|regularly|seldom|(?:every|once|twice|three times) [^.!?:;]{1,40})[.!]?$/iu;
const LIKED = /^(?:loved|liked|enjoyed|hated) (?:it|them)\b/iu;

/** Returns "Her owner calls her health good." for an answer that is one judgement; a longer answer stays as typed. */
export const withSubject = (typed: string, subject: string, { They, TheirOwner }: Pet): string => {
  const text = oneLine(typed);
  const [, judgement] = JUDGED.exec(text) ?? [];
  if (judgement) return `${TheirOwner} calls ${subject} ${judgement.toLowerCase()}.`;
  return LIKED.test(text) ? `${They} ${small(text)}` : typed;
};

/** Returns "He goes to a groomer every six weeks" for an answer that only goes on from its question; else an empty text. */
export const careInBrief = (typed: string, goes: string, cared: string): string => {
  const text = oneLine(typed).replace(/[.!]$/u, '');
  if (HOW_OFTEN.test(text)) return `${goes} ${small(text)}`;
  if (/^(?:at|in) (?:my |our |the )?(?:own )?(?:home|house|place)$/iu.test(text)) return `${cared} at home`;
  return /^\p{Lu}[\p{L}’'&-]*(?: \p{Lu}[\p{L}’'&-]*){1,3}$/u.test(text) ? `${goes} (${text})` : '';
};
