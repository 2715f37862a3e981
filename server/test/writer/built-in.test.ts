import { PROSE_LIMITS } from '@pawsume/contract/resumes';
import { petByKey, pets } from '@pawsume/fixtures/pets';
import { describe, expect, it } from 'vitest';
import { chooseVoice } from '#writer/built-in/voice';
import { writeBuiltIn, writeCited } from '#writer/built-in/write';
import { writerFacts } from '#writer/facts';
import { check } from '#writer/guard/check';
import { listMustTell } from '#writer/guard/must-tell';
import { gatherEvidence } from '#writer/guard/statements';
import { quotesBalance } from '#writer/text/quotes';
import { answersWith } from './blank-answers.ts';

const written = (key: string) => writeBuiltIn(writerFacts(petByKey(key).answers));
const storyOf = (given: Parameters<typeof answersWith>[0]) =>
  writeBuiltIn(writerFacts(answersWith(given))).rewritten_pet_description;

/** What stands outside quotation marks: our words, not the owner's. */
const ourWords = (text: string) => text.replaceAll(/“[^”]{0,2000}”/g, '“”');

describe.each(pets)('the built-in prose of $key', ({ key, answers }) => {
  const facts = writerFacts(answers);
  const { prose, told } = writeCited(facts);

  it('keeps to the limits, and to the length a page is made for', () => {
    expect(prose.one_liner_description.length).toBeLessThanOrEqual(150);
    expect(prose.rewritten_pet_description.length).toBeLessThanOrEqual(
      key === 'every-answer' ? PROSE_LIMITS.pet : 1000,
    );
    expect(prose.rewritten_owner_description.length).toBeLessThanOrEqual(key === 'every-answer' ? 550 : 500);
  });

  it('reads as finished sentences', () => {
    for (const text of Object.values(prose)) {
      expect(text).toMatch(/[.!?…。]”?$/);
      expect(text).not.toMatch(/ {2}|undefined|null|\n\n|\bi\b|[ ][,.;:!?]/);
      expect(text).not.toMatch(/\b[Aa] [aeio]|\b[Aa]n [bcdfgjklmnpqrtvwxyz]/);
      expect(quotesBalance(text)).toBe(true);
    }
  });

  it('names the pet and its keeper', () => {
    expect(prose.rewritten_pet_description).toContain(answers.step1.pet_name);
    expect(prose.rewritten_owner_description).toContain(answers.owner.full_name);
  });

  it('says nothing that the answers it cites do not carry', () => {
    const evidence = gatherEvidence(facts);
    const judged = Object.values(told).flatMap((parts) => parts.map((part) => check(part, evidence)));
    expect(judged.filter(({ fault }) => fault !== null)).toEqual([]);
  });

  it('tells every answer that speaks against the pet', () => {
    const untold = listMustTell(facts).filter((negative) => !negative.isToldIn(told.rewritten_pet_description));
    expect(untold).toEqual([]);
  });

  it('uses the pronouns of the gender given, and no others but for whom the owner uses them', () => {
    const { they } = chooseVoice(answers.step1.gender);
    const others = {
      she: /\b(?:he|him|his|they)\b/gi,
      he: /\b(?:she|her|they)\b/gi,
      they: /\b(?:she|her|he|him|his)\b/gi,
    };
    const { statements } = gatherEvidence(facts);
    for (const { text, cites } of told.rewritten_pet_description) {
      const theirs = cites.flatMap((id) => statements.get(id) ?? []).map((statement) => statement.text.toLowerCase());
      const used = ourWords(text).match(others[they]) ?? [];
      expect(used.filter((pronoun) => !theirs.some((words) => words.includes(pronoun.toLowerCase())))).toEqual([]);
    }
  });

  it('quotes its owner twice at most', () => {
    expect(Object.values(prose).join('\n').split('“').length - 1).toBeLessThanOrEqual(2);
  });

  it('does not advertise', () => {
    expect(ourWords(Object.values(prose).join('\n'))).not.toMatch(
      /\b(?:perfect|ideal|wonderful|amazing|lovely|great|best|model tenant|furry)\b|!/i,
    );
  });

  it('is the same each time', () => {
    expect(writeBuiltIn(writerFacts(answers))).toEqual(prose);
  });
});

