import { expect, test } from 'vitest';
import { planName } from './your-plan.tsx';

test.each([
  ['', 'FREE'],
  ['free', 'FREE'],
  ['pro_yearly_plan', 'PRO YEARLY PLAN'],
])('the plan %j is written %s', (status, name) => {
  expect(planName(status)).toBe(name);
});
