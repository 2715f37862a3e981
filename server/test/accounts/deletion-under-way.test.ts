import { askForConfirmation, login } from '@pawsume/contract/auth';
import { buyCreditsByCard } from '@pawsume/contract/payments';
import { createPet, saveStep1, saveStep2 } from '@pawsume/contract/pets';
import { generateResume } from '@pawsume/contract/resumes';
import { deleteAccount, exportData, updateMe, updateMyPicture } from '@pawsume/contract/users';
import { petPhoto } from '@pawsume/fixtures/photos';
import { expect, test } from 'vitest';
import { makeOwner, makePet, PASSWORD, PROFILE } from '../harness/make.ts';
import { runsAll } from '../harness/runs-all.ts';
import { filesIn, startApp } from '../harness/start-app.ts';
import { expectEmptyShells, type OvertakenApp, startOvertaken } from './overtaken.ts';

const BASICS = { pet_name: 'Rex', pet_type: 'Dog', pet_age: '2' };
/** How many calls go before the deletion: each round lets others go first. */
const ROUNDS = runsAll ? [0, 2, 4, 6, 8] : [0, 4, 8];

const file = await petPhoto('dog');

test('a picture that was stored a moment before its account is deleted goes, and what came with it is refused', async () => {
  const app = await startOvertaken((context, pause) => ({
    ...context,
    pictures: {
      ...context.pictures,
      add: async (picture) => {
        const path = await context.pictures.add(picture);
        await pause();
        return path;
      },
    },
  }));
  const uploads = {
    createPet: (as: string) => app.send(createPet, { as, body: BASICS, file }),
    saveStep1: (as: string, pet_id: number) => app.send(saveStep1, { as, params: { pet_id }, body: BASICS, file }),
    updateMyPicture: (as: string) => app.send(updateMyPicture, { as, file }),
  };
  const statuses: Record<string, number> = {};
  for (const [name, upload] of Object.entries(uploads)) {
    const { token } = await makeOwner(app);
    const petId = await makePet(app, token);
    app.overtake(token);
    statuses[name] = (await upload(token, petId)).status;
  }
  expect(statuses).toEqual({ createPet: 401, saveStep1: 401, updateMyPicture: 401 });
  expect(await filesIn(app, 'pictures')).toEqual([]);
  await expectEmptyShells(app);
});

test('a résumé that was just written when its account is deleted is not stored', async () => {
  const app = await startOvertaken((context, pause) => ({
    ...context,
    writer: {
      ...context.writer,
      write: async (facts) => {
        const written = await context.writer.write(facts);
        await pause();
        return written;
      },
    },
  }));
  const { token } = await makeOwner(app);
  const pet_id = await makePet(app, token);
  app.overtake(token);
  expect(await app.send(generateResume, { as: token, params: { pet_id } })).toMatchObject({ status: 401 });
  await expectEmptyShells(app);
});

test('an export under way when its account is deleted ends well and leaves nothing', async () => {
  const app = await startOvertaken((context, pause) => ({
    ...context,
    pictures: {
      ...context.pictures,
      find: async (path) => {
        await pause();
        return context.pictures.find(path);
      },
    },
  }));
  const { token } = await makeOwner(app);
  await makePet(app, token);
  app.overtake(token);
  expect(await app.send(exportData, { as: token })).toMatchObject({ status: 200 });
  expect(await filesIn(app, 'pictures')).toEqual([]);
  await expectEmptyShells(app);
});

test.each([
  ['is closed', false],
  ['brings nothing back where it was paid at once, and its money is sent back', true],
])('a checkout that was just opened when its account is deleted %s', async (_what, isPaid) => {
  const app: OvertakenApp = await startOvertaken((context, pause) => {
    const { stripe } = context.gateways;
    if (!stripe) throw new Error('no Stripe');
    const openCheckout: typeof stripe.openCheckout = async (request) => {
      await pause();
      const opened = await stripe.openCheckout(request);
      if (isPaid) app.stripe.control.pay(opened.ref);
      return opened;
    };
    return { ...context, gateways: { ...context.gateways, stripe: { ...stripe, openCheckout } } };
  });
  const { token } = await makeOwner(app);
  app.overtake(token);
  await app.send(buyCreditsByCard, { as: token, body: { quantity: 10 } });
  await app.stripe.control.settled();
  const payment = await app.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
  const { sessions } = app.stripe.control.state();
  expect(sessions.map(({ status }) => status)).toEqual([isPaid ? 'complete' : 'expired']);
  expect(payment).toMatchObject(
    isPaid ? { outcome: 'refund_due', refunded: payment.amount, granted: 0 } : { status: 'expired', granted: 0 },
  );
  await expectEmptyShells(app);
});

test('of many calls at once each happens before the deletion of their account or is refused', async () => {
  const app = await startApp();
  const seen = new Set<number>();
  for (const first of ROUNDS) {
    const { token: as, username } = await makeOwner(app);
    const pet_id = await makePet(app, as);
    const pet = { as, params: { pet_id } };
    const calls = [
      () => app.send(createPet, { as, body: BASICS, file }),
      () => app.send(saveStep1, { ...pet, body: BASICS, file }),
      () => app.send(saveStep2, { ...pet, body: { training_description: 'sits' } }),
      () => app.send(updateMe, { as, body: { ...PROFILE, email: `late${first}@example.com` } }),
      () => app.send(updateMyPicture, { as, file }),
      () => app.send(generateResume, pet),
      () => app.send(login, { body: { username, password: PASSWORD } }),
      () => app.send(askForConfirmation, { as }),
    ];
    const before = calls.slice(0, first).map((call) => call());
    const deletion = app.send(deleteAccount, { as, body: { confirm: true } });
    const after = calls.slice(first).map((call) => call());
    expect(await deletion).toMatchObject({ status: 200 });
    for (const { status } of await Promise.all([...before, ...after])) seen.add(status);
  }
  expect([...seen].filter((status) => ![200, 201, 401, 404].includes(status))).toEqual([]);
  expect(await filesIn(app, 'pictures')).toEqual([]);
  await expectEmptyShells(app);
});

test('two pictures at once leave one, and no other file', async () => {
  const app = await startApp();
  const { token: as } = await makeOwner(app);
  const pet_id = (await app.send(createPet, { as, body: BASICS, file })).answer.pet_id;
  const twice = (upload: () => Promise<{ status: number }>) => Promise.all([upload(), upload(), upload()]);
  await twice(() => app.send(updateMyPicture, { as, file }));
  await twice(() => app.send(saveStep1, { as, params: { pet_id }, body: BASICS, file }));
  expect(await filesIn(app, 'pictures')).toHaveLength(4);
});
