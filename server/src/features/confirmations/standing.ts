import { CANNOT_SAY, type ConfirmationKind, OWN_FACTS } from '@pawsume/contract/confirmation-facts';
import type { ConfirmationState } from '@pawsume/contract/confirmations';
import type { ConfirmationRow, StoredLine } from '#db/types';
import { isSame, type PageLine } from './page-lines.ts';

type Said = Record<string, string>;

/** Whether somebody answered the facts of their own part otherwise than a line of the page says. */
export const contradicts = (kind: ConfirmationKind, said: Said, { answer, choice }: PageLine): boolean =>
  choice !== '' &&
  OWN_FACTS[kind].some((fact) => {
    const told = said[fact.id] ?? '';
    if (fact.answer !== answer || fact.input === 'text' || told === '' || told === CANNOT_SAY) return false;
    return told !== choice && !(fact.tellsOnlyPart && told === 'No');
  });

/** Whether they would not have the pet again. */
const wouldNot = (kind: ConfirmationKind, said: Said): boolean =>
  OWN_FACTS[kind].some(({ id, yes }) => yes !== undefined && said[id] === 'No');

/** What they would do again, as it is printed. */
export const wouldAgain = (kind: ConfirmationKind, said: Said, pet: string): string[] =>
  OWN_FACTS[kind].flatMap(({ id, yes }) => (yes && said[id] === 'Yes' ? yes(pet) : []));

/** What stands on the page now of an answer; empty where nothing does. */
export const nowOf = (lines: readonly PageLine[], answer: StoredLine['answer']): string =>
  lines.find((line) => line.answer === answer)?.page ?? '';

/**
 * How an answered request stands against the page as it is now. One that was confirmed and says something else now takes the
 * whole mark away, until it says the same again; so does a line that stands although somebody corrected it, and who would not have
 * the pet again gives none.
 */
const standingOfAnswer = (row: ConfirmationRow, lines: readonly PageLine[]): ConfirmationState => {
  const { kind, said } = row;
  const stands = ({ answer, page }: StoredLine) => isSame(nowOf(lines, answer), page);
  const judged = (verdict: StoredLine['verdict']) => row.lines.filter((line) => line.verdict === verdict);
  if (row.held) return 'held';
  if (!row.independent) return 'not_independent';
  if (judged('corrected').some(stands) || wouldNot(kind, said)) return 'corrected';
  if (lines.some((line) => isConfirmed(row, line) && contradicts(kind, said, line))) return 'corrected';
  if (!judged('confirmed').every(stands)) return 'changed';
  if (judged('confirmed').length > 0 || wouldAgain(kind, said, '').length > 0) return 'confirmed';
  return judged('corrected').length > 0 ? 'corrected' : 'declined';
};

const isConfirmed = (row: ConfirmationRow, { answer }: PageLine): boolean =>
  row.lines.some((line) => line.answer === answer && line.verdict === 'confirmed');

/** How a request stands, as its owner sees it. */
export const standingOf = (row: ConfirmationRow, lines: readonly PageLine[], now: Date): ConfirmationState => {
  if (row.state === 'answered') return standingOfAnswer(row, lines);
  const isWaiting = row.state === 'asked' || row.state === 'opened';
  return isWaiting && row.expires_at <= now ? 'expired' : row.state;
};
