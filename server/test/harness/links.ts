import { randomBytes } from 'node:crypto';
import type { Purpose } from '@pawsume/contract/page-settings';
import type { TestApp } from './start-app.ts';

/** Switches the link of a résumé on, as its owner does, and gives it a new address where it was on. Returns the slug. */
export const switchOn = async (
  { db }: TestApp,
  resumeId: number,
  { purpose = 'Renting', slug = randomBytes(16).toString('base64url') }: { purpose?: Purpose; slug?: string } = {},
): Promise<string> => {
  const { user_id } = await db
    .selectFrom('resumes')
    .select('user_id')
    .where('id', '=', resumeId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('shared_links')
    .values({
      ...{ user_id, resume_id: resumeId, purpose, slug, with_pdf: true, hides_contact: false },
      created_at: new Date(),
    })
    .onConflict((same) => same.columns(['resume_id', 'purpose']).doUpdateSet({ slug }))
    .execute();
  return slug;
};

export const switchOff = ({ db }: TestApp, resumeId: number) =>
  db.updateTable('shared_links').set({ slug: null }).where('resume_id', '=', resumeId).execute();
