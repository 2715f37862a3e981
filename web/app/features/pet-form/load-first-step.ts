import type { User } from '@pawsume/contract/users';
import { loadMe } from '~/api/me.ts';
import { petDraftKey } from '~/api/pet-draft-key.ts';
import { readToken } from '~/api/session.ts';
import { dropOldVisitorDrafts, visitorDraft } from '~/api/visitor-drafts.ts';
import { openDraft } from '~/lib/draft-store.ts';
import { type LoadedStep, loadStep, orProblem, type Troubled } from './load-step.ts';
import { petIdIn } from './pet-id.ts';
import { completeProfile } from './problem.ts';
import { isPetOf, myPet, type WaitingPet, waitingPet } from './step1/visitor-pet.ts';

/** Which step a kept pet leads to: the one that Save stays on, or the one that Next goes to. */
export type LeadsTo = 1 | 2;

export interface LoadedNew {
  kind: 'new';
  username: string;
  /** Where its draft lies. */
  draftKey: string;
  /** Set for what a visitor typed, who has an account now: it is saved at once. */
  keep?: LeadsTo;
  /** A pet that was described on this device before anybody logged in. */
  waiting: WaitingPet | null;
}

/** Somebody without an account, who fills the step all the same. */
export type LoadedVisitor = { kind: 'visitor' };

/** What is still asked for before a visitor's pet can be kept. */
export type BeforeKept =
  | { kind: 'account'; petName: string; petType: string; leadsTo: LeadsTo }
  | { kind: 'profile'; petName: string; petType: string; me: User }
  | { kind: 'whose'; petName: string; username: string };

export type FirstStep = LoadedStep<1> | LoadedNew | LoadedVisitor | BeforeKept;

interface Wish {
  leadsTo: LeadsTo;
  loggedInForIt: boolean;
}

const wishIn = (request: Request): Wish | null => {
  const query = new URL(request.url).searchParams;
  const keep = query.get('keep');
  if (keep === null) return null;
  return { leadsTo: keep === '2' ? 2 : 1, loggedInForIt: query.has('as') };
};

/** The first step, of a pet, of a new one, or of a visitor's, and what is asked for before that is kept. */
export const loadFirstStep = async (request: Request): Promise<FirstStep | Troubled> => {
  const petId = petIdIn(request);
  if (petId !== null) return loadStep(petId, 1);
  dropOldVisitorDrafts();
  const wish = wishIn(request);
  if (readToken() === null) return loadVisitor(wish);
  const loaded = await orProblem(() => loadNew(wish));
  // A session that ends on the way to an account is begun anew there.
  return wish !== null && readToken() === null ? loadVisitor(wish) : loaded;
};

const loadVisitor = async (wish: Wish | null): Promise<LoadedVisitor | BeforeKept> => {
  await openDraft(visitorDraft);
  const pet = myPet();
  return wish && pet ? { kind: 'account', ...pet, leadsTo: wish.leadsTo } : { kind: 'visitor' };
};

const loadNew = async (wish: Wish | null): Promise<LoadedNew | BeforeKept | Troubled> => {
  const me = await loadMe();
  const { username } = me;
  if (wish) {
    await openDraft(visitorDraft);
    const pet = myPet();
    if (pet !== null) {
      if (!isPetOf(username, wish.loggedInForIt)) return { kind: 'whose', petName: pet.petName, username };
      if (!me.is_profile_completed) return { kind: 'profile', ...pet, me };
      return { kind: 'new', username, draftKey: visitorDraft, keep: wish.leadsTo, waiting: null };
    }
  }
  // An incomplete profile is told now, not after the form is filled.
  if (!me.is_profile_completed) return { kind: 'problem', problem: completeProfile };
  const draftKey = petDraftKey({ username }, 1);
  await openDraft(draftKey);
  return { kind: 'new', username, draftKey, waiting: waitingPet() };
};
