import { messages } from '@pawsume/contract/messages';
import type { Page } from '@playwright/test';
import type { Screen } from '../screen.ts';

const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click();

export const publicScreens: readonly Screen[] = [
  { route: '/', state: 'logged out', as: 'nobody', path: '/', shows: 'Welcome to' },
  { route: '/', state: 'logged in', as: 'owner', path: '/', shows: 'Welcome to' },
  {
    route: '/',
    state: 'menu open',
    as: 'nobody',
    path: '/',
    act: openMenu,
    shows: 'Welcome to',
    over: true,
    only: 'phone',
  },
  { route: '/download', state: 'sample', as: 'nobody', path: '/download', shows: 'Download' },
  { route: '/terms', state: 'text', as: 'nobody', path: '/terms', shows: 'Terms' },
  { route: '/privacy', state: 'text', as: 'nobody', path: '/privacy', shows: 'Privacy' },
  {
    route: '*',
    state: 'not found',
    as: 'nobody',
    path: '/nowhere',
    shows: messages.common.notFound,
    provokes: [/^answer 404: GET \/nowhere/],
  },
];
