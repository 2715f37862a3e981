import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCommit } from '#lib/release';
import { emptyDataDir } from '../harness/data-dir.ts';

const IDENTITY = ['-c', 'user.name=Jo', '-c', 'user.email=jo@example.com'];

test('the commit is found on a branch, packed or not, in a worktree and on no branch, and is null without git', async () => {
  const root = await emptyDataDir();
  const git = (...args: string[]) =>
    execFileSync('git', [...IDENTITY, ...args], { cwd: root, encoding: 'utf8' }).trim();
  expect(readCommit(root)).toBeNull();
  git('init', '--quiet');
  expect(readCommit(root)).toBeNull();
  git('commit', '--quiet', '--allow-empty', '--message=first');
  const commit = git('rev-parse', 'HEAD');
  expect(readCommit(root)).toBe(commit);
  git('pack-refs', '--all');
  expect(readCommit(root)).toBe(commit);
  git('worktree', 'add', '--quiet', 'beside');
  expect(readCommit(join(root, 'beside'))).toBe(commit);
  git('checkout', '--quiet', '--detach');
  expect(readCommit(root)).toBe(commit);
});
