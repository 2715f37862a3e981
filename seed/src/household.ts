import type { PriceTable } from '@pawsume/contract/pricing';
import { BUILT_IN } from '@pawsume/contract/resumes';
import { usernameKey } from '@pawsume/server/features/auth/username';
import { DAY_MS, momentAfter, momentBetween } from './calendar.ts';
import type { Chance } from './chance.ts';
import { makeMoney } from './money.ts';
import { makePerson, type Person } from './people.ts';
import { PET_NAMES } from './pet-names.ts';
import { noRows, type Rows } from './rows.ts';
import { FIXTURES, type Sample, sampleFor } from './samples.ts';

const HERE_OF_LATE = 0.2;
const BY_GOOGLE = 0.15;
const CONFIRMED = 0.8;
const CHANGED_BY_HAND = 0.1;
/** Of those without a pet. */
const DELETED = 0.04;
const PROFILE_LEFT_OPEN = 0.5;
/** Of pets without a résumé: only their first step is answered. */
const JUST_BEGUN = 0.6;
const PURPOSES = { Renting: 70, Rehoming: 10, Travel: 8, Sitter: 7, 'Just because': 5 } as const;

export interface Plan {
  id: number;
  joined: Date;
  until: Date;
  isShelter: boolean;
  /** The id of each pet, with those of its résumés. */
  pets: readonly { id: number; resumes: readonly number[] }[];
  passwordHash: string;
  prices: PriceTable;
  adminId: number;
}

/** All rows of one user. */
export const makeHousehold = (chance: Chance, plan: Plan): { person: Person; rows: Rows } => {
  const rows = noRows();
  const person = makePerson(chance, { number: plan.id, isShelter: plan.isShelter });
  if (plan.pets.length === 0 && chance.happens(DELETED)) {
    rows.users.push(shellOf(chance, plan));
    return { person, rows };
  }
  const pets = plan.pets.map((pet) => ({ ...pet, ...makePet(chance, plan, person) }));
  const resumes = pets.flatMap(({ id: petId, resumes: ids, createdAt, sample }) =>
    ids.map((id) => ({ id, petId, sample, createdAt: momentAfter(chance, createdAt, plan.until) })),
  );
  resumes.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const { rows: money, balance, paidResumes } = makeMoney(chance, { ...plan, userId: plan.id, resumes });
  for (const { id, createdAt, sample, resumes: ids } of pets) {
    const isWhole = ids.length > 0 || !chance.happens(JUST_BEGUN);
    rows.pets.push(petRow(plan.id, { id, createdAt, sample, isWhole }));
  }
  for (const resume of resumes) {
    const isPaid = paidResumes.has(resume.id);
    const isChanged = chance.happens(CHANGED_BY_HAND);
    rows.resumes.push(resumeRow(chance, { ...resume, userId: plan.id, isPaid, isChanged }));
    if (isChanged) rows.earlier_texts.push(earlierText(plan.id, resume));
  }
  const isComplete = pets.length > 0 || !chance.happens(PROFILE_LEFT_OPEN);
  rows.users.push(userRow(chance, plan, { person, balance, isComplete }));
  addWaysIn(chance, plan, rows);
  return { person, rows: { ...rows, ...money } };
};

const userRow = (
  chance: Chance,
  { id, joined, until, passwordHash }: Plan,
  { person, balance, isComplete }: { person: Person; balance: number; isComplete: boolean },
) => ({
  id,
  username: person.username,
  username_key: usernameKey(person.username),
  password_hash: passwordHash,
  name: person.name,
  email: person.email,
  profession: isComplete ? person.profession : '',
  address: isComplete ? person.address : '',
  phone: isComplete ? person.phone : '',
  ...NOT_DELETED,
  download_credits: balance,
  created_at: joined,
  last_login: momentAfter(chance, joined, until),
  email_confirmed_at: chance.happens(CONFIRMED) ? joined : null,
  deleted_at: null,
});

