import { type Purpose, SHOWN_BY_DEFAULT, type Shown } from '@pawsume/contract/page-settings';
import type { ResumeRow } from '#db/types';

/**
 * The résumé as it is for another purpose than its own. What was chosen to be shown, was chosen for its own purpose: for another one it
 * shows no more of the owner than that purpose does by itself. What was chosen to be hidden is hidden for all.
 */
export const resumeFor = (resume: ResumeRow, purpose: Purpose, { hidesContact = false } = {}): ResumeRow => {
  const { shown: chosen = {} } = resume.page_choices;
  const byDefault = SHOWN_BY_DEFAULT[purpose];
  const isShown = (part: keyof Shown): boolean =>
    purpose === resume.purpose ? (chosen[part] ?? byDefault[part]) : byDefault[part] && chosen[part] !== false;
  const shown: Shown = {
    address: !hidesContact && isShown('address'),
    phone: !hidesContact && isShown('phone'),
    email: !hidesContact && isShown('email'),
    references: isShown('references'),
  };
  return { ...resume, purpose, page_choices: { ...resume.page_choices, shown } };
};
