import type { Purpose } from './page-settings.ts';

/** How long a link lives, as its owner chooses it. */
const ENDS = { 7: 'After 7 days', 30: 'After 30 days', 90: 'After 90 days', never: 'Never' } as const;

/** What is said where a résumé is shared, and to who reads it. */
export const sharingMessages = {
  title: 'Share',
  explained: 'A link shows this résumé to anybody you give it to. You see it on, and you can end it at any time.',
  readers: {
    Renting: 'A landlord',
    Rehoming: 'An adopter',
    Travel: 'Airlines and hotels',
    Sitter: 'A sitter',
    'Just because': 'Friends',
  } satisfies Record<Purpose, string>,
  ends: ENDS,
  loadFailed: 'Your links could not be loaded. Please try again.',
  notChanged: 'The link could not be changed. Please try again.',
  on: 'The link is on.',
  ended: 'The link has ended. Nobody can open it any more.',
  changed: 'The link is changed.',
  newAddress: 'The link has a new address. The one before leads nowhere any more.',
  copied: 'Link copied.',
  notCopied: 'The link could not be copied. Please mark it and copy it yourself.',
  offExplained: 'Off. Nobody can open it.',
  newAddressQuestion: 'Give this link a new address?',
  newAddressExplained:
    'The address you gave away so far leads nowhere from then on. Questions about how to reach you are forgotten with it.',
  endQuestion: 'End this link?',
  endExplained: 'It leads nowhere from then on, also its PDF and photo. You can switch it on again, at a new address.',
  withPdf: 'Readers can download the PDF',
  hidesContact: 'Hide how to reach me until I agree',
  hidesContactExplained:
    'Your phone, e-mail and address are left out of the page and the PDF. Readers can ask for them, and you decide each time.',
  watermarked: 'Readers see a watermark until you download or pay for this résumé once.',
  noOpens: 'Not opened yet.',
  opens: (count: number) => (count === 1 ? 'Opened once' : `Opened ${count} times`),
  opensExplained: 'In the last 30 days. We count readers, and know nothing about them. You are not counted.',
  requests: 'They ask how to reach you',
  letThrough: 'Show them',
  refuse: 'No, thanks',
  letThroughExplained:
    'They get a link to your phone, e-mail and address, for as long as this link is on, 30 days at most.',
  shownTo: (name: string) => `${name} gets a mail with a link to how to reach you.`,
  refused: (name: string) => `${name} will not be shown how to reach you.`,
  requestGone: 'This request is over.',
  answerFailed: 'Your answer could not be saved. Please try again.',
  mailSubject: (petName: string) => `Résumé of ${petName}`,
  mailBody: (petName: string, url: string) => `Here is the résumé of ${petName}:\n\n${url}\n`,
  page: {
    gone: 'This page is not here',
    goneExplained: 'The link may have ended, or was not copied whole. Please ask whoever gave it to you.',
    tooMany: 'Too many tries. Please wait a few minutes, and open the link again.',
    ask: 'Ask how to reach the owner',
    askExplained:
      'Your name and e-mail go to the owner, who decides. If they agree, you get a mail with a link. We forget both after 30 days.',
    asked: 'Your question is on its way. If the owner agrees, you get a mail.',
    askFailed: 'That did not work. Please try again.',
    nameMissing: 'Please say who you are.',
    nameOnly: 'Please give your name only, without addresses.',
    enoughToday: 'This page got many questions today. Please come back tomorrow.',
    nothingHidden: 'There is nothing to ask for here: the page shows how to reach the owner.',
    contactOver: 'This link to how to reach the owner is over. You can ask again on this page.',
    counted: 'Seen.',
    own: 'This is your own page: your visits are not counted.',
    download: 'Download as PDF',
    print: 'Print',
    shortened: (url: string) => `Shortened to fit one sheet. All of it: ${url}`,
  },
} as const;
