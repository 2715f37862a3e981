import { rewriteResume } from '@pawsume/contract/resume-text';

export const CLEAN = 'He has lived in a rented home for two years, and his owner reports no complaints or damage.';
export const complaints = { answer: 'rental_issues', step: 3, now: 'Yes' };
export const prose = { one_liner_description: 'A calm dog.', rewritten_owner_description: 'Sam looks after him.' };
export const AFTER = 'In his first month he chewed through the bathroom door.';
export const written = {
  call: rewriteResume,
  answer: {
    before: { ...prose, rewritten_pet_description: CLEAN },
    after: { ...prose, rewritten_pet_description: AFTER },
  },
};
