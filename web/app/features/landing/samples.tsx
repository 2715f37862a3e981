import type { ReactNode } from 'react';
import { Cat } from '~/ui/art/cat.tsx';
import { Dog } from '~/ui/art/dog.tsx';

export interface Sample {
  kind: string;
  name: string;
  line: string;
  picture: ReactNode;
  facts: [label: string, value: string][];
  tags: string[];
  sections: [title: string, text: string][];
  aside: [title: string, text: string][];
}

export const BISCUIT: Sample = {
  kind: 'Rental résumé',
  name: 'Biscuit',
  line: 'A calm Labrador who has lived in two rented flats, naps through the workday and greets neighbours politely.',
  picture: <Dog />,
  facts: [
    ['Species', 'Dog'],
    ['Breed', 'Labrador'],
    ['Age', '3 years'],
    ['Weight', '60 lbs'],
  ],
  tags: ['House-trained', 'Vaccinated', 'Leash-trained', 'Microchipped'],
  sections: [
    [
      'About Biscuit',
      'Biscuit is three years old and weighs sixty pounds, most of it patience. She sleeps through the working day, walks on a loose leash and sits for every stranger. Fireworks worry her: on those nights she stays in with the curtains drawn and a chew toy.',
    ],
    [
      'What a landlord asks',
      'Damage: none reported in six months at Elm Street.\nNoise: quiet when alone, daycare on long days.\nCleanliness: house-trained, groomed every eight weeks.',
    ],
    [
      'Where we have lived',
      '6 months, flat in Halifax. “A quiet flat above a bakery. Biscuit learned that the oven timer is not the doorbell.”',
    ],
    [
      'Our owner',
      'Jo is a nurse with regular shifts, six years with the same hospital. Sundays belong to Biscuit and a hiking trail.',
    ],
  ],
  aside: [
    ['Health', 'In good shape, last check-up in May. No medicine.'],
    ['Travel', 'Car and train, every summer to Québec. Never barred.'],
    ['References', 'Landlord · Pat Low\nVet · Dr Moss, Elm Clinic'],
  ],
};

export const MISO: Sample = {
  kind: 'Sitter résumé',
  name: 'Miso',
  line: 'A soft-spoken grey cat who keeps her own timetable and will gladly teach it to you.',
  picture: <Cat />,
  facts: [
    ['Species', 'Cat'],
    ['Breed', 'Domestic shorthair'],
    ['Age', '6 years'],
    ['Weight', '9 lbs'],
  ],
  tags: ['Independent', 'Calm', 'Vaccinated', 'Microchipped'],
  sections: [
    [
      'About Miso',
      'Breakfast at seven, window at nine, supper at six: Miso runs on time. She comes to new people on the second day and hides under the bed from the vacuum cleaner on every day. Please do not lift her; she will climb up herself.',
    ],
    [
      'Care',
      'Goes to a groomer twice a year and travels there in her carrier without complaint. Has stayed at a cat hotel for a week and ate well from the first evening.',
    ],
    [
      'What she likes',
      'The top of the bookshelf, a ribbon on a stick, and the sunny half of any bed. She purrs when her chin is scratched, never when her belly is.',
    ],
    ['Our owner', 'Sam is a teacher, away for two weeks each summer, and answers messages the same day.'],
  ],
  aside: [
    ['Health', 'Sensitive stomach: her own food only, please.'],
    ['Travel', 'Car, up to two hours. Sings for the first ten minutes.'],
    ['References', 'Vet · Dr Moss, Elm Clinic\nNeighbor · Ana Cruz'],
  ],
};
