import { askForConfirmation, exchangeToken } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { getMyPet, listMyPets } from '@pawsume/contract/pets';
import { generateResume, listMyResumes } from '@pawsume/contract/resumes';
import { getMe, updateMe } from '@pawsume/contract/users';
import { choose, press, type } from '../harness/acts.ts';
import { answer, broken, never, refusal } from '../harness/fake-server.ts';
import { collector, collectorMe, newcomer, owner } from '../harness/people.ts';
import { photo } from '../harness/pets.ts';
import { testStates } from '../harness/states.ts';

const openPet = press(/Biscuit/);
const generate = [openPet, press('Generate Resume by AI')];

testStates(
  { path: '/profile', as: owner },
  {
    new: { as: newcomer, shows: 'Complete Profile' },
    everyday: { shows: 'Biscuit' },
    full: { as: collector, shows: collectorMe.name },
    'lists loading': { answers: [never(listMyPets), never(listMyResumes)], shows: 'Loading pets' },
    'lists failed': { answers: [broken(listMyPets), broken(listMyResumes)], shows: messages.profile.petsFailed },
    'not loaded yet': { answers: [never(getMe)], shows: 'Loading' },
    failed: { answers: [broken(getMe)], shows: messages.profile.loadFailed },
    'Google connected': { path: '/profile?notice=google-connected', shows: messages.account.googleConnected },
    'mail not sent': {
      as: newcomer,
      answers: [broken(askForConfirmation)],
      act: press('Send again'),
      shows: messages.password.mailFailed,
    },
    pet: { act: openPet, shows: 'Labrador' },
    'pet loading': { answers: [never(getMyPet)], act: openPet, shows: 'Loading pet details' },
    'pet failed': { answers: [broken(getMyPet)], act: openPet, shows: messages.profile.petDetailsFailed },
    'pet with everything': { as: collector, act: press(/^Maximilian/), shows: 'Standard Poodle' },
    'delete pet?': { act: [openPet, press('Delete Pet')], shows: 'Delete Biscuit?' },
    generating: { answers: [never(generateResume)], act: generate, shows: 'Writing the résumé' },
    'generation failed': { answers: [broken(generateResume)], act: generate, shows: messages.generate.failed },
  },
);

testStates(
  {
    path: '/profile?token=from-a-link',
    as: { ...newcomer, isVisitor: true },
    answers: [answer(exchangeToken, refusal(401, 'not_authenticated', messages.auth.linkInvalid))],
  },
  {
    'by a link': { shows: 'Yes, this is me' },
    'by a link, saving': { act: press('Send again'), shows: 'Is this your account?' },
  },
);

const choosePicture = choose([photo], 'IMG_1.jpg', { type: 'image/jpeg' });
const save = press('Save');

testStates(
  { path: '/edit-profile', as: owner },
  {
    incomplete: { as: newcomer, shows: 'Still needed' },
    full: { as: collector, shows: 'Change picture' },
    cropping: { act: choosePicture, shows: 'Use this crop' },
    cropped: { act: [choosePicture, press('Use this crop')], shows: 'Undo' },
    'crop not finished': { act: [choosePicture, save], shows: messages.profile.finishCropping },
    'no picture': {
      act: choose(['notes'], 'notes.jpg', { type: 'image/jpeg' }),
      shows: messages.pictures.unreadable,
    },
    'wrong answers': {
      act: [type('Full Name', ''), type('Email', 'somewhere'), save],
      shows: messages.auth.badEmail,
    },
    saving: { answers: [never(updateMe)], act: save, shows: 'Saving…' },
    failed: { answers: [broken(updateMe)], act: save, shows: messages.profile.updateFailed },
  },
);
