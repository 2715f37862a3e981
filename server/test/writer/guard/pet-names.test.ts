import { expect, it } from 'vitest';
import { writerFacts } from '#writer/facts';
import { check } from '#writer/guard/check';
import { gatherEvidence } from '#writer/guard/statements';
import { answersWith } from '../blank-answers.ts';

it.each([
  ...['Hero', 'Lucky', 'Happy', 'Buddy', 'Angel', 'Baby', 'Champ', 'Precious', 'Princess', 'Rocky', 'Shadow', 'Sunny'],
  ...['Bear', 'Beauty', 'Smokey', 'Never', 'Gentle', 'Perfect', 'lucky', 'Two Socks', 'Bella & Max', 'April', 'Seven'],
])('the name %s never speaks against a sentence', (pet_name) => {
  const facts = writerFacts(answersWith({ step1: { pet_name, pet_type: 'Dog', description: 'Naps on the sofa.' } }));
  const text = `${pet_name} naps on the sofa.`;
  expect(check({ text, cites: ['description'] }, gatherEvidence(facts)).fault).toBeNull();
});
