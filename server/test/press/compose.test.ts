import { petByKey, pets } from '@pawsume/fixtures/pets';
import { describe, expect, it } from 'vitest';
import { composePage } from '#press/compose';
import { fc } from '../harness/fast-check.ts';
import { answersWith, asOf, pageWith, prose, saidIn, sparse, wordsOf } from './pages.ts';

describe('what a page says', () => {
  it('is only what was answered: three facts, the written texts and no other section', () => {
    const page = composePage(sparse, prose, asOf);
    expect(page.facts).toEqual([
      { label: 'Species', value: 'Hamster', source: 'pet_type' },
      { label: 'Age', value: '1 year', source: 'pet_age' },
    ]);
    expect(page.sections.map(({ title }) => title)).toEqual(['About Bo', 'About the owner']);
    expect(page.chips).toEqual([]);
    expect(page.contact).toBeNull();
  });

  it('reports no complaints only where the owner answered No', () => {
    expect(wordsOf(pageWith({}))).not.toContain('None reported');
    expect(wordsOf(pageWith({ step3: { rental_history: 'Yes' } }))).not.toContain('None reported');
    const page = pageWith({ step3: { rental_issues: 'No' } });
    expect(saidIn(page, 'What a landlord asks')).toEqual(['Complaints or damage: None reported']);
  });

  it('never calls a pet healthy: the form cannot tell a No from silence', () => {
    expect(saidIn(pageWith({ step2: { has_medical_conditions: false } }), 'Health')).toBeUndefined();
  });

  it('reports no stress and no bar only for a pet that has traveled', () => {
    const answers = { travel_stress: 'No', travel_banned: 'No' } as const;
    expect(saidIn(pageWith({ step3: answers }), 'Travel')).toBeUndefined();
    expect(saidIn(pageWith({ step3: { ...answers, has_traveled: 'Yes', travel_modes: ['Car'] } }), 'Travel')).toEqual([
      'Travels by: Car',
      'Stress or illness: None reported',
      'Barred from travel: Never',
    ]);
  });

  it('uses details only under their own Yes', () => {
    const page = pageWith({
      step2: { vaccinations: 'LEFTOVER' },
      step3: {
        rental_history: 'No',
        rental_duration: 'LEFTOVER',
        rental_experience: 'LEFTOVER',
        rental_issues: 'No',
        rental_issue_details: 'LEFTOVER',
        has_traveled: 'No',
        travel_modes: ['Air'],
        travel_history: 'LEFTOVER',
        travel_stress: 'No',
        travel_stress_details: 'LEFTOVER',
        travel_ban_details: 'LEFTOVER',
        adoption_details: 'LEFTOVER',
        reference_contacts: { Vet: { name: 'LEFTOVER', contact: 'LEFTOVER' } },
      },
      step5: {
        uses_daycare: 'No',
        daycare_details: 'LEFTOVER',
        daycare_experience: 'LEFTOVER',
        grooming_details: 'LEFTOVER',
      },
    });
    expect(wordsOf(page)).not.toContain('LEFTOVER');
    expect(saidIn(page, 'Travel')).toEqual(['Has not travelled yet.']);
  });

  it('keeps every answer that speaks against the pet, whatever else was answered', () => {
    const yesNo = fc.constantFrom('Yes' as const, 'No' as const, '' as const);
    const details = fc.constantFrom('', 'He scratched the door.');
    fc.assert(
      fc.property(
        yesNo,
        yesNo,
        details,
        details,
        details,
        details,
        (rented, traveled, ...[damage, stress, bar, illness]) => {
          const page = pageWith({
            step2: { has_medical_conditions: true, medical_conditions: illness },
            step3: {
              rental_history: rented,
              rental_issues: 'Yes',
              rental_issue_details: damage,
              has_traveled: traveled,
              travel_stress: 'Yes',
              travel_stress_details: stress,
              travel_banned: 'Yes',
              travel_ban_details: bar,
            },
          });
          const cautions = page.sections
            .flatMap(({ entries }) => entries)
            .filter((entry) => entry.kind === 'fact' && entry.tone === 'caution')
            .map((entry) => (entry.kind === 'fact' ? `${entry.label}: ${entry.text}` : ''));
          expect(cautions).toEqual([
            `Complaints or damage: ${damage || 'Yes'}`,
            `Medical conditions: ${illness || 'Yes'}`,
            `Stress or illness: ${stress || 'Yes'}`,
            `Barred from travel: ${bar || 'Yes'}`,
          ]);
        },
      ),
    );
  });

  it('says so when a pet is not vaccinated or not microchipped, and nothing of a chip that does not apply', () => {
    const page = pageWith({ step2: { is_vaccinated: 'No', is_microchipped: 'No' } });
    expect(saidIn(page, 'Good to know')).toEqual(['Vaccinated: No']);
    expect(page.facts).toContainEqual({ label: 'Microchip', value: 'No', source: 'is_microchipped' });
    expect(wordsOf(pageWith({ step2: { is_microchipped: 'Not Applicable' } }))).not.toContain('Microchip');
  });

  it('ends each warning of notes before the next one', () => {
    const page = pageWith({ step1: { description: '(He barks.)\nNot good with cats\nHowls at vans' } });
    expect(saidIn(page, 'Good to know')).toEqual(['Behaviour: Not good with cats. (He barks.) Howls at vans']);
  });

  it('turns ticks into chips without claiming a legal status', () => {
    const page = pageWith({
      step2: { training: ['House-trained', 'Service', 'Other'], is_vaccinated: 'Yes', personality: ['Calm', 'Other'] },
    });
    expect(page.chips.map(({ text }) => text)).toEqual(['House-trained', 'Service training', 'Vaccinated', 'Calm']);
  });

  it('takes the stored text of a rehomed pet apart', () => {
    const page = pageWith({
      step3: { adoption_type: 'Rehomed', adoption_details: 'Previous owners: 2. They moved. Twice.' },
    });
    expect(saidIn(page, 'Background')).toEqual(['Previous owners: 2', 'Rehomed: They moved. Twice.']);
  });

  it('names references with what is known of them, and none of whom nothing is', () => {
    const page = pageWith({
      step3: {
        references: ['Landlord', 'Vet', 'Trainer'],
        reference_contacts: {
          Landlord: { name: 'Pat Low', contact: '902 555 0111' },
          Trainer: { name: 'Sam Roe', contact: ' ' },
        },
      },
    });
    expect(saidIn(page, 'References')).toEqual(['Landlord · Pat Low · 902 555 0111', 'Trainer · Sam Roe']);
  });
});

