import { COMPANIONS } from '#answers/further-answers';
import type { KnownAnswers } from '#answers/known-answers';
import { collectWarnings, isOfHealth, warnsOf } from '#answers/warnings';
import type { Entry, Section } from '../page.ts';
import { caution, said } from './text.ts';

/** Notes of an owner get the full stop that they lack before another one. */
const inARow = (warnings: readonly string[]): string =>
  warnings
    .map((warning, place) =>
      place < warnings.length - 1 && /[\p{L}\p{N}]\)?$/u.test(warning) ? `${warning}.` : warning,
    )
    .join(' ');

/** "Not good with cats. Good with dogs only with care." */
const companyEntry = (company: KnownAnswers['company']): Entry | null => {
  const asked = COMPANIONS.filter((companion) => company[companion] === 'No' || company[companion] === 'With care');
  const [first] = asked;
  const told = asked.map((companion) =>
    company[companion] === 'No' ? `Not good with ${companion}.` : `Good with ${companion} only with care.`,
  );
  return first ? caution('Company', told.join(' '), `good_with_${first}`) : null;
};

/** All that speaks against the pet or asks for care, in one place and marked: none of it can be overlooked, or left out. */
export const goodToKnowSection = (known: KnownAnswers): Section => {
  const { health, home, travel, company } = known;
  // An import takes one sentence into the description and into an answer that has a line of its own.
  const answered = `${health.hasConditions ? health.conditions : ''}\n${health.medicines}`;
  const warnings = collectWarnings(known).filter((warning) => !answered.includes(warning));
  return {
    title: 'Good to know',
    column: 'main',
    movable: false,
    entries: said(
      home.complaints === 'Yes'
        ? caution('Complaints or damage', home.complaintDetails || 'Yes', 'rental_issue_details')
        : null,
      caution('Behaviour', inARow(warnings.filter((warning) => !isOfHealth(warning))), 'description'),
      caution('Health', inARow(warnings.filter(isOfHealth)), 'description'),
      warnsOf(home.noise) ? caution('Noise', home.noise, 'noise') : null,
      companyEntry(company),
      caution('Fears', health.fears, 'fears'),
      // The form cannot tell "no" from "not answered" here, so only a yes is ever printed.
      health.hasConditions ? caution('Medical conditions', health.conditions || 'Yes', 'medical_conditions') : null,
      // Half of them would be worse than none: they stay whole as long as that can be.
      { ...caution('Medicines', health.medicines, 'medicines'), importance: 'heart' },
      health.vaccinated === 'No' ? caution('Vaccinated', 'No', 'is_vaccinated') : null,
      travel.stress === 'Yes'
        ? caution('Stress or illness', travel.stressDetails || 'Yes', 'travel_stress_details')
        : null,
      travel.barred === 'Yes'
        ? caution('Barred from travel', travel.barredDetails || 'Yes', 'travel_ban_details')
        : null,
    ),
  };
};
