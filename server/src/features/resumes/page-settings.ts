import {
  DEFAULT_LOOK,
  type PageSettings,
  type PageSettingsInput,
  SHOWN_BY_DEFAULT,
} from '@pawsume/contract/page-settings';
import type { Db, ResumeRow } from '#db/types';
import { updatePageSettings } from './queries.ts';

/** The settings of a résumé's page: what was chosen, and what its purpose has where nothing was. */
export const readPageSettings = ({
  purpose,
  page_choices: { shown, ...look },
}: Pick<ResumeRow, 'purpose' | 'page_choices'>): PageSettings => ({
  ...DEFAULT_LOOK,
  ...look,
  purpose,
  shown: { ...SHOWN_BY_DEFAULT[purpose], ...shown },
});

/** Changes what was chosen; what the change does not name stays. Throws `not_found` where the résumé is gone. */
export const changePageSettings = (db: Db, id: number, { purpose, ...choices }: PageSettingsInput) =>
  db.transaction().execute(async (tx) => {
    const changed = await updatePageSettings(tx, id, (before) => ({
      purpose: purpose ?? before.purpose,
      page_choices: { ...before.page_choices, ...choices, shown: { ...before.page_choices.shown, ...choices.shown } },
    }));
    return readPageSettings(changed);
  });
