import { type Page, tidyPage } from './page.ts';
import { type ReadByPatterns, readByPatterns } from './read-patterns.ts';
import { withoutPeople } from './reading.ts';

/** Pages as they were handed in, and the day they are read on. */
export interface UnreadPages {
  pages: Page[];
  today: Date;
}

export interface ReadPages extends ReadByPatterns {
  /** The pages, tidied: findings point into these. */
  pages: Page[];
  /** Their text without the parts about people. */
  petText: string;
}

/** Tidies pages and reads them by patterns. It takes time, so only a text worker calls it. */
export function readPages({ pages: unread, today }: UnreadPages): ReadPages {
  const pages = unread.map((page) => ({ ...page, text: tidyPage(page.text) }));
  return { ...readByPatterns(pages, today), pages, petText: withoutPeople(pages) };
}
