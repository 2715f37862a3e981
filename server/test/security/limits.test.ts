import { adminLogin, forgotPassword, login, register } from '@pawsume/contract/auth';
import type { Call } from '@pawsume/contract/call';
import { drawNewPetPage, drawPetPage, drawVisitorPage } from '@pawsume/contract/draft-page';
import { getPrices, payResumeByCard } from '@pawsume/contract/payments';
import { createPet, saveStep1 } from '@pawsume/contract/pets';
import { downloadResume, generateResume, previewResume } from '@pawsume/contract/resumes';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usernameKey } from '#features/auth/username';
import { AppError } from '#lib/app-error';
import { waitWords } from '#lib/wait-words';
import { hashTraits, maskAddress } from '#limits/keys';
import { LimitError } from '#limits/limit-error';
import type { Asker } from '#limits/limiter';
import { openLimits } from '#limits/limits';
import { fc } from '../harness/fast-check.ts';

const MINUTE_MS = 60_000;
const wrong = new AppError('wrong_credentials', 'wrong');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const asker = (address: string, username = 'rex'): Asker => ({
  address,
  userId: null,
  username: null,
  body: { username, password: 'one of many' },
});

/** One try at a login; `right` or `wrong` when it was looked at, else the seconds to wait. */
const guesser = (limits = openLimits({ pool: null, addressFactor: 1 })) => {
  return async (who: Asker, isRight = false): Promise<'right' | 'wrong' | number> => {
    try {
      const admission = await limits.admit(login, who);
      await admission(isRight ? { answer: {} } : { error: wrong });
      return isRight ? 'right' : 'wrong';
    } catch (error) {
      if (error instanceof LimitError) return error.retryAfterS;
      throw error;
    }
  };
};

describe('guessing at one account from one address', () => {
  test('waits after five, then twice as long for half as many, down to one in half an hour', async () => {
    const guess = guesser();
    const rounds: [number, number][] = [];
    for (let round = 0; round < 8; round += 1) {
      let looked = 0;
      let answer = await guess(asker('192.0.2.1'));
      while (answer === 'wrong') {
        looked += 1;
        answer = await guess(asker('192.0.2.1'));
      }
      rounds.push([looked, Number(answer) / 60]);
      await vi.advanceTimersByTimeAsync(Number(answer) * 1000);
    }
    expect(rounds).toEqual([
      [5, 1],
      [2, 2],
      [1, 4],
      [1, 8],
      [1, 16],
      [1, 30],
      [1, 30],
      [1, 30],
    ]);
  });

  test('never waits longer than half an hour, however hard it is tried meanwhile', async () => {
    const guess = guesser();
    for (let minute = 0; minute < 300; minute += 1) {
      for (let n = 0; n < 10; n += 1) await guess(asker('192.0.2.1'));
      await vi.advanceTimersByTimeAsync(MINUTE_MS);
    }
    expect(Number(await guess(asker('192.0.2.1')))).toBeLessThanOrEqual(30 * 60);
  });

  test('starts anew after the right password', async () => {
    const guess = guesser();
    for (let round = 0; round < 5; round += 1) {
      for (let n = 0; n < 4; n += 1) expect(await guess(asker('192.0.2.1'))).toBe('wrong');
      expect(await guess(asker('192.0.2.1'), true)).toBe('right');
    }
  });

  test('is not passed by other spellings of the username', async () => {
    const guess = guesser();
    for (const name of ['rex', 'REX', 'ｒｅｘ', ' rex ', 'Rex']) await guess(asker('192.0.2.1', name));
    expect(await guess(asker('192.0.2.1', 'rEx'))).toBe(60);
  });

  test('counts the administrator’s door as the same', async () => {
    const limits = openLimits({ pool: null, addressFactor: 1 });
    for (let n = 0; n < 5; n += 1) await (await limits.admit(adminLogin, asker('192.0.2.1')))({ error: wrong });
    await expect(limits.admit(login, asker('192.0.2.1'))).rejects.toThrow(LimitError);
  });

  test('lets five of fifty at once through', async () => {
    const limits = openLimits({ pool: null, addressFactor: 1 });
    const tries = Array.from({ length: 50 }, () => limits.admit(login, asker('192.0.2.1')));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });
});

