import { PURPOSES } from '@pawsume/contract/page-settings';
import { sharedPage } from '@pawsume/contract/screens';
import { type ContactRequest, OPENS_DAYS, type OpensOfDay, type SharedLink } from '@pawsume/contract/sharing';
import type { ContactRequestRow, Db, LinkRow, ResumeRow, UserRow } from '#db/types';
import { isLive } from '#features/links/queries';
import { listRequests } from './contact-queries.ts';
import { readPdfMarks } from './link-page.ts';
import { listLinkRows, listOpens } from './link-queries.ts';

interface Parts {
  db: Db;
  now: Date;
  publicUrl: string;
}

const DAY_MS = 86_400_000;

/** A day in UTC, as `2026-11-24`. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** The address of a link that is on; null where it is off or has ended. */
export const urlOf = (link: LinkRow, { now, publicUrl }: Pick<Parts, 'now' | 'publicUrl'>): string | null =>
  isLive(link, now) ? publicUrl + sharedPage(link.slug) : null;

interface About {
  opens: OpensOfDay[];
  /** True if its PDF has the watermark. */
  isMarked: boolean;
}

export const describeLink = (
  link: LinkRow,
  parts: Pick<Parts, 'now' | 'publicUrl'>,
  { opens, isMarked }: About,
): SharedLink => ({
  purpose: link.purpose,
  url: urlOf(link, parts),
  ends_at: isLive(link, parts.now) ? (link.expires_at?.toISOString() ?? null) : null,
  with_pdf: link.with_pdf,
  hides_contact: link.hides_contact,
  ...(isLive(link, parts.now) && { pdf_watermarked: isMarked }),
  ...(link.ended_by_restore && { ended_by_restore: true }),
  opens,
});

export const describeRequest = (
  { id, name, email, state, asked_at }: ContactRequestRow,
  purpose: ContactRequest['purpose'],
): ContactRequest => ({ id, purpose, name, email, state, asked_at: asked_at.toISOString() });

/** The opens of a résumé's links in the last OPENS_DAYS days. */
export const listOpensOf = async ({ db, now }: Pick<Parts, 'db' | 'now'>, resumeId: number) => {
  const since = dayOf(new Date(now.getTime() - (OPENS_DAYS - 1) * DAY_MS));
  const all = await listOpens(db, { resumeId, since });
  return (purpose: SharedLink['purpose']): OpensOfDay[] =>
    all.filter((each) => each.purpose === purpose).map(({ day, opens }) => ({ day, opens }));
};

const neverOn = (purpose: SharedLink['purpose']): SharedLink => ({
  purpose,
  url: null,
  ends_at: null,
  with_pdf: true,
  hides_contact: false,
  opens: [],
});

/** The links of a résumé, one for each purpose, and who asks how to reach its owner. */
export const describeLinks = async (parts: Parts, resume: ResumeRow, user: UserRow) => {
  const { id: resumeId } = resume;
  const { db, now } = parts;
  const rows = await listLinkRows(db, resumeId);
  const opensOf = await listOpensOf(parts, resumeId);
  const isMarked = await readPdfMarks(db, resume, user);
  const links = PURPOSES.map((purpose) => {
    const row = rows.find((each) => each.purpose === purpose);
    return row ? describeLink(row, parts, { opens: opensOf(purpose), isMarked: isMarked(purpose) }) : neverOn(purpose);
  });
  const requests = await listRequests(db, { resumeId, now });
  return { links, requests: requests.map((request) => describeRequest(request, request.purpose)) };
};
