import { registryMessages } from '@pawsume/contract/registry-messages';
import type { PageLink, ResumePage } from '#press/page';

const CODE = '4F7K-92CM-2';
const { printed } = registryMessages;

export const linkAt = (publicUrl: string): PageLink => ({
  url: `${publicUrl}/r/${'Ab3-_'.repeat(4)}xy?v=${CODE}`,
  code: CODE,
  alt: printed.alt(CODE),
  hint: printed.stillCurrent(`${publicUrl.replace('https://', '')}/verify`),
});

/** A page as it is printed while its link is on. */
export const linked = (page: ResumePage, publicUrl = 'https://pawsume.example'): ResumePage => ({
  ...page,
  footer: { ...page.footer, link: linkAt(publicUrl) },
});
