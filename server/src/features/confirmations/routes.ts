import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import {
  answerConfirmation,
  askAgain,
  askReference,
  declineConfirmation,
  listConfirmations,
  openConfirmation,
  reportConfirmation,
  showConfirmation,
  stopConfirmation,
  tellFacts,
} from '@pawsume/contract/confirmations';
import type { Context } from '#context';
import type { Serve } from '#http/serve';
import { answer, decline, open, tell } from './answer.ts';
import { ask, askOnceMore } from './ask.ts';
import { show, stop } from './change.ts';
import { list } from './list.ts';
import { markOwnerBrowser } from './owner-browser.ts';
import { report } from './report.ts';

export const registerConfirmations = (serve: Serve, context: Context): void => {
  serve(listConfirmations, async ({ caller, params }) => list(context, { userId: caller.user.id, petId: params.id }));

  serve(askReference, async ({ caller, params, body, cookies }) => {
    const asking = { userId: caller.user.id, browserHash: markOwnerBrowser(cookies), petId: params.id };
    const asked = await ask(context, { ...asking, ...body });
    return { msg: sentenceOf(asked, body.name), ...asked };
  });

  serve(askAgain, async ({ caller, params, body, cookies }) => {
    const asking = { userId: caller.user.id, browserHash: markOwnerBrowser(cookies), id: params.id };
    const { id: _same, ...asked } = await askOnceMore(context, { ...asking, email: body.email });
    return { msg: sentenceOf(asked, 'Your reference'), ...asked };
  });

  serve(stopConfirmation, async ({ caller, params }) => {
    await context.db.transaction().execute((tx) => stop(tx, { userId: caller.user.id, id: params.id }));
    return { msg: messages.stopped };
  });

  serve(showConfirmation, async ({ caller, params, body }) => {
    await show(context, { userId: caller.user.id, id: params.id, ...body });
    return { msg: messages.shownChanged };
  });

  serve(openConfirmation, async ({ body, headers, cookies }) => open(context, { token: body.token, headers, cookies }));

  serve(tellFacts, async ({ body, headers, cookies }) =>
    tell(context, { token: body.token, headers, cookies }, body.said),
  );

  serve(answerConfirmation, async ({ body: { token, ...judged }, headers, cookies }) => {
    await answer(context, { token, headers, cookies }, judged);
    return { msg: judged.never_again ? `${messages.answered} ${messages.neverAgain}` : messages.answered };
  });

  serve(declineConfirmation, async ({ body, headers, cookies }) => ({
    msg: await decline(context, { token: body.token, headers, cookies }, body.never_again),
  }));

  serve(reportConfirmation, async ({ body, headers, cookies, address }) => {
    await report(context, { ...body, headers, cookies, address });
    return { msg: messages.reported };
  });
};

const sentenceOf = ({ link }: { link?: string }, name: string): string =>
  link === undefined ? messages.asked(name) : messages.linkMade;
