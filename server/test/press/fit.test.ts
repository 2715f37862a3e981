import { DEFAULT_LOOK } from '@pawsume/contract/page-settings';
import { describe, expect, it } from 'vitest';
import { designOf } from '#press/designs';
import { arrange, likelyLevel, splitColumns } from '#press/fit/arrange';
import { fitPage } from '#press/fit/fit-page';
import type { Layout } from '#press/fit/layout';
import { pickLevel, tightest } from '#press/fit/levels';
import { cut, cutSentences, shorten } from '#press/fit/shorten';
import { estimateWidth } from '#press/fit/text-width';
import type { Section } from '#press/page';
import { fc } from '../harness/fast-check.ts';
import { named, namesOf, pageWith, saidIn, wordsOf } from './pages.ts';

const design = designOf(DEFAULT_LOOK);
const long = 'We walk along the river every morning before work. '.repeat(40);

describe('cutting a text', () => {
  it('leaves a text that is short enough as it is', () => {
    expect(cut('Short and whole.', 40)).toBe('Short and whole.');
  });

  it('ends between words, without a stray comma, and says that it was cut', () => {
    expect(cut('Walks, naps, plays and sleeps through the night', 12)).toBe('Walks, naps, plays and…');
    expect(cut('Walks, naps, plays and sleeps through the night', 8)).toBe('Walks, naps…');
    expect(cut('Alexandra Montgomery-Fitzwilliam-Cholmondeley', 13)).toBe('Alexandra…');
  });

  it('never splits a character made of several', () => {
    expect(cut('👩‍👩‍👧‍👦'.repeat(10), 9)).toMatch(/^(👩‍👩‍👧‍👦)+…$/u);
  });
});

describe('cutting sentences off a text', () => {
  const text = 'She sleeps at night. She naps by day!\nShe has 3.5 kg of toys, e.g. mice. Dr. Moss knows her';
  const dispensable = { mustStand: false, isWarning: false, grace: 1 };
  const lengths = (weight: { mustStand: boolean; isWarning: boolean }) =>
    [...new Set(Array.from({ length: 120 }, (_, ems) => cutSentences(text, ems, { grace: 1, ...weight })))].filter(
      Boolean,
    );

  it('never cuts inside a sentence', () => {
    expect(lengths(dispensable)).toEqual([
      'She sleeps at night.',
      'She sleeps at night. She naps by day!',
      'She sleeps at night. She naps by day!\nShe has 3.5 kg of toys, e.g. mice.',
      text,
    ]);
    expect(cutSentences(text, 3, dispensable)).toBe('');
  });

  it('takes what stands before a semicolon for whole', () => {
    expect(cutSentences('Rabies 14 March 2024; DHPP 2 May 2023; kennel cough 2022', 20, dispensable)).toBe(
      'Rabies 14 March 2024; DHPP 2 May 2023',
    );
  });

  it('says of a warning that there is more to it', () => {
    expect(lengths({ mustStand: false, isWarning: true })).toEqual([
      'She sleeps at night. …',
      'She sleeps at night. She naps by day! …',
      'She sleeps at night. She naps by day!\nShe has 3.5 kg of toys, e.g. mice. …',
      text,
    ]);
  });

  it('keeps the first sentence of a text that has to stand, and its start alone where it is very long', () => {
    const sentence = 'He walks along the river every single morning before anybody else is up.';
    const standing = { mustStand: true, isWarning: true, grace: 3 };
    expect(cutSentences(sentence, 14, dispensable)).toBe('');
    expect(cutSentences(sentence, 20, standing)).toBe(sentence);
    expect(cutSentences(`${sentence} So do we.`, 20, standing)).toBe(`${sentence} …`);
    expect(cutSentences(sentence, 14, { ...standing, grace: 1 })).toBe('He walks along the river every…');
  });

  it('keeps the beginning of whatever is typed, and never more than there is room for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.nat(200), (typed, ems) => {
        const kept = cutSentences(typed, ems, dispensable);
        expect(typed.startsWith(kept)).toBe(true);
        expect(estimateWidth(kept)).toBeLessThanOrEqual(Math.max(ems, 0));
      }),
    );
  });

  it('takes the full stops of other scripts', () => {
    expect(cutSentences('它很安静。它喜欢晒太阳。', 6, dispensable)).toBe('它很安静。');
  });
});