describe('the built-in writer', () => {
  it('picks what only this pet does for the one line', () => {
    expect(written('mango').one_liner_description).toBe(
      'A playful, protective 21-year-old umbrella cockatoo who whistles the first four bars of La Paloma and then waits for you to do the rest.',
    );
    expect(written('bubbles').one_liner_description).toBe(
      'A friendly 18-month-old fantail goldfish who lives in a 30 gallon tank on a steel stand, on the ground floor, on purpose.',
    );
    expect(written('olive').one_liner_description).toBe(
      'A friendly, protective French Bulldog, four and a half years old, who is happiest on a balcony in the shade.',
    );
  });

  it('tells a goldfish and a gecko without a word that fits only dogs', () => {
    for (const key of ['bubbles', 'gizmo']) {
      expect(Object.values(written(key)).join(' ')).not.toMatch(
        /house-trained|leash|walks? (?:well|nicely)|vaccinated|bark|daycare/i,
      );
    }
  });

  it('tells of an owner who speaks of themselves, and continues one who speaks of the pet', () => {
    expect(written('zoe').rewritten_pet_description).toContain(
      'Her owner binds books at home and Zoë has decided that the press is her desk.',
    );
    expect(written('olive').rewritten_owner_description).toMatch(
      /^Noor El-Amin, an architect, designs libraries\. Noor works/,
    );
    expect(written('biscuit').rewritten_pet_description).toContain(
      'She sleeps through the working day, walks on a loose',
    );
    expect(written('biscuit').rewritten_pet_description).not.toContain('“She sleeps');
  });

  it('leaves out what could only be quoted rather than quote a third time, unless it warns', () => {
    const ours = { description: 'Curtains are mine, not yours.' };
    const others = { bio: 'Ours is a home of two.' };
    const page = (training: string) =>
      Object.values(
        writeBuiltIn(
          writerFacts(
            answersWith({
              step1: ours,
              owner: others,
              step2: { training_description: training },
              step5: { owner_bond: 'She is mine.' },
            }),
          ),
        ),
      ).join('\n');
    expect(page('We train together.')).not.toMatch(/We train together|home of two/);
    expect(page('We train together.').split('“')).toHaveLength(3);
    expect(page('We met a dog together and she growled.')).toContain('“We met a dog together and she growled.”');
  });

  it('tells no sentence that only one before it explains, when that is not told', () => {
    const story = (experience: string) => storyOf({ step3: { rental_history: 'Yes', rental_experience: experience } });
    expect(story('Three landlords in that time. The present one likes her.')).not.toContain('The present one');
    expect(story('The landlord has three flats. The present one likes her.')).toContain('The present one likes her.');
  });

  it('gives sentences without a subject the one they lack', () => {
    expect(storyOf({ step1: { description: 'loves socks. Sleeps in the hall' } })).toContain(
      'She loves socks. Pip sleeps in the hall.',
    );
    expect(storyOf({ step1: { description: 'loves socks', gender: '' } })).toContain('Pip loves socks.');
  });

  it('says that only the basics are written down where that is so', () => {
    expect(storyOf({ step1: { description: 'loves socks' } })).not.toContain('Only the basics');
  });

  it('turns silence into nothing at all', () => {
    expect(storyOf({})).toBe(
      'Pip is a three-year-old cat. Only the basics are written down here; please ask Ana Ruiz about anything else you would like to know.',
    );
    expect(writeBuiltIn(writerFacts(answersWith({ owner: { full_name: '' } }))).rewritten_owner_description).toBe('');
  });

  it('never says that there is no medical condition, because the form does not ask so', () => {
    for (const { answers } of pets.filter(({ answers }) => !answers.step2.has_medical_conditions)) {
      const { rewritten_pet_description: text } = writeBuiltIn(writerFacts(answers));
      expect(ourWords(text)).not.toMatch(/medical|healthy/i);
    }
  });

  it('denies complaints only where the owner does', () => {
    expect(storyOf({ step3: { rental_history: 'Yes', rental_duration: '2 years' } })).toContain(
      'She has lived in a rented home for two years.',
    );
    expect(storyOf({ step3: { rental_history: 'Yes', rental_issues: 'No' } })).toContain(
      'her owner reports no complaints or damage.',
    );
    expect(storyOf({ step3: { rental_issues: 'Yes' } })).toContain(
      'Her owner reports complaints or damage, without further detail.',
    );
    expect(storyOf({ step3: { rental_history: 'No' } })).toContain('She has not lived in a rented home before.');
  });

  it('tells of health what was answered, Yes and No', () => {
    expect(storyOf({ step2: { is_vaccinated: 'Yes', is_microchipped: 'No' } })).toContain(
      'She is vaccinated but not microchipped.',
    );
    expect(storyOf({ step2: { is_vaccinated: 'No', is_microchipped: 'No' } })).toContain(
      'She is neither vaccinated nor microchipped.',
    );
    expect(storyOf({ step2: { is_vaccinated: 'No' }, step1: { gender: 'unknown' } })).toContain(
      'They are not vaccinated.',
    );
    expect(storyOf({ step2: { has_medical_conditions: true } })).toContain(
      'She has a medical condition; her owner gives no details here.',
    );
    expect(storyOf({ step1: { gender: 'female, not spayed' }, step2: { is_vaccinated: 'Yes' } })).toContain(
      'She is vaccinated.',
    );
  });

  it('tells of travel what was answered, Yes and No', () => {
    const went = { has_traveled: 'Yes', travel_modes: ['Car', 'Boat'] } as const;
    const trip = (more: object) => storyOf({ step3: { ...went, travel_modes: [...went.travel_modes], ...more } });
    expect(trip({})).toContain('She has travelled by car and boat.');
    expect(trip({ travel_stress: 'No' })).toContain(
      'She has travelled by car and boat with no stress or health issues on the way.',
    );
    expect(trip({ travel_banned: 'No' })).toContain(
      'She has travelled by car and boat and has never been barred from travel.',
    );
    expect(trip({ travel_stress: 'Yes' })).toContain('with some stress or health issues on the way.');
    expect(trip({ travel_banned: 'Yes' })).toContain(
      'Pip has been barred from travel; her owner gives no details here.',
    );
    expect(storyOf({ step3: { has_traveled: 'No', travel_banned: 'No' } })).toContain('She has not travelled.');
  });

  it('presents a tick for service training as no legal status', () => {
    const text = storyOf({ step2: { training: ['Service'] } });
    expect(text).toContain('Her owner also lists service training, as training and not as a legal status.');
    expect(text).not.toMatch(/service (?:animal|cat|dog)/i);
  });

  it('keeps a warning when it shortens an owner’s text', () => {
    const pleasant =
      'She purrs at breakfast and sits in the window for an hour after that, watching the street go by. ';
    const text = storyOf({ step1: { description: `${pleasant.repeat(12)}She bites when her paws are touched.` } });
    expect(text).toMatch(/(?:She|Pip) bites when her paws are touched\./);
    expect(text.length).toBeLessThanOrEqual(900);
  });

  it('calls a shelter a shelter, not an owner', () => {
    const { rewritten_pet_description: text } = written('rufus');
    expect(text).toContain('the shelter describes Rufus');
    expect(text).not.toMatch(/owner/);
  });
});
