import type { BodyToSend } from '@pawsume/contract/call';
import { CANNOT_SAY, OWN_FACTS } from '@pawsume/contract/confirmation-facts';
import {
  answerConfirmation,
  askReference,
  type ConfirmationToAnswer,
  listConfirmations,
  openConfirmation,
  tellFacts,
  type Verdict,
} from '@pawsume/contract/confirmations';
import { expect } from 'vitest';
import { tokenIn } from '../accounts/mails.ts';
import { confirmEmailOf, makeOwner, makePet } from '../harness/make.ts';
import type { TestApp } from '../harness/start-app.ts';

type Ask = BodyToSend<typeof askReference>;

export const LANDLORD: Ask = { kind: 'Landlord', name: 'Pat Low', by: 'mail', email: 'pat@landlord.example' };

/** Somebody with a confirmed address and a pet. */
export const makeAsker = async (app: TestApp) => {
  const owner = await makeOwner(app);
  await confirmEmailOf(app, owner);
  return { ...owner, petId: await makePet(app, owner.token) };
};
export type Asker = Awaited<ReturnType<typeof makeAsker>>;

export const askBy = (
  app: TestApp,
  { token, petId }: Pick<Asker, 'token' | 'petId'>,
  body: Ask = LANDLORD,
  headers = {},
) => app.send(askReference, { as: token, params: { id: petId }, body, headers });

/** The token of the newest letter that asks this address. */
export const tokenMailedTo = async ({ inbox }: TestApp, email: string): Promise<string> => {
  const { links } = await inbox.mailbox.next(email, ({ subject }) => subject.includes('asks you about'));
  return tokenIn(links.find((link) => !link.includes('never')));
};

/** Asks by a link that is handed on. Returns its token and the request's id. */
export const handOn = async (
  app: TestApp,
  asker: Pick<Asker, 'token' | 'petId'>,
  some: Partial<Ask> = {},
  headers = {},
) => {
  const asked = await askBy(app, asker, { kind: 'Landlord', name: 'Pat Low', ...some, by: 'link' }, headers);
  expect(asked).toMatchObject({ status: 201 });
  return { token: tokenIn(asked.answer.link), id: asked.answer.id };
};

/** Answers that contradict nothing: what is a choice cannot be said, what is a text is told. */
export const plainFacts = (kind: Ask['kind'], some: Record<string, string> = {}): Record<string, string> => ({
  ...Object.fromEntries(OWN_FACTS[kind].map(({ id, input }) => [id, input === 'text' ? 'in 2023' : CANNOT_SAY])),
  ...some,
});

interface Answering {
  facts?: Record<string, string>;
  verdict?: (answer: string) => Verdict;
  correction?: string;
  words?: string;
  signed?: string;
  never_again?: boolean;
  headers?: Record<string, string>;
  as?: string;
}

/** Opens a link, tells the facts of one's own part unless they are told, and judges all lines. Returns what came of it. */
export const answerBy = async (app: TestApp, token: string, given: Answering = {}) => {
  const { facts, verdict = () => 'confirmed' as const, correction = 'It was otherwise.', headers = {}, as } = given;
  const from = { headers, ...(as && { as }) };
  const opened = await app.send(openConfirmation, { body: { token }, ...from });
  if (opened.status !== 200) return opened;
  const said = plainFacts(opened.answer.kind, facts);
  const isTold = opened.answer.stage === 'answered';
  const told = isTold ? opened : await app.send(tellFacts, { body: { token, said }, ...from });
  if (told.status !== 200) return told;
  return app.send(answerConfirmation, {
    body: {
      ...{
        token,
        words: given.words ?? '',
        signed: given.signed ?? 'Pat Low',
        never_again: given.never_again ?? false,
      },
      lines: judged(told.answer, verdict, correction),
    },
    ...from,
  });
};

export const judged = (told: ConfirmationToAnswer, verdict: (answer: string) => Verdict, correction: string) =>
  told.lines.map(({ answer, page }) => ({
    ...{ answer, page, verdict: verdict(answer) },
    correction: verdict(answer) === 'corrected' ? correction : '',
  }));

/** The requests of this pet, as its owner sees them. */
export const requestsOf = async (app: TestApp, { token, petId }: Pick<Asker, 'token' | 'petId'>) =>
  (await app.send(listConfirmations, { as: token, params: { id: petId } })).answer.requests;
