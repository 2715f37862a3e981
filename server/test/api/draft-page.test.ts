import { drawNewPetPage, drawPetPage, drawVisitorPage } from '@pawsume/contract/draft-page';
import { messages } from '@pawsume/contract/messages';
import { changePageSettings } from '@pawsume/contract/page-settings';
import { saveProse } from '@pawsume/contract/resume-text';
import { describe, expect, test } from 'vitest';
import { answerBy, handOn, makeAsker } from '../confirmations/ask.ts';
import { ownerWith } from '../harness/credits.ts';
import { makeOwner, makePet, PROFILE, signUp } from '../harness/make.ts';
import { parts, readParts } from '../harness/read-parts.ts';
import { startQuietApp } from '../security/quiet-app.ts';
import { dumpTables } from '../security/table-dump.ts';

const app = await startQuietApp();

const CAPTION = 'Written from your answers when you generate the résumé.';
const STORY = {
  one_liner_description: 'Sleeps on the stairs.',
  rewritten_pet_description: 'A dog of few words.',
  rewritten_owner_description: 'A nurse.',
};

/** All that stands on the page that was answered with, a line each. */
const said = async (reply: Parameters<typeof readParts>[0]): Promise<string> => {
  return (await readParts(reply)).about.words.map(({ text }) => text).join('\n');
};

const visitorSays = async (step1: object): Promise<string> =>
  said(await app.send(drawVisitorPage, { bad: { step1 }, headers: parts }));

const ownerOf = async (make: typeof makePet) => {
  const { token } = await makeOwner(app);
  const petId = await make(app, token);
  const draw = async (body: object) =>
    app.send(drawPetPage, { as: token, params: { pet_id: petId }, bad: body, headers: parts });
  return { token, petId, draw, says: async (body: object) => said(await draw(body)) };
};

describe('the page of a visitor', () => {
  test('begins with nothing, and grows with each answer', async () => {
    const empty = await visitorSays({});
    expect(empty).toContain('Your pet');
    expect(empty).toContain('About your pet');
    expect(empty).toContain(CAPTION);
    const named = await visitorSays({ pet_name: 'Mochi', breed: 'Ragdoll' });
    expect(named).toContain('About Mochi');
    expect(named).toContain('Breed: Ragdoll');
    expect(named).not.toContain('Species');
    expect(named).not.toContain('our pet');
  });

  test('leaves out what could not be saved as it stands, and nothing else', async () => {
    const words = await visitorSays({ pet_name: 'Mochi', breed: 'x'.repeat(81), gender: 7, weight: ' 4 kg ', odd: {} });
    expect(words).toContain('Weight: 4 kg');
    expect(words).not.toMatch(/Breed|Sex/);
  });

  test('says where the photo stands, which is laid over it', async () => {
    const { about } = await readParts(await app.send(drawVisitorPage, { body: { step1: {} }, headers: parts }));
    expect(about.photo?.round).toBe(true);
    const { x, y, width, height } = about.photo ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(Math.min(x, y, width, height)).toBeGreaterThan(0);
    expect(Math.max(x + width, y + height)).toBeLessThan(1);
    // On the sheet it is as wide as high.
    expect(width * about.sheet.width).toBeCloseTo(height * about.sheet.height, 0);
  });

  test('knows nobody, whoever asks', async () => {
    const { token } = await makeOwner(app);
    const reply = await app.send(drawVisitorPage, { as: token, body: { step1: {} }, headers: parts });
    expect(await said(reply)).not.toContain(PROFILE.name);
  });
});

describe('the page of a new pet', () => {
  test('has the profile of its owner', async () => {
    const { token } = await makeOwner(app);
    const body = { step1: { pet_name: 'Mochi' } };
    const words = await said(await app.send(drawNewPetPage, { as: token, body, headers: parts }));
    expect(words).toContain('About Mochi');
    expect(words).toContain(PROFILE.phone);
  });

  test('waits for a whole profile, as the form does', async () => {
    const { token } = await signUp(app);
    const reply = await app.send(drawNewPetPage, { as: token, body: { step1: {} } });
    expect([reply.status, reply.error]).toEqual([403, messages.petForm.completeProfile]);
  });
});

