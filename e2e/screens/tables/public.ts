import { messages } from '@pawsume/contract/messages';
import type { Page } from '@playwright/test';
import { type Screen, statesOf } from '../screen.ts';

const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click();

export const publicScreens: readonly Screen[] = [
  ...statesOf({ route: '/', as: 'nobody' })({
    'logged out': { shows: 'Welcome to' },
    'logged in': { as: 'owner', shows: 'Welcome to' },
    'menu open': { act: openMenu, shows: 'Welcome to', over: true, only: 'phone' },
  }),
  ...statesOf({ route: '/download', as: 'nobody' })({
    sample: { shows: 'Download' },
  }),
  ...statesOf({ route: '/terms', as: 'nobody' })({
    text: { shows: 'Terms' },
  }),
  ...statesOf({ route: '/privacy', as: 'nobody' })({
    text: { shows: 'Privacy' },
  }),
  ...statesOf({ route: '*', as: 'nobody', path: '/nowhere' })({
    'not found': { shows: messages.common.notFound, provokes: [/^answer 404: GET \/nowhere/] },
  }),
];
