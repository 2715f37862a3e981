import { drawNewPetPage, drawPetPage, drawVisitorPage } from '@pawsume/contract/draft-page';
import type { Context } from '#context';
import { getPet } from '#features/pets/queries';
import { demandCompleteProfile } from '#features/users/profile';
import type { Serve } from '#http/serve';
import { maskAddress } from '#limits/keys';
import { previewAnswer } from '../describe-page.ts';
import { openDraftTurns } from './draft-turns.ts';
import { drawNewDraft, drawPetDraft } from './draw-draft.ts';

/** However many visitors type, they have one page drawn at a time: those with an account never wait for them all. */
const VISITORS = { width: 1, maxWaiting: 200 } as const;
const OWNERS = { width: Number.POSITIVE_INFINITY, maxWaiting: 2000 } as const;

/** The page beside the form, while it is filled in. */
export const registerDraftPages = (serve: Serve, context: Context): void => {
  const visitors = openDraftTurns(VISITORS);
  const owners = openDraftTurns(OWNERS);

  serve(drawVisitorPage, async ({ address, body, query: { width, tab } }) =>
    previewAnswer(
      await visitors.take(maskAddress(address), () => drawNewDraft(context, { user: null, typed: body, width }), tab),
    ),
  );

  serve(drawNewPetPage, async ({ caller: { user }, body, query: { width, tab } }) => {
    demandCompleteProfile(user);
    return previewAnswer(await owners.take(user.id, () => drawNewDraft(context, { user, typed: body, width }), tab));
  });

  serve(drawPetPage, async ({ caller: { user }, params, body: { purpose, ...typed }, query: { width, tab } }) => {
    demandCompleteProfile(user);
    const pet = await getPet(context.db, user.id, params.pet_id);
    const draw = () => drawPetDraft(context, { user, pet, typed, purpose, width });
    return previewAnswer(await owners.take(user.id, draw, tab));
  });
};