describe('guessing from many addresses at one account', () => {
  test('never takes the try under way from somebody who guessed wrong before', async () => {
    const guess = guesser();
    for (let n = 0; n < 4; n += 1) await guess(asker('203.0.113.1'));
    for (let host = 1; host <= 200; host += 1) await guess(asker(`198.51.100.${host}`));
    expect(await guess(asker('203.0.113.1'), true)).toBe('right');
  });

  test('leaves each new address one try, so that the owner always has one', async () => {
    const guess = guesser();
    for (let host = 1; host <= 200; host += 1) {
      for (let n = 0; n < 5; n += 1) await guess(asker(`198.51.100.${host}`));
    }
    expect(await guess(asker('203.0.113.1'))).toBe('wrong');
    expect(await guess(asker('203.0.113.1'))).toBe(60);
    expect(await guess(asker('203.0.113.2'), true)).toBe('right');
  });
});

describe('guessing at many accounts from one address', () => {
  test('waits after thirty, whatever else succeeds meanwhile', async () => {
    const guess = guesser();
    let looked = 0;
    for (let n = 0; n < 500; n += 1) {
      if ((await guess(asker('192.0.2.1', `user${n}`))) === 'wrong') looked += 1;
      await guess(asker('192.0.2.1', 'an account of the attacker'), true);
    }
    expect(looked).toBe(30);
    expect(await guess(asker('192.0.2.2', 'user1'), true)).toBe('right');
  });

  test('does not count what one limit refused with another', async () => {
    const guess = guesser();
    for (let n = 0; n < 30; n += 1) await guess(asker('192.0.2.1', `user${n}`));
    for (let n = 0; n < 20; n += 1) expect(await guess(asker('192.0.2.1', 'owner'))).toBe(60);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(await guess(asker('192.0.2.1', 'owner'), true)).toBe('right');
  });

  test('takes a whole network of the newer kind for one address', async () => {
    const guess = guesser();
    for (let n = 0; n < 30; n += 1) await guess(asker(`2001:db8:1:2::${n.toString(16)}`, `user${n}`));
    expect(await guess(asker('2001:db8:1:2:ffff::1', 'other'))).toBe(60);
    expect(await guess(asker('2001:db8:1:3::1', 'other'))).toBe('wrong');
  });
});

