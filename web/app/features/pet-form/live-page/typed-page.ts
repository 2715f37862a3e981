import type { BodyToSend } from '@pawsume/contract/call';
import { drawNewPetPage, drawPetPage, drawVisitorPage } from '@pawsume/contract/draft-page';
import type { Purpose } from '@pawsume/contract/page-settings';
import type { DrawnPage, PictureWidth } from '@pawsume/contract/resumes';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ownerDraft, ownerDraftKey } from '~/api/owner-draft.ts';
import type { PetSubject } from '~/api/pet-draft-key.ts';
import { type Drawn, sendForPicture } from '~/api/send-for-picture.ts';
import { readToken } from '~/api/session.ts';
import { readFromDevice } from '~/lib/device-store.ts';
import { randomId } from '~/lib/random-id.ts';

/** Whose page it is: that of a pet which is saved, of a new one, or of a visitor's. */
export type PageOf = ({ kind: 'pet' } & PetSubject) | { kind: 'new' } | { kind: 'visitor' };

type Typed = Omit<BodyToSend<typeof drawPetPage>, 'purpose'>;

/** The page as it is with what a form holds now. */
export interface TypedPage {
  of: PageOf;
  /** The same for the same page, and never for that of another account. */
  subject: string;
  /** Whom it is for, where that is chosen beside the form. */
  purpose: Purpose | undefined;
  draw: (width: PictureWidth) => Promise<Drawn<DrawnPage>>;
  /** A photo that is chosen and not saved: it stays on this device. */
  photo: () => File | null;
  onTyped: (callback: () => void) => () => void;
  /** Puts the focus on a field of the form. */
  goTo: (field: string) => void;
}

interface Options<V> {
  of: PageOf;
  /** What the form holds, as it is sent. */
  typed: (values: V) => Typed;
  photo?: (values: V) => File | null;
  purpose?: Purpose;
  goTo: (field: string) => void;
}

type Form<V extends FieldValues> = Pick<UseFormReturn<V>, 'getValues' | 'subscribe'>;

export const typedPage = <V extends FieldValues>(
  rhf: Form<V>,
  { of, typed, photo = () => null, purpose, goTo }: Options<V>,
): TypedPage => ({
  of,
  subject: `${readToken()} ${of.kind === 'pet' ? of.id : of.kind}`,
  purpose,
  draw: (width) => send(of, { typed: { ...typed(rhf.getValues()), purpose }, width }),
  photo: () => photo(rhf.getValues()),
  onTyped: (callback) => rhf.subscribe({ formState: { values: true }, callback }),
  goTo,
});

/** Tells this tab from the others. */
const TAB = randomId();

interface Sending {
  typed: BodyToSend<typeof drawPetPage>;
  width: PictureWidth;
}

const send = (of: PageOf, { typed, width }: Sending): Promise<Drawn<DrawnPage>> => {
  const query = { width: `${width}` as const, tab: TAB };
  const { step1 = {} } = typed;
  if (of.kind === 'visitor') return sendForPicture(drawVisitorPage, { query, body: { step1 } });
  if (of.kind === 'new') return sendForPicture(drawNewPetPage, { query, body: { step1 } });
  // The owner's answers lie on this device alone, whichever step is open.
  const owner = readFromDevice(ownerDraftKey(of), ownerDraft) ?? undefined;
  return sendForPicture(drawPetPage, { params: { pet_id: of.id }, query, body: { owner, ...typed } });
};
