import { once } from 'node:events';
import { createServer } from 'node:http';
import { createPet, saveStep2, saveStep3, saveStep5 } from '@pawsume/contract/pets';
import { saveProse } from '@pawsume/contract/resume-text';
import { downloadResume, generateResume, previewResume } from '@pawsume/contract/resumes';
import { exportData, updateMe } from '@pawsume/contract/users';
import { petPhoto } from '@pawsume/fixtures/photos';
import { portOf } from '@pawsume/standins/common/port-of';
import { expect, test } from 'vitest';
import { atEnd } from '../harness/at-end.ts';
import { buyCredits, PROFILE, signUp } from '../harness/make.ts';
import { textOfPdf } from '../harness/pdf.ts';
import { sharedApp } from '../harness/start-app.ts';

/** A server that counts who comes. */
const startBait = async () => {
  const visits: string[] = [];
  const server = createServer((request, response) => {
    visits.push(request.url ?? '');
    response.end('bait');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(async () => {
    server.close();
  });
  return { visits, url: `http://127.0.0.1:${portOf(server)}/` };
};

/** Texts that one renderer or another would fetch an address or read a file for. */
const baited = (url: string) => [
  `<img src="${url}img"> <link rel=stylesheet href=${url}css> <iframe src=${url}frame></iframe>`,
  `#image("${url}typst") #read("/etc/passwd") #include "/etc/passwd"`,
  `@import url(${url}import); ![x](${url}markdown) file:///etc/passwd ${url}plain`,
  `<svg><image href="${url}svg"/></svg> <!ENTITY x SYSTEM "file:///etc/passwd"> &x;`,
];

test('no address that somebody types is fetched, and no file read', async () => {
  const app = await sharedApp();
  const { visits, url } = await startBait();
  expect(await (await fetch(url)).text()).toBe('bait');
  for (const text of baited(url)) {
    const short = text.slice(0, 80);
    const { token } = await signUp(app);
    await app.send(updateMe, { as: token, body: { ...PROFILE, name: short, profession: short, address: short } });
    const basics = { pet_name: short, pet_type: short, pet_age: short, breed: short, gender: short, weight: short };
    const file = await petPhoto('dog');
    const { answer } = await app.send(createPet, { as: token, body: { ...basics, description: text }, file });
    const pet = { as: token, params: { pet_id: answer.pet_id } };
    const health = { vaccinations: text, medical_conditions: text, health_description: text };
    const travel = { has_traveled: 'Yes', travel_history: text, rental_history: 'Yes', rental_experience: text };
    const contacts = { references: ['Vet'], reference_contacts: { Vet: { name: short, contact: short } } };
    for (const [call, bad] of [
      [saveStep2, { ...health, is_vaccinated: 'Yes', has_medical_conditions: true, training_description: text }],
      [saveStep3, { ...travel, ...contacts }],
      [saveStep5, { owner_bond: text, uses_daycare: 'Yes', daycare_details: text }],
    ] as const) {
      expect(await app.send(call, { ...pet, bad })).toMatchObject({ status: 200 });
    }
    const id = (await app.send(generateResume, pet)).answer.resume_id;
    const resume = { as: token, params: { id } };
    const prose = { one_liner_description: short, rewritten_pet_description: text, rewritten_owner_description: text };
    expect(await app.send(saveProse, { ...resume, body: prose })).toMatchObject({ status: 200 });
    expect(await app.send(previewResume, resume)).toMatchObject({ status: 200 });
    await buyCredits(app, token, 1);
    const { bytes } = await app.send(downloadResume, resume);
    const printed = (await textOfPdf(bytes)).text;
    expect(printed.replaceAll(/\s/g, '')).toContain(text.slice(0, 20).replaceAll(/\s/g, ''));
    expect(printed).not.toMatch(/root:[^ ]*:0:0:/);
    expect(await app.send(exportData, { as: token })).toMatchObject({ status: 200 });
  }
  expect(visits).toEqual(['/']);
});
