import type { KnownAnswers } from './known-answers.ts';

/** An answer that speaks against the pet. None of them may vanish, neither from the page nor from the prose. */
export interface Negative {
  kind: 'complaints' | 'condition' | 'stress' | 'barred' | 'unvaccinated';
  /** In the owner's words; empty where none were given. */
  details: string;
}

export const collectNegatives = ({
  home,
  health,
  travel,
}: Pick<KnownAnswers, 'home' | 'health' | 'travel'>): Negative[] => {
  const candidates: [boolean, Negative][] = [
    [home.complaints === 'Yes', { kind: 'complaints', details: home.complaintDetails }],
    [health.hasConditions, { kind: 'condition', details: health.conditions }],
    [travel.stress === 'Yes', { kind: 'stress', details: travel.stressDetails }],
    [travel.barred === 'Yes', { kind: 'barred', details: travel.barredDetails }],
    [health.vaccinated === 'No', { kind: 'unvaccinated', details: '' }],
  ];
  return candidates.filter(([holds]) => holds).map(([, negative]) => negative);
};
