import { messages } from '@pawsume/contract/messages';
import { assets } from './assets.ts';
import { escaped } from './markup.ts';

/** A page that says one thing and nothing of whose page it may have been. */
const plainPageHtml = (title: string, explained: string): string => `<!doctype html>
<html lang="en" data-accent="Forest">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><meta name="robots" content="noindex, nofollow, noarchive"><meta name="color-scheme" content="light dark"><link rel="icon" href="/icon.svg" type="image/svg+xml"><style>${assets.style}</style></head>
<body class="plain"><main><h1>${escaped(title)}</h1><p>${escaped(explained)}</p></main></body>
</html>
`;

const { page } = messages.sharing;

/** For every address that leads nowhere, whether it ever led anywhere or not. */
export const gonePage = plainPageHtml(page.gone, page.goneExplained);

/** For who tries one address after the other, or takes one file after the other. */
export const tooManyPage = plainPageHtml(page.tooMany, page.tooManyExplained);