describe('the page of a pet', () => {
  test('shows what is typed over what is saved, step by step', async () => {
    const { says } = await ownerOf(makePet);
    const saved = await says({});
    expect(saved).toContain('About Biscuit');
    expect(saved).toContain(CAPTION);
    expect(await says({ step1: { pet_name: 'Toast', pet_age: 'x'.repeat(81) } })).toContain('About Toast');
    expect(
      await says({ step3: { references: ['Vet'], reference_contacts: { Vet: { name: 'Dr. Typed' } } } }),
    ).toContain('Dr. Typed');
    expect(await says({ step5: { uses_grooming: 'Yes', grooming_details: 'Brushed on Typedays.' } })).toContain(
      'Typedays',
    );
    // An answer that could not be saved leaves the saved one; one that is emptied is gone.
    const age = /Age: .+/.exec(saved)?.[0] ?? 'no age';
    expect(await says({ step1: { pet_age: 'x'.repeat(81), breed: 'Beagle' } })).toContain(age);
    expect(await says({ step1: { pet_age: '' } })).not.toContain(age);
  });

  test('shows the owner as typed, and the address whole from one place', async () => {
    const { says } = await ownerOf(makePet);
    const words = await says({
      owner: { full_name: 'Typed Name', city: 'Truro', street: '', bio: 'I work from home.' },
    });
    expect(words).toContain('Typed Name');
    expect(words).toContain('Truro');
    expect(words).not.toContain('Elm Street');
    expect(words).toContain(PROFILE.phone);
    expect(words).toContain('Written from what you say about yourself.');
  });

  test('has the prose and the look of its newest résumé, and is for the reader who is asked for', async () => {
    const { token, petId, resume } = await ownerWith(app);
    await app.send(saveProse, { ...resume, body: STORY });
    await app.send(changePageSettings, { ...resume, body: { paper: 'US Letter', purpose: 'Sitter' } });
    const draw = async (body: object) =>
      readParts(await app.send(drawPetPage, { as: token, params: { pet_id: petId }, bad: body, headers: parts }));
    const { about } = await draw({ step1: { breed: 'Typed breed' } });
    const words = about.words.map(({ text }) => text);
    expect(about.sheet.width).toBe(215.9);
    expect(words).toEqual(expect.arrayContaining(['Care sheet', 'Sleeps on the stairs.', 'Breed: Typed breed']));
    expect(words).not.toContain(CAPTION);
    const adopter = (await draw({ purpose: 'Rehoming' })).about.words.map(({ text }) => text);
    expect(adopter).toContain('Adoption résumé');
    expect(adopter.join('\n')).not.toContain(PROFILE.phone);
  });

  test('has the mark of what a reference confirmed, until something else is typed', async () => {
    const asker = await makeAsker(app);
    const draw = (body: object) =>
      app.send(drawPetPage, { as: asker.token, params: { pet_id: asker.petId }, bad: body, headers: parts });
    const mark = 'Confirmed by Pat Low';
    const { token } = await handOn(app, asker);
    expect(await said(await draw({}))).not.toContain(mark);
    expect(await answerBy(app, token, { facts: { welcome_again: 'Yes' } })).toMatchObject({ status: 200 });
    expect(await said(await draw({ step1: { pet_name: '' } }))).toContain('would welcome your pet again');
    expect(await said(await draw({ step1: { breed: 'Typed breed' } }))).toContain(mark);
    expect(await said(await draw({ step3: { rental_duration: 'Nine years' } }))).not.toContain(mark);
  });
});

test('a page that is typed is neither kept nor written down', async () => {
  const { says } = await ownerOf(makePet);
  const before = await app.quietTables();
  await visitorSays({ pet_name: 'Canarybird', description: 'Canarystory' });
  await says({ step1: { pet_name: 'Canarybird' }, owner: { full_name: 'Canaryname' } });
  expect(await dumpTables(app)).toEqual(before);
  expect(app.logged.filter((line) => /canary/i.test(line))).toEqual([]);
});
