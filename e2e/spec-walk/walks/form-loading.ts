import { getStep1, getStep2, getStep3, getStep5 } from '@pawsume/contract/pets';
import { updateMe } from '@pawsume/contract/users';
import { expect } from '@playwright/test';
import { answerInstead, holdBack } from '../follow/faults.ts';
import type { Walk } from '../follow/guide.ts';
import { hold, PROFILE, withPet } from '../follow/people.ts';
import type { Table } from '../table/table.ts';

const STEPS = [
  { path: '/form1', call: getStep1 },
  { path: '/form2', call: getStep2 },
  { path: '/form3', call: getStep3 },
  { path: '/form5', call: getStep5 },
] as const;

export const formLoading: Walk<Table['form-loading']> = async (guide) => {
  const { page } = guide;
  const { petId } = await withPet(page, 'waits-long');
  const here = `/form3?pet_id=${petId}`;
  await guide.see('without pet');
  const release = await holdBack(page, getStep3);
  await page.goto(here);
  await guide.see('loading');
  await release();
  await expect(page.getByLabel('Adoption history')).toBeVisible();
  await guide.follow('other failure', 'every', async () => {
    for (const { path, call } of STEPS) {
      const mend = await answerInstead(guide, call, { status: 500 });
      await page.goto(`${path}?pet_id=${petId}`);
      await guide.see('other failure');
      await mend();
    }
  });
  guide.problems.expect(/^answer 401: GET \/api\/pet\/form\/step/);
  await guide.follow('unauthenticated', 'every', async () => {
    for (const { path } of STEPS) {
      await hold(page, 'of-no-session');
      await page.goto(`${path}?pet_id=${petId}`);
      await guide.see('unauthenticated');
    }
  });
};

export const formIncomplete: Walk<Table['form-incomplete']> = async (guide) => {
  const { page } = guide;
  const { send, petId } = await withPet(page, 'without-phone');
  await send(updateMe, { body: { ...PROFILE, phone: '' } });
  guide.problems.expect(/^answer 403: GET \/api\/pet\/form\/step/);
  await guide.follow('incomplete', 'every', async () => {
    for (const { path } of STEPS) {
      await page.goto(`${path}?pet_id=${petId}`);
      await guide.see('incomplete');
    }
  });
  await page.goto('/form1');
  await guide.see('incomplete');
};
