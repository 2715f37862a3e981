import { expect, request } from '@playwright/test';
import type { App } from './app.ts';

interface Mail {
  to: string[];
  links: string[];
}

interface Wanted {
  to: string;
  /** Where the link leads to. */
  path: string;
  /** A link of an earlier mail. */
  not?: string;
}

/** Waits for a mail in the stand-in's inbox. Returns its link. */
export async function linkIn(app: App, { to, path, not }: Wanted): Promise<string> {
  const inbox = await request.newContext();
  const find = async () => {
    const mails: Mail[] = await (await inbox.get(`${inboxOf(app)}/__control`)).json();
    return mails
      .filter((mail) => mail.to.includes(to))
      .flatMap(({ links }) => links)
      .find((link) => link.startsWith(`${app.url}${path}#`) && link !== not);
  };
  await expect.poll(find, { message: `a mail to ${to} with a link to ${path}`, timeout: 15_000 }).toBeDefined();
  const link = await find();
  await inbox.dispose();
  return link ?? '';
}

/** Where the stand-in shows all mails. */
export const inboxOf = ({ log }: App): string => {
  const address = /inbox[^\n]*(http:\/\/127\.0\.0\.1:\d+)/i.exec(log())?.[1];
  if (!address) throw new Error(`The server did not say where its inbox is.\n${log()}`);
  return address;
};