describe('what the prose tells already', () => {
  const answers = answersWith({
    step2: {
      health_description: 'Teeth checked every six months.',
      has_medical_conditions: true,
      medical_conditions: 'Arthritis in both hips.',
    },
  });
  const told = {
    ...prose,
    rewritten_pet_description: 'Her owner adds: “teeth checked\nevery six months.” And: “Arthritis in both hips.”',
  };
  const entriesOf = (section: string, written: typeof prose) =>
    composePage(answers, written, asOf).sections.find(({ title }) => title === section)?.entries ?? [];

  it('is not told again, whatever its quotation marks and line breaks', () => {
    expect(JSON.stringify(entriesOf('Health', told))).not.toContain('Teeth checked');
  });

  it('is not told again where the prose tells it of its owner, or calls the pet by another word', () => {
    const given = answersWith({
      step1: { pet_name: 'Pip' },
      step2: {
        health_description: 'I brush her teeth. She hates it.',
        training_description: 'Knows sit. Bites nobody.',
      },
    });
    const written = {
      ...prose,
      rewritten_pet_description: 'Her owner brushes her teeth. Pip hates it. She knows sit. She never bites nobody.',
    };
    const page = composePage(given, written, asOf);
    expect(page.sections.map(({ title }) => title)).not.toContain('Health');
    expect(JSON.stringify(page.sections)).toContain('Knows sit. Bites nobody.');
  });

  it('stands in one more place where it warns of something, and in no third', () => {
    const given = answersWith({ step2: { training_description: 'Walks on a lead. He bites strangers.' } });
    const written = { ...prose, rewritten_pet_description: 'He walks well. Pip bites strangers.' };
    const page = composePage(given, written, asOf);
    const textsIn = (title: string) =>
      page.sections.filter((section) => section.title === title).flatMap(({ entries }) => entries);
    expect(textsIn('Good to know')).toMatchObject([{ text: 'He bites strangers.' }]);
    expect(textsIn('Training')).toMatchObject([{ text: 'Walks on a lead.' }]);
    expect(JSON.stringify(composePage(given, prose, asOf).sections)).toContain('Walks on a lead. He bites strangers.');
  });

  it('keeps its marked place when it speaks against the pet', () => {
    expect(entriesOf('Good to know', told)).toMatchObject([{ tone: 'caution', text: 'Arthritis in both hips.' }]);
  });

  it('is back in its section once the owner takes it out of the prose', () => {
    expect(JSON.stringify(entriesOf('Health', prose))).toContain('Teeth checked every six months.');
  });
});

