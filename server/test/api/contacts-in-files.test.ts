import { createHash } from 'node:crypto';
import { changePageSettings } from '@pawsume/contract/page-settings';
import { saveStep3 } from '@pawsume/contract/pets';
import { checkFile } from '@pawsume/contract/registry';
import { downloadResume } from '@pawsume/contract/resumes';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, test } from 'vitest';
import { giveCredits } from '../harness/credits.ts';
import { makeOwner, makeResume } from '../harness/make.ts';
import { read, share } from '../harness/shared-links.ts';
import { sharedApp } from '../harness/start-app.ts';

const pet = petByKey('biscuit');

const app = await sharedApp();

const check = async (pdf: Buffer) => {
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  return (await app.send(checkFile, { body: { sha256 } })).answer;
};

test('a file stays current when a contact in an answer is hidden or shown, and is older when that answer changes', async () => {
  const { token, username } = await makeOwner(app);
  await giveCredits(app, username, 2);
  const { petId, resumeId } = await makeResume(app, token, pet);
  const ofResume = { as: token, params: { id: resumeId } };
  const answer = async (rental_experience: string) => {
    const body = { ...pet.answers.step3, rental_experience };
    expect(await app.send(saveStep3, { as: token, params: { pet_id: petId }, body })).toMatchObject({ status: 200 });
  };
  const show = (phone: boolean) => app.send(changePageSettings, { ...ofResume, body: { shown: { phone } } });
  const download = async () => (await app.send(downloadResume, ofResume)).bytes;

  await answer('A flat above a bakery. Ring me at +1 902 555 0177 about it.');
  const files = [await download()];
  await show(false);
  files.push(await download());
  await show(true);
  const { slug } = await share(app, { token, resumeId }, { hides_contact: true });
  files.push((await read(app, `/r/${slug}/pdf`)).bytes);
  for (const phone of [true, false]) {
    await show(phone);
    for (const file of files) expect(await check(file)).toMatchObject({ state: 'current' });
  }
  await answer('A house with a garden.');
  for (const file of files) expect(await check(file)).toMatchObject({ state: 'older', changed: ['Experience'] });
});
