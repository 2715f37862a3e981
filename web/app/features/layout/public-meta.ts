import { BRAND } from '@pawsume/contract/brand';
import { BUILT_ORIGIN } from '@pawsume/contract/served-page';
import type { MetaDescriptor } from 'react-router';
import { paths } from '~/paths.ts';

interface PublicPage {
  /** As it stands in the tab, and above a shared link. */
  title: string;
  description: string;
  path: string;
}

/** What search engines and shared links show of a page that anybody may read: for its route's `meta`. */
export const publicMeta = ({ title, description, path }: PublicPage): MetaDescriptor[] => {
  // Pages made ahead are told by the server where they are.
  const origin = typeof location === 'undefined' ? BUILT_ORIGIN : location.origin;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: origin + path },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: BRAND },
    { property: 'og:locale', content: 'en_CA' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: origin + path },
    { property: 'og:image', content: origin + paths.socialPicture() },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${BRAND}: the résumé of a dog beside five drawn pets` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
};
