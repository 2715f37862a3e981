import { messages } from '@pawsume/contract/messages';
import { expect, test } from 'vitest';
import { ApiError } from '~/api/api-error.ts';
import { failureOf } from './failure.ts';

const HERE = '/form5?pet_id=3';
const failed = (status: number, code: string) => failureOf(new ApiError({ status, code, reason: 'Why.' }), HERE);

test('each failure offers what can be done', () => {
  expect(failed(500, 'internal')).toEqual({ message: 'Why.', retry: 'Try again' });
  expect(failed(401, 'not_authenticated')).toMatchObject({ mendAt: { label: 'Login' } });
  expect(failed(403, 'profile_incomplete')).toMatchObject({ mendAt: { label: 'Complete Profile' } });
  expect(failed(409, 'stopped')).toEqual({ message: 'Why.', stopped: true, retry: 'Write again' });
  expect(failed(0, 'connection_lost')).toEqual({
    message: messages.generate.connectionLost,
    mendAt: { label: 'My Résumés', to: '/resumes' },
    retry: 'Try again',
  });
  expect(failureOf(new Error('secret'), HERE)).toEqual({ message: messages.generate.failed, retry: 'Try again' });
});
