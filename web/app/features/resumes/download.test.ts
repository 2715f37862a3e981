import { messages } from '@pawsume/contract/messages';
import { expect, test } from 'vitest';
import { ApiError, offline } from '~/api/api-error.ts';
import { downloadFailure } from './download.ts';

const failure = (status: number, reason?: string) => new ApiError({ status, code: 'any', reason });

test('too few credits are told in the words of the server, else in ours', () => {
  expect(downloadFailure(failure(402, 'No credits, sorry.'))).toBe('No credits, sorry.');
  expect(downloadFailure(failure(402))).toBe(messages.download.notEnough);
});

test('a failure that says itself that nothing was charged is shown as it is', () => {
  expect(downloadFailure(failure(500, messages.download.notCharged))).toBe(messages.download.notCharged);
});

test('any other reason stands behind the message of the screen', () => {
  expect(downloadFailure(failure(429, 'Please wait.'))).toBe('❌ Failed to download résumé. Please wait.');
  expect(downloadFailure(failure(500))).toBe('❌ Failed to download résumé.');
});

test('a broken connection promises that the next try is not charged again', () => {
  expect(downloadFailure(offline(new TypeError('fetch failed')))).toBe(messages.download.cutOff);
});
