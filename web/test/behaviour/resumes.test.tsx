import { IDEMPOTENCY_HEADER } from '@pawsume/contract/idempotency';
import { messages } from '@pawsume/contract/messages';
import { deletePet, listMyPets } from '@pawsume/contract/pets';
import {
  deleteResume,
  downloadResume,
  generateResume,
  listMyResumes,
  listResumes,
  previewResume,
  restoreResume,
  stopGenerating,
  UNDO_S,
  type WritingEvent,
} from '@pawsume/contract/resumes';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, drawn, offline, refusal } from '../harness/fake-server.ts';
import { button, expectAddress, expectKept, expectNothingKept, field, link, words } from '../harness/finders.ts';
import { open } from '../harness/open.tsx';
import { collector, owner } from '../harness/people.ts';
import { DAY, photo, samplePage } from '../harness/pets.ts';

const deleted = answer(deleteResume, {});
const deleteBiscuit = async () => {
  await button('Delete the résumé of Biscuit').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
};

test('a deleted résumé comes back from any screen, also at the second try', async () => {
  const { server } = await open('/resumes', [...owner.answers, deleted, offline(restoreResume)]);
  await deleteBiscuit();
  await link('My Profile').click();
  await expectAddress('/profile');
  await button('Undo').click();
  await expect.element(words(messages.common.offline)).toBeVisible();
  server.now(answer(restoreResume, { msg: 'Back.' }));
  await button('Try again').click();
  await expect.element(words(messages.resumes.restored)).toBeVisible();
});

test('the offer to undo ends after its time', async () => {
  const setTimer = globalThis.setTimeout;
  let end: () => void = () => undefined;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, after) => {
    if (after !== UNDO_S * 1000) return setTimer(run, after);
    end = run;
    return setTimer(() => undefined);
  });
  await open('/resumes', [...owner.answers, deleted]);
  await deleteBiscuit();
  await expect.element(button('Undo')).toBeVisible();
  end();
  await expect.element(button('Undo')).not.toBeInTheDocument();
});

test('an undo that comes too late says so', async () => {
  const gone = answer(restoreResume, refusal(404, 'not_found', messages.common.notFound));
  await open('/resumes', [...owner.answers, deleted, gone]);
  await deleteBiscuit();
  await button('Undo').click();
  await expect.element(words(messages.resumes.restoreTooLate)).toBeVisible();
});

test('a pet goes with its résumés, told before, and with its drafts on the device', async () => {
  const { server, go } = await open('/form2?pet_id=2', owner.answers);
  await field('Training description').fill('Knows sit');
  await expectKept('Knows sit');
  await button('Back to profile').click();
  await button('Keep as draft').click();
  await expectAddress('/profile');
  await page.getByRole('list', { name: 'My Pets' }).getByRole('button', { name: 'Bo', exact: true }).click();
  server.now(offline(listMyResumes));
  await button('Delete Pet').click();
  const question = page.getByRole('alertdialog', { name: 'Delete Bo?' });
  await expect.element(question.getByRole('alert')).toBeVisible();
  server.now(
    answer(listMyResumes, [
      { resume_id: 2, pet_id: 2, pet_name: 'Bo', picture: null, created_at: DAY, status: 'Unpaid' },
    ]),
    answer(deletePet, { msg: messages.pets.deleted('Bo') }),
  );
  await question.getByRole('button', { name: 'Try again' }).click();
  await expect.element(question).toMatchTextContent('1 résumé');
  server.now(answer(listMyPets, [{ pet_id: 1, pet_name: 'Biscuit', picture: null }]));
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(words(messages.pets.deleted('Bo'))).toBeVisible();
  await expect.poll(() => page.getByRole('list', { name: 'My Pets' }).getByRole('button').elements()).toHaveLength(1);
  expect(server.sentTo(deletePet)).toMatchObject([{ params: { id: '2' } }]);
  await expectNothingKept();
  await go('/profile');
});

