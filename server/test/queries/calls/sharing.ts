import * as links from '#features/links/queries';
import * as contacts from '#features/sharing/contact-queries';
import * as settings from '#features/sharing/link-queries';
import * as opens from '#features/sharing/open-queries';
import * as pages from '#features/sharing/page-queries';
import type { Calls, Someone } from './call.ts';

const DAY = '2026-11-24';
const of = ({ resumeId }: Someone) => ({ resumeId, purpose: 'Renting' as const });
/** Of everybody's first résumé there is one: see crowd.ts. */
const LINK = 1;
const asked = (now: Date) => ({ name: 'x', email: 'x', email_key: 'x', asked_at: now, gone_at: now });

export const sharing: Record<string, Calls> = {
  'features/links/queries': {
    findLiveLink: [(some) => links.findLiveLink(some.db, { ...of(some), now: some.now })],
    findLinkBySlug: [({ db, now }) => links.findLinkBySlug(db, 'x', now)],
  },
  'features/sharing/page-queries': {
    findVersionedLink: [({ db, now }) => pages.findVersionedLink(db, 'x', now)],
  },
  'features/sharing/link-queries': {
    listLinkRows: [({ db, resumeId }) => settings.listLinkRows(db, resumeId)],
    lockLinkRow: [(some) => settings.lockLinkRow(some.db, of(some))],
    insertLinkRow: [(some) => settings.insertLinkRow(some.db, { ...of(some), userId: some.userId, now: some.now })],
    updateLinkRow: [({ db }) => settings.updateLinkRow(db, LINK, { with_pdf: true })],
    deleteRequestsOfLink: [({ db }) => settings.deleteRequestsOfLink(db, LINK)],
    listOpens: [({ db, resumeId }) => settings.listOpens(db, { resumeId, since: DAY })],
  },
  'features/sharing/open-queries': {
    getSalt: [
      ({ db }) => opens.getSalt(db, { day: DAY, made: 'x' }),
      ({ db }) => opens.getSalt(db, { day: '1999-01-01', made: 'x' }),
    ],
    addOpen: [({ db, userId }) => opens.addOpen(db, { link: { id: LINK, user_id: userId }, mark: 'x', day: DAY })],
    deleteMarksBefore: [({ db }) => opens.deleteMarksBefore(db, '2020-01-01')],
  },
  'features/sharing/contact-queries': {
    lockLink: [({ db }) => contacts.lockLink(db, LINK)],
    countRequestsSince: [({ db, dayAgo }) => contacts.countRequestsSince(db, { linkId: LINK, since: dayAgo })],
    insertRequest: [
      ({ db, userId, now }) => contacts.insertRequest(db, { link: { id: LINK, user_id: userId }, ...asked(now) }),
    ],
    listRequests: [({ db, resumeId, now }) => contacts.listRequests(db, { resumeId, now })],
    findRequest: [({ db, now }) => contacts.findRequest(db, { id: 1, now })],
    answerRequest: [
      ({ db, userId, now }) => contacts.answerRequest(db, { id: 1, userId, answer: { state: 'shown', gone_at: now } }),
    ],
    putContactToken: [
      ({ db }) => contacts.putContactToken(db, { id: 1, tokenHash: 'x', isAgain: false }),
      ({ db }) => contacts.putContactToken(db, { id: 1, tokenHash: 'x', isAgain: true }),
    ],
    isContactToken: [({ db, now }) => contacts.isContactToken(db, { linkId: LINK, tokenHash: 'x', now })],
    deleteOverRequests: [({ db, dayAgo }) => contacts.deleteOverRequests(db, dayAgo)],
  },
};
