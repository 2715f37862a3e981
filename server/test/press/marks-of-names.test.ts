import { expect, it } from 'vitest';
import { sharedPageHtml } from '#press/shared-page/html';
import { printable } from '#press/type/printable';
import { writeBuiltIn } from '#writer/built-in/write';
import { writerFacts } from '#writer/facts';
import { answersWith, named, pageWith } from './pages.ts';

const printed = (name: string): string => printable(named(name)).page.name;

it.each([
  ["Sinéad O'Malley's Dog", 'Sinéad O’Malley’s Dog'],
  ['Oreo "The Cookie" Smith', 'Oreo "The Cookie" Smith'],
  ['Oreo “The Cookie” Smith', 'Oreo “The Cookie” Smith'],
  ["'Bo'", "'Bo'"],
])('prints apostrophes in a name and keeps its quotation marks: %s', (typed, set) => {
  expect(printed(typed)).toBe(set);
});

it('keeps feet and email addresses as typed', () => {
  const page = pageWith({
    step1: { weight: `6' 2"` },
    owner: { email: "jo.o'malley@example.org", full_name: "Jo O'Malley" },
  });
  const { facts, contact } = printable(page).page;
  expect(facts.find(({ label }) => label === 'Weight')?.value).toBe(`6' 2"`);
  expect(contact?.name).toBe('Jo O’Malley');
  expect(contact?.lines.find(({ value }) => value.includes('@'))?.value.replaceAll('\u200b', '')).toBe(
    "jo.o'malley@example.org",
  );
});

const answers = answersWith({
  step1: { pet_name: `Oreo "The Cookie" O'Malley`, pet_type: 'Cat', description: 'Sleeps until noon.' },
  owner: { full_name: `Jo "Jojo" O'Malley`, profession: 'Nurse' },
});

it('prose spells names like the heading', () => {
  const { rewritten_pet_description, rewritten_owner_description } = writeBuiltIn(writerFacts(answers, 'Renting'));
  expect(rewritten_pet_description).toContain('Oreo "The Cookie" O’Malley');
  expect(rewritten_owner_description).toContain('Jo "Jojo" O’Malley');
});

it('the shared page prints the same apostrophes and keeps its links', () => {
  const page = pageWith({
    ...{ step1: { pet_name: `Oreo "The Cookie" O'Malley` } },
    owner: { email: "jo.o'malley@example.org", full_name: 'Jo Low' },
  });
  const html = sharedPageHtml({
    ...{ page, url: 'https://pawsume.example/r/aaaa', photo: null, picture: '', pictureSize: null, pdf: null },
    ...{ watermark: false, asksForContact: false, verification: null, proofs: [] },
  });
  expect(html).toContain('<h1 dir="auto">Oreo &quot;The Cookie&quot; O’Malley</h1>');
  expect(html).toContain('mailto:jo.o&#39;malley@example.org');
});
