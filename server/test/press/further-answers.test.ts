import { expect, it } from 'vitest';
import { pageWith, saidIn, sparse, wordsOf } from './pages.ts';

it('whom a pet is not good with stands under what is good to know, and whom it is good with among the chips', () => {
  const page = pageWith({
    step2: { good_with_children: 'Yes', good_with_dogs: 'With care', good_with_cats: 'No' },
  });
  expect(saidIn(page, 'Good to know')).toEqual(['Company: Good with dogs only with care. Not good with cats.']);
  expect(page.chips.map(({ text }) => text)).toEqual(['Good with children']);
});

it('medicines and fears are marked, and a noise that warns stands there and nowhere else', () => {
  const loud = pageWith({ step2: { noise: 'Howls at sirens.', medicines: 'Insulin, 2 units.', fears: 'Brooms.' } });
  expect(saidIn(loud, 'Good to know')).toEqual([
    'Noise: Howls at sirens.',
    'Fears: Brooms.',
    'Medicines: Insulin, 2 units.',
  ]);
  expect(saidIn(loud, 'What a landlord asks')).toBeUndefined();
  const quiet = pageWith({ step2: { noise: 'A hum at night.' } });
  expect(saidIn(quiet, 'What a landlord asks')).toEqual(['Noise: A hum at night.']);
  expect(saidIn(quiet, 'Good to know')).toBeUndefined();
});

it('the day, the enclosure, the new home and whom to call stand each in their section', () => {
  const answers = {
    step2: { feeding: 'Pellets at eight.', enclosure: 'A cage of 100 by 50\u00a0cm.', climate: '20 °C.' },
    step3: { hours_alone: 'Six hours.', ideal_home: 'A quiet room.', rehoming_reason: 'We move abroad.' },
    step5: {
      routine: 'Wakes at nine.',
      vet_name: 'Dr. Moss',
      vet_contact: '902 555 0133',
      after_hours_vet: 'Night Clinic, 902 555 0134',
      emergency_contact: 'Al, 902 555 0135',
    },
  };
  const sitter = pageWith(answers, {}, 'Sitter');
  expect(saidIn(sitter, 'A day with Bo')).toEqual([
    'Routine: Wakes at nine.',
    'Feeding: Pellets at eight.',
    'Time alone: Six hours.',
  ]);
  expect(saidIn(sitter, 'Enclosure')).toEqual(['A cage of 100 by 50\u00a0cm.', 'Climate and light: 20\u00a0°C.']);
  expect(saidIn(pageWith(answers, {}, 'Rehoming'), 'The right home')).toEqual([
    'Wanted: A quiet room.',
    'Why: We move abroad.',
  ]);
  expect(saidIn(sitter, 'Vet & emergency')).toEqual([
    'Vet: Dr. Moss · 902 555 0133',
    'After hours: Night Clinic, 902 555 0134',
    'Emergency contact: Al, 902 555 0135',
  ]);
  expect(saidIn(pageWith(answers, {}, 'Travel'), 'Vet')).toEqual([
    'Vet: Dr. Moss · 902 555 0133',
    'After hours: Night Clinic, 902 555 0134',
  ]);
  const landlord = pageWith(answers);
  expect(saidIn(landlord, 'What a landlord asks')).toEqual(['Time alone: Six hours.']);
  expect(saidIn(landlord, 'Vet')).toEqual(['Vet: Dr. Moss · 902 555 0133']);
  expect(wordsOf(landlord)).not.toMatch(/Al, 902|quiet room/);
});

it('what identifies the animal and what its body is like stand with its facts and its health', () => {
  const page = pageWith({
    step2: {
      ...{ colour_markings: 'Sandy', spayed_neutered: 'No', is_microchipped: 'Yes', is_vaccinated: 'Yes' },
      ...{ microchip_number: '124 000', vaccine_dates: 'Rabies 4 May 2026.' },
    },
    step3: { carrier: 'Small, 900 g' },
  });
  expect(page.facts).toContainEqual({ label: 'Colour', value: 'Sandy', source: 'colour_markings' });
  expect(saidIn(page, 'Health')).toEqual([
    'Vaccine dates: Rabies 4 May 2026.',
    'Spayed/neutered: No',
    'Microchip number: 124 000',
  ]);
  expect(saidIn(page, 'Travel')).toEqual(['Carrier: Small, 900\u00a0g']);
  expect(pageWith({ step2: { spayed_neutered: 'Yes' } }).chips).toContainEqual({
    text: 'Spayed/neutered',
    tone: 'good',
  });
});

it('silence prints nothing', () => {
  const titles = pageWith(sparse).sections.map(({ title }) => title);
  expect(titles).not.toContain('Enclosure');
  expect(titles.filter((title) => /^A day with|^A new home|^Vet &|^Good to know/.test(title))).toEqual([]);
});

it('has an illness of the description once where an answer has it word for word', () => {
  const ill = 'He takes a thyroid pill with his breakfast.';
  const page = pageWith({ step1: { description: `He naps. ${ill}` }, step2: { medicines: ill } });
  expect(saidIn(page, 'Good to know')).toEqual([`Medicines: ${ill}`]);
});