describe('quotas', () => {
  test('say how long until the next', async () => {
    const limits = openLimits({ pool: null, addressFactor: 1 });
    for (let n = 0; n < 20; n += 1) await limits.admit(register, asker('192.0.2.1', `user${n}`));
    await vi.advanceTimersByTimeAsync(20 * MINUTE_MS);
    const refusal = await limits.admit(register, asker('192.0.2.1', 'one more')).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ retryAfterS: 40 * 60, message: expect.stringContaining('40 minutes') });
    await vi.advanceTimersByTimeAsync(40 * MINUTE_MS);
    await limits.admit(register, asker('192.0.2.1', 'one more'));
  });

  test('of the model count what the model wrote, and neither the built-in writer nor a failure', async () => {
    const limits = openLimits({ pool: null, addressFactor: 1 });
    const owner = { address: '192.0.2.1', userId: 7, username: 'owner', body: undefined };
    const write = async (writtenBy: string) => {
      await vi.advanceTimersByTimeAsync(15_000);
      return (await limits.admit(generateResume, owner))({ answer: { resume_id: 1, written_by: writtenBy } });
    };
    for (let n = 0; n < 50; n += 1) await write('built-in');
    for (let n = 0; n < 50; n += 1) {
      await vi.advanceTimersByTimeAsync(15_000);
      await (await limits.admit(generateResume, owner))({ error: new Error('no') });
    }
    // What was stopped had begun to cost.
    await (await limits.admit(generateResume, owner))({ error: new AppError('stopped', 'stopped') });
    for (let n = 0; n < 99; n += 1) await write('some-model');
    await expect(write('some-model')).rejects.toThrow(/^You have had enough résumés written for today/);
    await limits.admit(generateResume, { ...owner, userId: 8 });
  });

  test('let a visitor have four pages a second drawn for a minute, and an owner five', async () => {
    const { admit } = openLimits({ pool: null, addressFactor: 1 });
    const visitor = asker('192.0.2.1');
    for (let n = 0; n < 240; n += 1) await admit(drawVisitorPage, visitor);
    await expect(admit(drawVisitorPage, visitor)).rejects.toThrow(LimitError);
    await admit(drawVisitorPage, asker('192.0.2.2'));
    const owner = { ...visitor, userId: 1 };
    for (let n = 0; n < 300; n += 1) await admit(n % 2 ? drawPetPage : drawNewPetPage, owner);
    await expect(admit(drawPetPage, owner)).rejects.toThrow(LimitError);
  });

  test('give back what another limit refuses', async () => {
    const limits = openLimits({ pool: null, addressFactor: 1 });
    const ask = (address: string, email: string) =>
      limits.admit(forgotPassword, { address, userId: null, username: null, body: { email } });
    for (let n = 0; n < 20; n += 1) await ask('192.0.2.1', `${n}@example.com`);
    for (let n = 0; n < 3; n += 1) await expect(ask('192.0.2.1', 'victim@example.com')).rejects.toThrow(LimitError);
    for (let n = 0; n < 3; n += 1) await ask('192.0.2.2', 'victim@example.com');
    await expect(ask('192.0.2.2', 'victim@example.com')).rejects.toThrow(LimitError);
  });

  test.each([3, 24])('let a shelter bring twenty pets, one in %i minutes, from one address', async (minutes) => {
    const limits = openLimits({ pool: null, addressFactor: 1 });
    const shelter = { address: '192.0.2.1', userId: 7, username: 'owner', body: { username: 'shelter' } };
    const often = async (call: Call, times: number, answer: unknown = {}) => {
      for (let n = 0; n < times; n += 1) await (await limits.admit(call, shelter))({ answer });
    };
    for (let pet = 0; pet < 20; pet += 1) {
      await (await limits.admit(login, shelter))({ error: wrong });
      await often(login, 1);
      await often(createPet, 1);
      await often(saveStep1, 4);
      await often(generateResume, 4, { written_by: 'some-model' });
      await often(previewResume, 20);
      await often(payResumeByCard, 2);
      await often(downloadResume, 3);
      await vi.advanceTimersByTimeAsync(minutes * MINUTE_MS);
    }
  });

  test('are wider where all share a loopback address, and no wider for a person', async () => {
    const limits = openLimits({ pool: null, addressFactor: 100 });
    for (let n = 0; n < 1000; n += 1) await limits.admit(register, asker('127.0.0.1', `user${n}`));
    const guess = guesser(limits);
    for (let n = 0; n < 5; n += 1) expect(await guess(asker('127.0.0.1'))).toBe('wrong');
    expect(await guess(asker('127.0.0.1'))).toBe(60);
  });

  test('leave alone what is not in the table', async () => {
    const limits = openLimits({ pool: null, addressFactor: 1 });
    for (let n = 0; n < 2000; n += 1) await limits.admit(getPrices, asker('192.0.2.1'));
  });
});

describe('keys', () => {
  test('name neither an account nor an address', () => {
    expect(hashTraits(asker('192.0.2.1', 'canary'), ['account', 'address'])).toMatch(/^[\w-]{43}$/);
  });

  test('are the same for all usernames that are one account', () => {
    const key = (username: string) => hashTraits(asker('192.0.2.1', username), ['account']);
    const spellings = fc.string({ unit: 'grapheme' }).chain((name) => {
      const forms = [name.toUpperCase(), name.normalize('NFD'), name.normalize('NFKC'), `${name} `];
      return fc.tuple(fc.constant(name), fc.constantFrom(...forms));
    });
    fc.assert(
      fc.property(spellings, ([name, other]) => {
        fc.pre(usernameKey(name.trim()) === usernameKey(other.trim()));
        expect(key(other)).toBe(key(name));
      }),
    );
  });

  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0db8:0000:0000:1:2:3:4', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0:0:0:0:1'],
    ['192.0.2.1:4711', '192.0.2.1'],
    ['[2001:db8::1]:4711', '2001:db8:0:0::/64'],
    ['64:ff9b::c000:201', '64:ff9b:0:0:0:0:c000:201'],
    ['fe80::', 'fe80:0:0:0::/64'],
  ])('see %s as %s', (address, network) => {
    expect(maskAddress(address)).toBe(network);
  });

  test.each([
    [1, '1 second'],
    [59, '59 seconds'],
    [60, '60 seconds'],
    [61, '2 minutes'],
    [3600, '60 minutes'],
    [86_400, '24 hours'],
  ])('and %i seconds are said as %s', (seconds, words) => {
    expect(waitWords(seconds)).toBe(words);
  });
});
