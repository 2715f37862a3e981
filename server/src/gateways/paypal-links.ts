import { z } from 'zod';

/** Where PayPal's answers lead. */
export const paypalLinks = z.array(z.object({ rel: z.string(), href: z.string() })).catch([]);

/** The first web address under one of `rels`; null where there is none a browser could be sent to. */
export const findLink = (links: z.infer<typeof paypalLinks>, rels: string[]): string | null => {
  const isWeb = ({ href }: { href: string }) => /^https?:$/.test(URL.parse(href)?.protocol ?? '');
  return links.find((link) => rels.includes(link.rel) && isWeb(link))?.href ?? null;
};