describe('shortening a page', () => {
  const page = pageWith(
    {
      step2: { training_description: long, has_medical_conditions: true, medical_conditions: long },
      step3: { rental_issues: 'Yes', rental_issue_details: long, has_traveled: 'Yes', travel_history: long },
      owner: { phone: '902 555 0100', email: 'jo@example.com' },
    },
    { rewritten_pet_description: long.replaceAll('river', 'lake') },
  );
  const short = shorten(page, () => 60);

  it('names each text that was cut, as it stands on the page, and where it comes from', () => {
    expect(short.trimmed).toEqual([
      { name: 'About Bo', source: 'rewritten_pet_description' },
      { name: 'Good to know · Complaints or damage', source: 'rental_issue_details' },
      { name: 'Good to know · Medical conditions', source: 'medical_conditions' },
      { name: 'Training', source: 'training_description' },
      { name: 'Travel · Journeys', source: 'travel_history' },
    ]);
  });

  it('leaves out what has no whole sentence left, and its section with it', () => {
    const { page: least, trimmed } = shorten(page, () => 20);
    expect(namesOf(trimmed)).toContain('Training');
    expect(
      splitColumns(
        least,
        least.sections.map(({ column }) => column),
      ).main.map(({ title }) => title),
    ).not.toContain('Training');
  });

  it('cuts stories most and the description least', () => {
    const lengthOf = (title: string) => {
      const [entry] = short.page.sections.find((section) => section.title === title)?.entries ?? [];
      return entry && entry.kind !== 'reference' ? entry.text.length : 0;
    };
    expect(lengthOf('About Bo')).toBeGreaterThan(lengthOf('Good to know'));
    expect(lengthOf('Good to know')).toBeGreaterThan(lengthOf('Training'));
  });

  it('keeps medicines whole, and of every other warning its first sentence, while others have something to give', () => {
    const doses =
      'Insulin, 2 units at seven, under the skin. Then thyroxine, half a tablet, in a spoon of liver paste.';
    const told = 'She hides from brooms, umbrellas, long coats and everybody who wears a hat.';
    const given = { step2: { medicines: doses, fears: `${told} Thunder as well.`, training_description: long } };
    expect(saidIn(shorten(pageWith(given), () => 16).page, 'Good to know')).toEqual([
      `Fears: ${told} …`,
      `Medicines: ${doses}`,
    ]);
  });

  it('keeps what its reader looks for longer than what they do not', () => {
    const notes = (word: string) => `We practise every ${word} after supper. `.repeat(12).trim();
    const given = {
      step2: { health_description: notes('Monday') },
      step5: { uses_grooming: 'Yes', grooming_details: notes('Friday') },
    } as const;
    const left = shorten(pageWith(given, {}, 'Rehoming'), () => 60).page;
    const lengthIn = (title: string) => saidIn(left, title)?.join().length ?? 0;
    expect(lengthIn('Health')).toBeGreaterThan(lengthIn('Care'));
  });

  it('tells less of a story before it tells less of a detail', () => {
    const notes = (word: string) => `We practise every ${word} after supper. `.repeat(12).trim();
    const given = { step2: { training_description: notes('Monday'), health_description: notes('Friday') } };
    const left = shorten(pageWith(given), () => 80).page;
    const lengthIn = (title: string) => saidIn(left, title)?.join().length ?? 0;
    expect(lengthIn('Training')).toBeGreaterThan(0);
    expect(lengthIn('Health')).toBeGreaterThan(lengthIn('Training'));
  });

  it('keeps phone and e-mail whole', () => {
    expect(shorten(page, () => 1).page.contact).toEqual(page.contact);
  });

  it('keeps every mark of caution, however little room there is', () => {
    const words = wordsOf(shorten(page, () => 1).page);
    expect(words).toContain('Complaints or damage');
    expect(words).toContain('Medical conditions');
  });
});