describe('how to reach the owner', () => {
  it('writes the address as on an envelope', () => {
    const page = pageWith({
      owner: { street: '12 York Street', city: 'York', state: 'ON', zip: 'M3J 1P3', country: 'Canada' },
    });
    expect(page.contact?.lines).toEqual([
      { label: 'Address', value: '12 York Street, York, ON M3J\u00a01P3, Canada', href: null },
    ]);
  });

  it('does not repeat what the street line holds already', () => {
    const owner = { street: '8 Elm Road, Burnaby, BC V5A 4H6', city: 'Burnaby', state: 'BC', country: 'Canada' };
    expect(pageWith({ owner }).contact?.lines[0]?.value).toBe('8 Elm Road, Burnaby, BC V5A\u00a04H6, Canada');
  });

  it('links phone and e-mail only where they are what they claim to be', () => {
    const hrefs = (phone: string, email: string) =>
      pageWith({ owner: { phone, email } }).contact?.lines.map(({ href }) => href);
    expect(hrefs('+1 902 555-0100', 'jo@example.com')).toEqual(['tel:+19025550100', 'mailto:jo@example.com']);
    expect(hrefs('ask Sam', 'javascript:alert(1)')).toEqual([null, null]);
    expect(hrefs('1', 'a@b.c?bcc=x@y.z')).toEqual([null, null]);
  });

  it.each([
    ['+44 (0)20 7946 0958', 'tel:+442079460958'],
    ['+33(0)1 42 68 53 00 ext. 12', 'tel:+33142685300;ext=12'],
    ['0044 20 7946 0958', 'tel:+442079460958'],
    ['902-555-0100 x12', 'tel:+19025550100;ext=12'],
    ['(902) 555-0100', 'tel:+19025550100'],
    ['902 555 0100', 'tel:9025550100'],
    ['020 7946 0958 x12', null],
    ['902 555 0100 or 902 555 0101', null],
  ])('links %s to the number that is meant, and prints it as typed', (phone, href) => {
    expect(pageWith({ owner: { phone } }).contact?.lines).toEqual([{ label: 'Phone', value: phone, href }]);
  });
});

describe('the frame of a page', () => {
  it('carries title, name, and a day that is not tomorrow anywhere in Canada', () => {
    const page = composePage(petByKey('biscuit').answers, prose, new Date('2026-11-21T06:30:00Z'));
    expect(page.title).toBe('Biscuit — Rental résumé');
    expect(page.footer).toEqual({
      note: 'Information given by the owner, as of 20 November 2026.',
      mark: 'Biscuit · Rental résumé',
    });
    expect(page.asOf).toBe('2026-11-20');
    expect(page.photoAlt).toBe('Photo of Biscuit (Dog)');
  });

  it.each(pets.map((pet) => [pet.key, pet] as const))('has no empty section or entry for %s', (_key, pet) => {
    const page = composePage(pet.answers, prose, asOf);
    for (const { title, entries } of page.sections) {
      expect(title).not.toBe('');
      expect(entries.length).toBeGreaterThan(0);
      for (const entry of entries) expect(entry.kind === 'reference' ? entry.role : entry.text).not.toBe('');
    }
  });

  it('keeps the lines of a written text and drops empty ones', () => {
    const page = composePage(answersWith({}), { ...prose, rewritten_pet_description: 'One.\r\n\n  Two.  ' }, asOf);
    expect(saidIn(page, 'About Bo')).toEqual(['One.\nTwo.']);
  });
});

it('says how long a pet has rented where a landlord looks for it, though the prose says it too', () => {
  const page = pageWith(
    { step3: { rental_history: 'Yes', rental_duration: '18 months' } },
    { rewritten_pet_description: 'For 18 months Bo has lived in a rented home.' },
  );
  expect(saidIn(page, 'What a landlord asks')).toEqual(['Rental history: 18\u00a0months']);
});

it('calls a shelter what it is over its own text', () => {
  const owner = { full_name: 'Harbour Cat Rescue' };
  expect(composePage(answersWith({ owner }), prose, asOf).sections.map(({ title }) => title)).toContain(
    'About the rescue',
  );
});

it('keeps numbers and their units on one line', () => {
  const written = {
    ...prose,
    one_liner_description: 'A cat of 4.1 kg.',
    rewritten_pet_description: 'He weighs 9 lbs at 5 pm.',
  };
  const page = composePage(answersWith({ step3: { carrier: 'Soft, 44 cm' } }), written, asOf);
  expect(page.oneLiner).toBe('A cat of 4.1\u00a0kg.');
  expect(page.sections.flatMap(({ entries }) => entries)).toContainEqual(
    expect.objectContaining({ text: 'He weighs 9\u00a0lbs at 5\u00a0pm.' }),
  );
  expect(saidIn(page, 'Travel')).toEqual(['Carrier: Soft, 44\u00a0cm']);
});
