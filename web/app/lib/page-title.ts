import { BRAND } from '@pawsume/contract/brand';

/** What a route's `meta` returns: the tab's title with the brand behind it. */
export const pageTitle = (title: string) => [{ title: `${title} · ${BRAND}` }];
