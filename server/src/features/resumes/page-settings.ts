import {
  DEFAULT_LOOK,
  type Look,
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

/** The same résumé as it would be with another look. */
export const withLook = <Row extends Pick<ResumeRow, 'page_choices'>>(resume: Row, look: Partial<Look>): Row => ({
  ...resume,
  page_choices: { ...resume.page_choices, ...look },
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
