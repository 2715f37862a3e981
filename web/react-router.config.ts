import type { Config } from '@react-router/dev/config';
import { patterns } from './app/paths.ts';
import { finishBuild } from './finish-build.ts';

const { landing, login, download, terms, privacy } = patterns;

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: false,
  // The last is the page for addresses that lead nowhere.
  prerender: [landing, login, download, terms, privacy, '/404'],
  buildEnd: finishBuild,
} satisfies Config;