describe('placing sections', () => {
  it('puts what belongs together where it belongs while there is room', () => {
    const reference_contacts = { Vet: { name: 'Dr. Moss', contact: '902 555 0133' } };
    const page = pageWith({ step3: { rental_issues: 'No', references: ['Vet'], reference_contacts } });
    const { main, side } = splitColumns(page, arrange(page, pickLevel(design, 5), design));
    expect(main.map(({ title }) => title)).toContain('What a landlord asks');
    expect(side.map(({ title }) => title)).toContain('References');
  });

  it('moves sections to the column with room, and never loses one', () => {
    const page = pageWith({
      step3: { has_traveled: 'Yes', travel_history: long, adoption_type: 'Rescued', adoption_details: long },
      step5: { uses_daycare: 'Yes', daycare_details: long },
    });
    const { main, side } = splitColumns(page, arrange(page, pickLevel(design, 8), design));
    expect(main.length + side.length).toBe(page.sections.length);
    expect(main.filter(({ column }) => column === 'side').length).toBeGreaterThan(0);
  });

  it('starts roomy for few words and tight for many', () => {
    expect(likelyLevel(named('Bo'), design)).toBe(0);
    expect(likelyLevel(pageWith({ step2: { health_description: long.repeat(4) } }), design)).toBe(tightest(design));
  });
});

describe('fitting', () => {
  /** Paper whose columns are as tall as `heightOf` says; the closing band begins at 750 points. */
  const paper = (heightOf: (layout: Layout) => number) => {
    const tried: Layout[] = [];
    const setLayout = (layout: Layout) => {
      tried.push(layout);
      const bottom = 200 + heightOf(layout);
      const column = { top: 200, bottom, foot: 750 };
      return { doc: tried.length, heights: { main: column, side: column } };
    };
    return { tried, setter: { design, setLayout } };
  };

  it('takes the next tighter level until the page fits', () => {
    const { tried, setter } = paper(({ level }) => level.text * 50);
    const { layout, trimmed } = fitPage(setter, named('Bo'));
    expect(trimmed).toEqual([]);
    expect(layout.level.text * 50).toBeLessThanOrEqual(550);
    const photos = tried.map(({ level }) => level.photo);
    expect(photos).toEqual([...photos].sort((a, b) => b - a));
  });

  it('cuts texts only when the tightest level is not enough', () => {
    const words = ({ page }: Layout) => wordsOf(page).length / 8;
    const { setter } = paper(words);
    const { layout, trimmed } = fitPage(setter, pageWith({ step2: { training_description: long.repeat(3) } }));
    expect(layout.level.text).toBe(pickLevel(design, tightest(design)).text);
    expect(namesOf(trimmed)).toContain('Training');
    expect(words(layout)).toBeLessThanOrEqual(550);
  });

  it('gives words back to the column with more room', () => {
    const heightOf = (sections: Section[]) => 200 + JSON.stringify(sections).length / 4;
    const setLayout = ({ columns }: Layout) => {
      const column = (name: 'main' | 'side') => ({ top: 200, bottom: heightOf(columns[name]), foot: 750 });
      return { doc: null, heights: { main: column('main'), side: column('side') } };
    };
    const given = { step2: { health_description: long.repeat(4) } };
    const page = pageWith(given, { rewritten_pet_description: long.replaceAll('river', 'lake').repeat(4) });
    const { layout } = fitPage({ design, setLayout }, page);
    const lengthIn = (title: string) => saidIn(layout.page, title)?.join().length ?? 0;
    expect(lengthIn('Health')).toBeGreaterThan(lengthIn('About Bo') * 0.7);
  });

  it('cuts name and headings where they alone are too long', () => {
    const { setter } = paper(({ page }) => (page.name.length > 30 ? 5_000 : 300));
    const { layout, trimmed } = fitPage(setter, named('W'.repeat(80)));
    expect(layout.page.name).toBe(`${'W'.repeat(24)}…`);
    expect(trimmed).toContainEqual({ name: 'Name', source: 'pet_name' });
  });

  it('gives up with an error rather than print half a page', () => {
    expect(() => fitPage(paper(() => 5_000).setter, named('Bo'))).toThrow('does not fit');
  });
});