const NOT_DELETED = { role: 'user', subscription_status: 'free', picture: null, picture_bytes: 0 };

/** What is left of an account that was deleted. */
const shellOf = (chance: Chance, { id, joined, until }: Plan) => ({
  id,
  username: '',
  username_key: `deleted ${id}`,
  password_hash: null,
  name: '',
  email: '',
  profession: '',
  address: '',
  phone: '',
  ...NOT_DELETED,
  download_credits: 0,
  created_at: joined,
  last_login: null,
  email_confirmed_at: null,
  deleted_at: momentAfter(chance, joined, until),
});

const makePet = (chance: Chance, { joined, until }: Plan, owner: Person) => {
  const pet = { fixture: chance.pick(FIXTURES), name: chance.pick(PET_NAMES) };
  return { createdAt: momentAfter(chance, joined, until), sample: sampleFor(pet, owner) };
};

const petRow = (
  userId: number,
  { id, createdAt, sample, isWhole }: { id: number; createdAt: Date; sample: Sample; isWhole: boolean },
) => {
  const { step1, step2, step3, step5 } = sample.answers;
  const steps = isWhole ? { step2, step3, step5 } : { step2: null, step3: null, step5: null };
  const count = isWhole ? 1 : 0;
  return {
    id,
    user_id: userId,
    ...step1,
    // No file lies behind it.
    picture: null,
    picture_bytes: 0,
    ...steps,
    step1_version: 0,
    step2_version: count,
    step3_version: count,
    step5_version: count,
    created_at: createdAt,
    updated_at: createdAt,
  };
};

interface Resume {
  id: number;
  petId: number;
  createdAt: Date;
  sample: Sample;
}

const resumeRow = (
  chance: Chance,
  {
    id,
    userId,
    petId,
    createdAt,
    sample,
    isPaid,
    isChanged,
  }: Resume & Record<'isPaid' | 'isChanged', boolean> & { userId: number },
) => ({
  id,
  user_id: userId,
  pet_id: petId,
  ...sample.prose,
  ...(isChanged && {
    rewritten_owner_description: `${sample.prose.rewritten_owner_description} Please call any time.`,
  }),
  owner: {},
  purpose: chance.weigh(PURPOSES),
  page_choices: {},
  written_by: BUILT_IN,
  model_failed: false,
  told: sample.told,
  cause: isChanged ? 'edited' : 'generated',
  is_paid: isPaid,
  version: isChanged ? 1 : 0,
  created_at: createdAt,
  updated_at: createdAt,
});

const earlierText = (userId: number, { id, createdAt, sample }: Resume) => ({
  user_id: userId,
  resume_id: id,
  version: 0,
  ...sample.prose,
  told: sample.told,
  written_by: BUILT_IN,
  cause: 'generated',
  created_at: createdAt,
});

const DEVICES = ['Firefox on Linux', 'Chrome on Android', 'Safari on iPhone', 'Edge on Windows', 'Safari on Mac'];
const RECENTLY_MS = 25 * DAY_MS;

const addWaysIn = (chance: Chance, { id, joined, until }: Plan, rows: Rows): void => {
  if (chance.happens(BY_GOOGLE)) {
    const subject = String(1e15 + id * 1000 + chance.below(1000));
    rows.identities.push({ issuer: 'https://accounts.google.com', subject, user_id: id, created_at: joined });
  }
  if (!chance.happens(HERE_OF_LATE)) return;
  const since = new Date(Math.max(joined.getTime(), until.getTime() - RECENTLY_MS));
  const begun = momentBetween(chance, since, until);
  const used = momentAfter(chance, begun, until);
  // The hash of a token that nobody knows.
  const key = { token_hash: chance.hex(64), user_id: id, device: chance.pick(DEVICES) };
  rows.sessions.push({ ...key, created_at: begun, last_used_at: used });
};
