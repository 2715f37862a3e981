import { BRAND } from '@pawsume/contract/brand';

/** The tab's title: the screen's, with the brand behind it. */
export const tabTitle = (title: string): string => `${title} · ${BRAND}`;

/** What a route's `meta` returns. */
export const pageTitle = (title: string) => [{ title: tabTitle(title) }];
