import { join } from 'node:path';
import { messages } from '@pawsume/contract/messages';
import { readPetText } from '@pawsume/contract/pet-import';
import { createPet, listMyPets } from '@pawsume/contract/pets';
import { updateMyPicture } from '@pawsume/contract/users';
import { petPhoto } from '@pawsume/fixtures/photos';
import { expect, test } from 'vitest';
import { makeOwner } from '../harness/make.ts';
import { mayMount, mountSmallDisk } from '../harness/small-disk.ts';
import { filesIn, startApp } from '../harness/start-app.ts';

const basics = { pet_name: 'Biscuit', pet_type: 'Dog', pet_age: '3 years' };

test.skipIf(!mayMount)(
  'a disk without room for an upload is not the fault of who sent it: it is said, and nothing is left',
  async () => {
    const app = await startApp();
    const { token: as } = await makeOwner(app);
    const file = await petPhoto('dog');
    const disk = await mountSmallDisk(join(app.dataDir, 'uploads'), '2m');
    await disk.fill();
    const away = { status: 503, code: 'unavailable', error: messages.common.unavailable };
    for (const refused of [
      await app.send(createPet, { as, body: basics, file }),
      await app.send(updateMyPicture, { as, file }),
      await app.send(readPetText, { file, fileName: 'advert.pdf' }),
    ]) {
      expect(refused).toMatchObject(away);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(await filesIn(app, 'uploads')).toEqual(['ballast']);
    expect(app.logged.join('\n')).toContain('ENOSPC');
    await disk.free();
    expect(await app.send(createPet, { as, body: basics, file })).toMatchObject({ status: 201 });
    expect((await app.send(listMyPets, { as })).answer).toHaveLength(1);
  },
);
