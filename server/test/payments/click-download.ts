import { findSpend } from '#features/credits/queries';
import { downloadPdf } from '#features/resumes/download';
import { getResumeRow } from '#features/resumes/queries';
import { type Circumstances, type Ending, operate } from './machine.ts';
import type { Act } from './script.ts';
import { newClick, resumeIdOf, userOf, type World } from './world.ts';

/**
 * One click on Download, and its retries under the same key. A PDF comes for a debit under the key, or because the
 * résumé is paid; without one there is no debit (reliability notes §2, P8).
 */
export const clickDownload = (world: World, { resume: n, isSameClick }: Act & { kind: 'download' }) => {
  const opKey = (isSameClick && world.clicks.at(-1)) || newClick(world);
  const resumeId = resumeIdOf(world, n);
  return async (circumstances: Circumstances): Promise<Ending<Buffer>> => {
    const user = await userOf(world);
    const before = await standing(world, resumeId, opKey);
    const ending = await operate(world, circumstances, async (machine) => {
      const resume = await getResumeRow(machine.db, user.id, resumeId);
      return downloadPdf(machine, { user, resume, opKey });
    });
    const after = await standing(world, resumeId, opKey);
    const isFree = before.isPaid || after.isPaid;
    if (ending.kind === 'done' && !after.isSpent && !isFree) world.wrong.push('P8 a PDF for nothing');
    // What happens elsewhere meanwhile may pay the résumé, unpay it, or be the same click.
    if (circumstances.trouble?.kind === 'meanwhile' || before.isSpent || !after.isSpent) return ending;
    if (ending.kind === 'done' && before.isPaid) world.wrong.push('P8 a PDF of a paid résumé for a credit');
    if (ending.kind === 'refused') world.wrong.push('P8 a debit without a PDF');
    return ending;
  };
};

const standing = async ({ yard, userId }: World, resumeId: number, opKey: string) => {
  const spend = await findSpend(yard.db, userId, opKey);
  const resume = await yard.db.selectFrom('resumes').select('is_paid').where('id', '=', resumeId).executeTakeFirst();
  return { isSpent: spend !== undefined, isPaid: resume?.is_paid === true };
};
