import type { Config } from '@react-router/dev/config';
import { PUBLIC_PAGES, SHAPES_AHEAD } from './app/paths.ts';
import { finishBuild } from './finish-build.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: false,
  // The last is the page for addresses that lead nowhere.
  prerender: [...PUBLIC_PAGES, ...SHAPES_AHEAD, '/404'],
  buildEnd: finishBuild,
} satisfies Config;
