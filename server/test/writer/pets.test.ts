import { trainingsFor } from '@pawsume/contract/pet-steps/asked';
import { kindOf } from '@pawsume/contract/pet-steps/species';
import { step1Input } from '@pawsume/contract/pet-steps/step1';
import { step2Input } from '@pawsume/contract/pet-steps/step2';
import { step3Input } from '@pawsume/contract/pet-steps/step3';
import { step4Input } from '@pawsume/contract/pet-steps/step4';
import { step5Input } from '@pawsume/contract/pet-steps/step5';
import { profile } from '@pawsume/contract/users';
import { pets } from '@pawsume/fixtures/pets';
import { describe, expect, it } from 'vitest';

describe.each(pets)('the fixture $key', ({ answers, profile: owner }) => {
  it('holds what the forms would have stored, to the letter', () => {
    const { picture: _, ...step1 } = answers.step1;
    expect(step1Input.parse(step1)).toEqual(step1);
    expect(step2Input.parse(answers.step2)).toEqual(answers.step2);
    expect(step3Input.parse(answers.step3)).toEqual(answers.step3);
    expect(step4Input.parse(answers.owner)).toEqual(answers.owner);
    expect(step5Input.parse(answers.step5)).toEqual(answers.step5);
    expect(profile.parse(owner)).toEqual(owner);
  });

  it('has a complete profile that reaches nobody', () => {
    expect(Object.values(owner).every((value) => value !== '')).toBe(true);
    expect(owner.email).toMatch(/@example\.com$/);
    expect(owner.phone).toMatch(/\b555\b/);
  });
});

describe('the fixtures together', () => {
  const answered = pets.map(({ answers }) => answers);

  it('are twelve pets under twelve keys', () => {
    expect(new Set(pets.map(({ key }) => key)).size).toBe(12);
  });

  it('spread over kinds of pets and over how they came home', () => {
    const kinds = new Set(answered.map(({ step1 }) => step1.pet_type));
    for (const kind of ['Dog', 'Cat', 'Rabbit', 'Bird', 'Reptile', 'Fish', 'Hamster']) expect(kinds).toContain(kind);
    expect(new Set(answered.map(({ step3 }) => step3.adoption_type)).size).toBe(8);
  });

  it('are of kinds that are known, and were taught what is offered for theirs', () => {
    for (const { step1, step2 } of answered) {
      const kind = kindOf(step1.pet_type);
      expect(kind).not.toBe('other');
      expect(trainingsFor(kind)).toEqual(expect.arrayContaining(step2.training));
    }
  });

  it('carry accents, emoji and Chinese characters in their names', () => {
    const names = answered.map(({ step1 }) => step1.pet_name).join(' ');
    expect(names).toMatch(/\p{Script=Han}/u);
    expect(names).toMatch(/\p{Extended_Pictographic}/u);
    expect(names).toMatch(/[ëöéñ]/u);
  });

  it('have bad answers among the good ones', () => {
    expect(answered.some(({ step3 }) => step3.rental_issues === 'Yes' && step3.rental_issue_details !== '')).toBe(true);
    expect(answered.some(({ step3 }) => step3.travel_banned === 'Yes' && step3.travel_ban_details !== '')).toBe(true);
    expect(answered.some(({ step3 }) => step3.travel_stress === 'Yes')).toBe(true);
    expect(answered.some(({ step2 }) => step2.has_medical_conditions)).toBe(true);
    expect(answered.some(({ step2 }) => step2.is_vaccinated === 'No')).toBe(true);
  });

  it('include one with every answer, its long texts close to their limit', () => {
    const full = pets.find(({ key }) => key === 'every-answer')?.answers;
    const { picture: _, ...step1 } = full?.step1 ?? { picture: null };
    const values = [step1, full?.step2, full?.step3, full?.owner, full?.step5].flatMap((step) =>
      Object.values(step ?? {}),
    );
    expect(values.filter((value) => value === '')).toEqual([]);
    expect(values.filter((value) => typeof value === 'string' && value.length > 1800)).toHaveLength(16);
  });
});
