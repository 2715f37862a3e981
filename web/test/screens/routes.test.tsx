import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import table from '~/routes.ts';
import { routesFrom } from '../harness/open.tsx';

const tests = import.meta.glob<string>('./*.test.tsx', { query: '?raw', import: 'default', eager: true });

test('every route of the web app has a state', () => {
  const routes = routesFrom(table);
  const seen = Object.values(tests)
    .flatMap((source) => [...source.matchAll(/path: ['`]([^'`?#]+)/g)])
    .map(([, path = '']) => matchRoutes(routes, path)?.at(-1)?.route.path);
  const patterns = routes.flatMap(({ path, children = [] }) => [path, ...children.map((child) => child.path)]);
  expect([...new Set(seen)].toSorted()).toEqual(patterns.filter((path) => path !== undefined).toSorted());
});
