import { COMPANIONS, type Companion } from './further-answers.ts';
import type { KnownAnswers } from './known-answers.ts';

/** An answer that speaks against the pet. None of them may vanish, neither from the page nor from the prose. */
export interface Negative {
  kind: 'complaints' | 'condition' | 'stress' | 'barred' | 'unvaccinated' | Companion;
  /** In the owner's words; empty where none were given. Of company it is the answer. */
  details: string;
}

type Asked = Pick<KnownAnswers, 'home' | 'travel' | 'company'> & {
  health: Pick<KnownAnswers['health'], 'hasConditions' | 'conditions' | 'vaccinated'>;
};

export const collectNegatives = ({ home, health, travel, company }: Asked): Negative[] => {
  const candidates: [boolean, Negative][] = [
    [home.complaints === 'Yes', { kind: 'complaints', details: home.complaintDetails }],
    [health.hasConditions, { kind: 'condition', details: health.conditions }],
    [travel.stress === 'Yes', { kind: 'stress', details: travel.stressDetails }],
    [travel.barred === 'Yes', { kind: 'barred', details: travel.barredDetails }],
    [health.vaccinated === 'No', { kind: 'unvaccinated', details: '' }],
    ...COMPANIONS.map((kind): [boolean, Negative] => [
      company[kind] === 'No' || company[kind] === 'With care',
      { kind, details: company[kind] },
    ]),
  ];
  return candidates.filter(([holds]) => holds).map(([, negative]) => negative);
};
