import { type Finding, fromLabel } from '../finding.ts';
import type { Labelled } from '../labels.ts';
import type { Line } from '../line.ts';
import type { Reading } from '../reading.ts';
import { readDates } from './dates.ts';
import { bearing, fromProse, isAsked, isOfAnother, leadUp, type Match, matches, yesOrNo } from './prose.ts';

const NAME =
  'rabies|da2pp[vc]?|da2ppl|dhlpp|dhppi?|dhpp-?l|dapp|dhp|distemper|parvo(?:virus)?|bordetella|kennel cough|lepto(?:spirosis)?|lyme|canine influenza|fvrcp-?c?|felv|feline leukemia|panleukopenia|calicivirus|rhdv ?2?|myxomatosis|myxo';
const VACCINE = new RegExp(String.raw`(?<![\p{L}-])(?:${NAME})(?![\p{L}])(?:\s?\((?:[^()\n]{1,20})\))?`, 'giu');
const NOT_GIVEN =
  /\b(?:declined?|refused|exclud\w*|not|no|never|overdue|needs?|recommend\w*|allerg\w*|reaction|titre|titer|due now|missing|waived|tag|certificate no|negative|positive|test(?:ed)?|weeks (?:and|or) older)\b/iu;
const DUE = /\b(?:due|expires?|expiry|next|valid (?:until|to)|until|booster on|remind\w*)\b/iu;
const DUE_HEADING =
  /^[^\p{L}]*(?:upcoming|reminders?|due|overdue|recommended|next|vaccines? due|vaccinations? due|services due|future|declined)\b[^.]{0,40}$/iu;
const HEADING = /^[^\p{L}]*(?:vaccin\w*|immuni[sz]ation\w*|shots|medical history|history|given)\b[^.\d]{0,40}:?$/iu;
const STATUS =
  /\b(?:(?:fully |currently |regularly )?(?:vaccinated|up[- ]to[- ]date (?:on|with|for) (?:all |his |her |their |its |my )*(?:\w+ )?(?:vaccin\w+|shots)|(?:vaccines|vaccinations|shots) (?:are |all )*(?:up[- ]to[- ]date|current)|(?<=\b(?:is|are|am|['’][sm]) )utd(?= and |,|\.)|utd on (?:all )?(?:vaccin\w+|shots)|(?:has|have|had) (?:had )?(?:all )?(?:of )?(?:his|her|their|my|its) shots|unvaccinated|no vaccin(?:es|ations)))\b/giu;
const NOT_QUITE =
  /\b(?:partially|partly|first|(?<!\bthis (?:\w+ )?)one(?! (?:year|month|week))|1st|not fully|not up|some)\b/iu;

export const readVaccines = (reading: Reading): Finding[] => {
  const given = reading.lines.flatMap((line, index) => (isUnderDue(reading.lines, index) ? [] : givenOn(line)));
  return [...reading.labelled.flatMap(onLabel), ...matches(reading, STATUS).flatMap(statusOf), ...given];
};

const statusOf = (match: Match): Finding[] => {
  const before = leadUp(match);
  if (isAsked(match) || isOfAnother(match) || /\bfees?\b/iu.test(before) || NOT_QUITE.test(`${before} ${match.words}`))
    return [];
  if (/^(?:unvaccinated|no )/iu.test(match.words)) {
    return bearing(before) === 'said' ? [fromProse(match, { field: 'is_vaccinated', value: 'No' })] : [];
  }
  const said = bearing(before);
  // "Not up to date" may be vaccinated all the same.
  if (said === 'denied' && !/vaccinated$/iu.test(match.words)) return [];
  return yesOrNo(match, 'is_vaccinated', said);
};

/** Whether the last heading above says that what follows is still to be given. */
const isUnderDue = (lines: readonly Line[], index: number): boolean => {
  const above = lines.slice(Math.max(0, index - 30), index).toReversed();
  const heading = above.find(({ text }) => DUE_HEADING.test(text) || HEADING.test(text));
  return heading !== undefined && DUE_HEADING.test(heading.text);
};

const onLabel = (labelled: Labelled): Finding[] => {
  const words =
    labelled.key === 'vaccinated'
      ? /^(?:yes|no|current|up[- ]to[- ]date|none)\b/iu.exec(labelled.value)?.[0]
      : undefined;
  if (!words) return [];
  const value = /^n/iu.test(words) ? 'No' : 'Yes';
  return [fromLabel(labelled, { field: 'is_vaccinated', value, words })];
};

/** What a line says was given: a vaccine with the first date on it, unless that is when it is due. */
const givenOn = ({ page, start, text }: Line): Finding[] => {
  const found = [...text.matchAll(VACCINE)];
  const first = found[0];
  if (!first || NOT_GIVEN.test(text) || /\bfees?\b[^.]{0,30}\binclud/iu.test(text)) return [];
  const [date] = readDates(text);
  const isDue = DUE.test(date ? text.slice(0, date.start) : text);
  const isTold =
    /\b(?:vaccinated|(?:has|have|had|received|current) [^.]*\b(?:vaccines?|vaccinations?|shots)|immuni[sz]ed|given|administered)\b/iu.test(
      text,
    );
  const told = { page, start: start + first.index, end: start + first.index, words: '', groups: {} };
  if (isDue || (!date && !isTold) || bearing(text.slice(0, first.index)) !== 'said' || isOfAnother(told)) return [];
  const place = { page, sure: 2 as const };
  const last = found.at(-1) ?? first;
  const until = Math.max(last.index + last[0].length, date ? date.start + date.words.length : 0);
  const from = Math.min(first.index, date?.start ?? first.index);
  const whole = { ...place, start: start + from, end: start + until };
  return [
    { ...whole, field: 'is_vaccinated', value: 'Yes' },
    ...found.map((match) => ({
      ...{ ...place, start: start + match.index, end: start + match.index + match[0].length },
      ...{ field: 'vaccinations' as const, value: match[0] },
    })),
    ...(date
      ? [
          {
            ...whole,
            field: 'vaccine_dates' as const,
            value: `${found.map((match) => match[0]).join(', ')}: ${date.words}`,
          },
        ]
      : []),
  ];
};
