import { redirect } from 'react-router';
import { type FormStep, paths } from '~/paths.ts';

/** The pet a form's URL speaks of; the server judges whether there is one. */
export const petIdIn = (request: Request): string | null => new URL(request.url).searchParams.get('pet_id') || null;

/** Without a pet, sends to the step before. */
export const petIdOrBack = (request: Request, stepBefore: FormStep): string => {
  const petId = petIdIn(request);
  if (petId === null) throw redirect(paths.form(stepBefore));
  return petId;
};
