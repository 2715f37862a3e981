import { LIMITS } from '@pawsume/contract/fields';
import { messages } from '@pawsume/contract/messages';
import { escaped, pairs, tag } from './markup.ts';
import type { SharedPage } from './shared-page.ts';

const { page: words } = messages.sharing;

const ASK = `<form id="ask" hidden data-failed="${escaped(words.askFailed)}">
<details><summary>${escaped(words.ask)}</summary>
<p id="ask-why">${escaped(words.askExplained)}</p>
<label for="ask-name">Your name</label><input id="ask-name" name="name" autocomplete="name" maxlength="${LIMITS.name}" required>
<label for="ask-email">Your e-mail</label><input id="ask-email" name="email" type="email" autocomplete="email" maxlength="${LIMITS.email}" required aria-describedby="ask-why">
<button class="button">Ask</button>
</details></form><p id="said" role="status"></p>`;

/** How to reach the owner, as far as it is shown; where it is not, a form to ask for it. */
export const contactHtml = ({ page: { contact }, asksForContact }: SharedPage): string => {
  if (!contact && !asksForContact) return '';
  const { title, name, lines } = contact ?? { title: 'Contact', name: '', lines: [] };
  return `<section class="contact"><h2 dir="auto">${escaped(title)}</h2>${tag('p', name, 'owner')}<div id="reach">${pairs(lines, '')}</div>${asksForContact ? ASK : ''}</section>`;
};
