import { oneLine } from '../text/mend.ts';
import { numberInWords } from '../text/numbers.ts';

const SINCE = /^since (\p{L}*\.? ?\d{4})\b/iu;
const UNIT = '(?:years?|yrs?|months?|mos?|weeks?|days?)';
const SPAN = new RegExp(
  String.raw`^(?:for\s+)?((?:about|around|almost|nearly|over|more than|less than|just over)\s+)?(\d{1,3}(?:[.,]\d)?\+?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many|a few|a couple of)\s*(${UNIT})(\s+and\s+\d{1,2}\s+${UNIT})?(?![\p{L}\p{N}])`,
  'iu',
);

/** "for two years" or "since 2021", from the start of what was typed; empty where that cannot be read as a time. */
export const durationPhrase = (typed: string): string => {
  const text = oneLine(typed);
  const since = SINCE.exec(text);
  if (since) return `since ${since[1]}`;
  const span = SPAN.exec(text);
  if (!span) return '';
  const [, hedge = '', count = '', unit = '', more = ''] = span;
  const number = /^\d{1,2}$/u.test(count) ? numberInWords(Number(count)) : count.toLowerCase();
  return `for ${hedge.toLowerCase()}${number} ${unitName(unit, count)}${more.toLowerCase()}`;
};

const unitName = (unit: string, count: string): string => {
  const full = [
    [/^y/iu, 'year'],
    [/^m/iu, 'month'],
    [/^w/iu, 'week'],
  ].find(([pattern]) => pattern instanceof RegExp && pattern.test(unit))?.[1];
  return `${full ?? 'day'}${/^(?:1|an?|one)$/iu.test(count) ? '' : 's'}`;
};
