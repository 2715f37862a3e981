import escapeHtml from 'escape-html';
import { noticeHtml, type PageLook, pageHtml } from '../common/page-html.ts';
import { LINK, type StoredMail } from './stored-mail.ts';

const LOOK: PageLook = {
  provider: 'your inbox',
  note: 'mails end here and reach nobody.',
  light: { paper: '#f3f6f4', go: '#1f5b45', goInk: '#fff' },
  dark: { paper: '#101713', go: '#8fd0b4', goInk: '#0d2219' },
  style: `pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
li a { color: inherit; }`,
};

export const inboxPage = (mails: StoredMail[]): string => {
  if (mails.length === 0) {
    return noticeHtml(LOOK, { heading: 'Inbox', text: 'No mail has arrived yet. Reload this page after a moment.' });
  }
  const rows = mails.map(
    ({ id, subject, to }) =>
      `<li><span><a href="/mails/${id}">${escapeHtml(subject)}</a></span><span>${escapeHtml(to.join(', '))}</span></li>`,
  );
  return pageHtml(LOOK, 'Inbox', `<h1>Inbox</h1>\n<ul>${rows.join('\n')}</ul>`);
};

const withLinks = (text: string): string => {
  const parts: string[] = [];
  let end = 0;
  for (const { 0: url, index } of text.matchAll(LINK)) {
    parts.push(escapeHtml(text.slice(end, index)), `<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`);
    end = index + url.length;
  }
  return [...parts, escapeHtml(text.slice(end))].join('');
};

export const mailPage = ({ subject, to, text }: StoredMail): string =>
  pageHtml(
    LOOK,
    subject,
    `<h1>${escapeHtml(subject)}</h1>
<p class="small">To ${escapeHtml(to.join(', '))}</p>
<pre>${withLinks(text)}</pre>
<p><a class="button" href="/">Back to the inbox</a></p>`,
  );

export const noMailPage = (): string =>
  noticeHtml(LOOK, { heading: 'Not found', text: 'There is no such mail. It may be from before a restart.' });