test('the pages of a list are drawn one at a time, and a pet stands for one that cannot be drawn', async () => {
  const resumes = [1, 2, 3].map((id) => ({ id, pet_name: `Pet ${id}`, created_at: DAY, picture: null }));
  let underWay = 0;
  let most = 0;
  const drawing = answer(previewResume, async ({ params }) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise(requestAnimationFrame);
    underWay -= 1;
    return params.id === '3' ? new Response('', { status: 503 }) : drawn(samplePage, photo);
  });
  await open('/resumes', [...owner.answers, answer(listResumes, resumes), drawing]);
  const list = page.getByRole('list', { name: 'My Résumés' });
  await expect.poll(() => list.element().querySelectorAll('img')).toHaveLength(2);
  await expect
    .poll(() => list.getByRole('listitem').filter({ hasText: 'Pet 3' }).element().querySelector('svg'))
    .not.toBeNull();
  expect(most).toBe(1);
});

test('a download whose answer is lost is repeated under its key, and one of a changed page is new', async () => {
  const { server } = await open('/resume/1', [...collector.answers, offline(downloadResume)]);
  await button('Download Résumé').click();
  await expect.element(words(messages.download.cutOff)).toBeVisible();
  server.now(answer(downloadResume, refusal(409, 'key_reused', messages.download.changedSince)));
  await button('Download Résumé').click();
  await expect.element(words(messages.download.changedSince)).toBeVisible();
  server.now(
    answer(downloadResume, () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } })),
  );
  await button('Download Résumé').click();
  await expect.element(words(messages.download.success)).toBeVisible();
  const keys = server.sentTo(downloadResume).map(({ headers }) => headers.get(IDEMPOTENCY_HEADER));
  expect(new Set(keys.slice(0, -1)).size).toBe(1);
  expect(keys.at(-1)).not.toBe(keys[0]);
});

describe('while a résumé is written', () => {
  const eventText = (event: WritingEvent) => `event: ${event.event}\ndata: ${JSON.stringify(event)}\n\n`;
  const sentences = ['Mango is a budgerigar.', 'He whistles.'];
  const events: WritingEvent[] = [
    { event: 'stage', stage: 'checking' },
    ...sentences.map((text) => ({ event: 'sentence' as const, field: 'rewritten_pet_description' as const, text })),
    { event: 'stage', stage: 'saving' },
  ];
  /** A stream that says all of this, and goes on until `end`. */
  const streaming = () => {
    let end: (last: string) => void = () => undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const say = (text: string) => controller.enqueue(new TextEncoder().encode(text));
        say(events.map(eventText).join(''));
        end = (last) => {
          say(last);
          controller.close();
        };
      },
    });
    const stream = new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    return { reply: answer(generateResume, () => stream), end: (last = '') => end(last) };
  };
  const failed = `event: failed\ndata: ${JSON.stringify({
    ...{ status: 409, code: 'stopped', error: messages.generate.stopped, msg: messages.generate.stopped },
  })}\n\n`;
  const stage = (label: string) => page.getByRole('listitem').filter({ hasText: label });

  test('its sentences are shown, and it is stopped', async () => {
    const { reply, end } = streaming();
    const stopped = answer(stopGenerating, () => {
      end(failed);
      return { msg: 'Stopped.' };
    });
    await open('/profile', [...owner.answers, reply, stopped]);
    await page.getByRole('button', { name: 'Biscuit', exact: true }).first().click();
    await button('Generate Resume by AI').click();
    const text = page.getByRole('region', { name: 'The text so far' });
    await expect.element(text).toMatchTextContent(sentences.join(' '));
    await expect.element(stage('Saving the page')).toHaveAttribute('aria-current', 'step');
    await button('Stop').click();
    await expect.element(words(messages.generate.stopped)).toBeVisible();
    await expect.element(text).not.toBeInTheDocument();
    await expect.element(button('Write again')).toHaveFocus();
  });

  test('a lost connection is told, and leads to the résumés', async () => {
    const { reply, end } = streaming();
    await open('/profile', [...owner.answers, reply]);
    await page.getByRole('button', { name: 'Biscuit', exact: true }).first().click();
    await button('Generate Resume by AI').click();
    await expect.element(stage('Saving the page')).toHaveAttribute('aria-current', 'step');
    end();
    await expect.element(words(messages.generate.connectionLost)).toBeVisible();
    await expect.element(button('Try again')).toBeVisible();
    await page.getByRole('dialog').getByRole('link', { name: 'My Résumés' }).click();
    await expectAddress('/resumes');
  });
});
