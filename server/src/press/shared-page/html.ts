import { BRAND } from '@pawsume/contract/brand';
import { LIMITS } from '@pawsume/contract/fields';
import { messages } from '@pawsume/contract/messages';
import type { ResumePage } from '../page.ts';
import { setApostrophes } from '../type/printable.ts';
import { assets } from './assets.ts';
import { arrange } from './columns.ts';
import { headHtml } from './head.ts';
import { escaped, pairs, tag } from './markup.ts';
import { CUTS, densityOf } from './paper.ts';
import { sectionHtml } from './sections.ts';
import type { Proof, SharedPage, Verification } from './shared-page.ts';

const { page: words } = messages.sharing;

const WATERMARK =
  '<svg class="watermark" aria-hidden="true"><defs><pattern id="mark" width="400" height="170" patternUnits="userSpaceOnUse" patternTransform="rotate(-33)"><text x="0" y="60">PREVIEW</text><text x="200" y="145">PREVIEW</text></pattern></defs><rect width="100%" height="100%" fill="url(#mark)"/></svg>';

const chipsHtml = ({ chips }: ResumePage): string =>
  chips.length === 0
    ? ''
    : `<ul class="chips">${chips.map(({ text, tone }) => `<li class="${tone}" dir="auto">${escaped(text)}</li>`).join('')}</ul>`;

const headerHtml = ({ kicker, name, oneLiner, photoAlt }: ResumePage, photo: string | null): string =>
  `<header>${photo ? `<img src="${escaped(photo)}" alt="${escaped(photoAlt)}" width="480" height="480">` : ''}<div>${tag('p', kicker, 'kicker')}<h1 dir="auto">${escaped(name)}</h1>${tag('p', oneLiner, 'one-liner')}</div></header>`;

const verificationHtml = ({ title, isCurrent, lines }: Verification): string =>
  `<aside class="verification${isCurrent ? '' : ' older'}" aria-label="The printed page"><p><strong>${escaped(title)}</strong></p>${lines.length > 0 ? `<ul>${lines.map((line) => tag('li', line)).join('')}</ul>` : ''}</aside>`;

const proofsHtml = (proofs: readonly Proof[]): string =>
  proofs.length === 0
    ? ''
    : `<section class="proofs"><h2>Records</h2><ul>${proofs.map(({ title, url }) => `<li><a href="${escaped(url)}" dir="auto">${escaped(title)}</a></li>`).join('')}</ul></section>`;

const toolsHtml = ({ pdf }: SharedPage): string =>
  `<nav aria-label="This page">${pdf ? `<a class="button" href="${escaped(pdf)}" download>${words.download}</a>` : ''}<button class="button" type="button" id="print" hidden>${words.print}</button></nav>`;

/**
 * A shared résumé as a document of its own: real text with headings, lists and landmarks, on a phone, on a desk and on one sheet
 * of paper. It has one script and one style of its own, in it, which `assets.policy` allows, and fetches the photo and nothing else.
 */
export const sharedPageHtml = (asked: SharedPage): string => {
  const shared = { ...asked, page: setApostrophes(asked.page) };
  const { page, photo, watermark, verification, proofs } = shared;
  const { level, cut } = densityOf(page, { hasPhoto: photo !== null, proofs: proofs.length });
  const { main, side } = arrange(page.sections, cut === null ? undefined : CUTS[cut]);
  return `<!doctype html>
<html lang="${escaped(page.language)}" data-accent="${page.look.accent}" data-paper="${page.look.paper}" data-density="${level}"${cut === null ? '' : ` data-cut="${cut}"`}>
<head>${headHtml(shared)}<style>${assets.style}</style></head>
<body>
<main>
${verification ? verificationHtml(verification) : ''}
<article>
${headerHtml(page, photo)}
${pairs(page.facts, 'facts')}
${chipsHtml(page)}
<div class="columns${side.length === 0 ? ' single' : ''}">
<div>${main.map(sectionHtml).join('\n')}</div>
<div>${side.map(sectionHtml).join('\n')}${proofsHtml(proofs)}</div>
</div>
${contactHtml(shared)}
${tag('p', page.footer.note, 'note')}${cut === null ? '' : tag('p', words.shortened(shared.url), 'note shortened')}
${watermark ? WATERMARK : ''}
</article>
${toolsHtml(shared)}
</main>
<footer><p id="own" hidden>${words.own}</p><p>Shared with <a href="/">${BRAND}</a></p></footer>
<script>${assets.script}</script>
</body>
</html>
`;
};

const ASK = `<form id="ask" hidden data-failed="${escaped(words.askFailed)}">
<details><summary>${escaped(words.ask)}</summary>
<p id="ask-why">${escaped(words.askExplained)}</p>
<label for="ask-name">Your name</label><input id="ask-name" name="name" autocomplete="name" maxlength="${LIMITS.name}" required>
<label for="ask-email">Your e-mail</label><input id="ask-email" name="email" type="email" autocomplete="email" maxlength="${LIMITS.email}" required aria-describedby="ask-why">
<button class="button">Ask</button>
</details></form><p id="said" role="status"></p>`;

/** How to reach the owner, as far as it is shown; where it is not, a form to ask for it. */
const contactHtml = ({ page: { contact }, asksForContact }: SharedPage): string => {
  if (!contact && !asksForContact) return '';
  const { title, name, lines } = contact ?? { title: 'Contact', name: '', lines: [] };
  return `<section class="contact"><h2 dir="auto">${escaped(title)}</h2>${tag('p', name, 'owner')}<div id="reach">${pairs(lines, '')}</div>${asksForContact ? ASK : ''}</section>`;
};
