import escapeHtml from 'escape-html';
import { noticeHtml, type PageLook, pageHtml } from '../common/page-html.ts';
import type { Person } from './people.ts';

const LOOK: PageLook = {
  provider: 'Google',
  note: 'nobody is asked for a real Google account.',
  light: { paper: '#f2f6fc', go: '#0b57d0', goInk: '#fff' },
  dark: { paper: '#12151d', go: '#a8c7fa', goInk: '#062e6f' },
  style: `
label { display: grid; gap: .25rem; font-weight: 600; }
input { min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .6rem;
  background: transparent; color: var(--ink); font: inherit; }
label.check { display: flex; gap: .6rem; align-items: center; font-weight: 400; }
label.check input { min-height: 0; width: 1.2rem; height: 1.2rem; }
form + form { margin-top: 1.25rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }
button small { display: block; color: var(--soft); font-weight: 400; overflow-wrap: anywhere; }`,
};

const button = ({ subject, name, email }: Person): string =>
  `<button name="subject" value="${escapeHtml(subject)}">${escapeHtml(name)}<small>${escapeHtml(email)}</small></button>`;

/** Where somebody chooses who they are. */
export const choosePage = (people: Iterable<Person>): string =>
  pageHtml(
    LOOK,
    'Choose an account',
    `<h1>Choose an account</h1>
<form method="post">
${[...people].map(button).join('\n')}
</form>
<form method="post">
<label>Name <input name="name" autocomplete="off" required></label>
<label>Email <input name="email" type="email" autocomplete="off" required></label>
<label class="check"><input name="verified" type="checkbox" value="yes" checked> This address is verified</label>
<button class="go">Continue as this person</button>
</form>
<form method="post"><button name="cancel" value="yes">Cancel</button></form>
<p class="small">This page takes the place of Google while the product runs without a Google client. It asks for no
password: choose who signs in.</p>`,
  );

export const unknownPage = (): string =>
  noticeHtml(LOOK, {
    heading: 'Not found',
    text: 'There is no sign-in under way here. It may be from before a restart. Please start again in the app.',
  });

export const errorPage = (text: string): string => noticeHtml(LOOK, { heading: 'Not possible', text });
