import { messages } from '@pawsume/contract/messages';
import { deletePet } from '@pawsume/contract/pets';
import { saveProse } from '@pawsume/contract/resume-text';
import { generateResume, previewResume } from '@pawsume/contract/resumes';
import { petByKey } from '@pawsume/fixtures/pets';
import { describe, expect, test } from 'vitest';
import { PressError, type PressFault } from '#press/press-error';
import { ownerWith } from '../harness/credits.ts';
import { makePet, makeResume } from '../harness/make.ts';
import { sharedApp, sharedAppWith } from '../harness/start-app.ts';

const app = await sharedApp();

const PROSE = { one_liner_description: 'Calm.', rewritten_pet_description: '', rewritten_owner_description: '' };

describe('many previews at once', () => {
  test('of one page are drawn once and all answered', async () => {
    const { resume } = await ownerWith(app);
    const replies = await Promise.all(Array.from({ length: 80 }, () => app.send(previewResume, resume)));
    expect(replies.map(({ status }) => status)).toEqual(Array(80).fill(200));
    expect(new Set(replies.map(({ bytes }) => bytes.toString())).size).toBe(1);
  });

  test('of one user do not refuse another', async () => {
    const [greedy, other] = [await ownerWith(app), await ownerWith(app)];
    const petId = await makePet(app, greedy.token, petByKey('zoe'));
    const pages: number[] = [];
    for (let page = 0; page < 12; page += 1) {
      const { answer } = await app.send(generateResume, { as: greedy.token, params: { pet_id: petId } });
      const resume = { as: greedy.token, params: { id: answer.resume_id } };
      await app.send(saveProse, { ...resume, body: { ...PROSE, rewritten_pet_description: `Page ${page}.` } });
      pages.push(answer.resume_id);
    }
    const many = pages.flatMap((id) =>
      Array.from({ length: 7 }, () => app.send(previewResume, { as: greedy.token, params: { id } })),
    );
    expect(await app.send(previewResume, other.resume)).toMatchObject({ status: 200 });
    const replies = await Promise.all(many);
    expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    for (const { status, error, headers } of replies.filter((reply) => reply.status !== 200)) {
      expect([status, error]).toEqual([429, messages.resumes.manyPages]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});

describe('a preview that takes too long', () => {
  test('says when to come back', async () => {
    let fault: PressFault = 'busy';
    const slow = await sharedAppWith((context) => ({
      ...context,
      press: { ...context.press, renderPreview: () => Promise.reject(new PressError(fault, 'not now')) },
    }));
    const { resume } = await ownerWith(slow);
    for (fault of ['busy', 'timeout', 'died'] as const) {
      const reply = await slow.send(previewResume, resume);
      expect([fault, reply.status, reply.error]).toEqual([fault, 503, messages.resumes.pageTooSlow]);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});

describe('a deleted pet', () => {
  test('has its drawn pages forgotten', async () => {
    const forgotten: number[] = [];
    const watched = await sharedAppWith((context) => ({
      ...context,
      press: {
        ...context.press,
        forget: (asker) => {
          forgotten.push(asker);
          context.press.forget(asker);
        },
      },
    }));
    const { token } = await ownerWith(watched);
    const { petId } = await makeResume(watched, token);
    await watched.send(deletePet, { as: token, params: { id: petId } });
    expect(forgotten).toHaveLength(1);
  });
});
