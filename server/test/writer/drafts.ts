import type { Prose } from '@pawsume/contract/resumes';

/** What a careful language model makes of four fixtures: free in its words, true to the answers. */
export const drafts: Record<string, Prose> = {
  biscuit: {
    one_liner_description:
      'A calm, friendly Labrador who sleeps through the working day and sits for every stranger she meets.',
    rewritten_pet_description: [
      'Biscuit is a three-year-old Labrador with a steady routine: she sleeps through the working day, walks on a loose leash and sits for every stranger.',
      'She lives above a bakery, where it took her a week to learn that the oven timer is not the doorbell.',
      'In two years of renting there have been no complaints or damage.',
      'She has finished two obedience courses, the second off leash, and is house-trained and crate-trained.',
      'On Tuesdays and Thursdays she goes to daycare, where the shy dogs tend to follow her.',
      'Fireworks are her one worry; on those nights she stays in with the curtains drawn and a chew toy.',
      'Her last check-up was in May and she takes no medication.',
      'She travels by car and train, including the ten-hour drive to Québec each summer.',
    ].join(' '),
    rewritten_owner_description: [
      'Jo MacLeod is a registered nurse who has worked day shifts at the same hospital for six years.',
      'Biscuit came home from the Nova Scotia SPCA in 2023, tucked inside Jo’s coat at eleven weeks old.',
      'Sundays are reserved for Biscuit and a hiking trail.',
    ].join(' '),
  },
  bjorn: {
    one_liner_description: 'A calm 14-year-old Dachshund who waits at the bottom of the stairs and says so.',
    rewritten_pet_description: [
      'Björn keeps an old gentleman’s hours: breakfast at seven, a slow turn round the block and then his basket by the stove.',
      'At 14 he is a bit deaf, so a touch on the shoulder before lifting is appreciated.',
      'He no longer does stairs.',
      'Björn has a stage B2 heart murmur and takes 2.5 mg of pimobendan at 8 am and 8 pm, hidden in cream cheese; he also has arthritis in his hips.',
      'A cough at night means a call to the vet the same day.',
      'He gets carsick after about an hour, so his owner stops every forty minutes.',
      'He has lived in rented homes for eight years without complaints or damage, and one landlord still sends a card at Christmas.',
    ].join(' '),
    rewritten_owner_description: [
      'Astrid Lindqvist-Moore tunes pianos three days a week and gives the other four to Björn, the garden and whatever needs glue.',
      'She adopted Björn through Dachshund Rescue of Southern Ontario in 2015.',
    ].join(' '),
  },
  olive: {
    one_liner_description:
      'A friendly, protective French Bulldog who is happiest in the shade of a balcony and barks at the elevator bell.',
    rewritten_pet_description: [
      'Olive is four and a half years old and happiest on a shady balcony.',
      'She barks at the elevator bell and at nothing else, and her owner’s colleagues bring clients to meet her.',
      'She has been trained with a coach for fourteen months to alert her owner before a migraine.',
      'As a brachycephalic dog she snores and cannot be outside long above 26 °C.',
      'She pants hard in the heat, so from June to September they travel early in the morning.',
      'In 2024 an airline turned her away at the desk because it does not take snub-nosed breeds in the hold; it was nothing she did.',
      'Olive has lived for four years in an 18th-floor condo, where the concierge knows her by name.',
    ].join(' '),
    rewritten_owner_description: [
      'Noor El-Amin is an architect who designs libraries.',
      'She works at the office two days a week and brings Olive along.',
      'Noor says she trusts Olive more than her phone.',
    ].join(' '),
  },
  pepin: {
    one_liner_description: 'A playful five-month-old kitten who climbs everything and then sleeps like a rock.',
    rewritten_pet_description: [
      'Pépin is a five-month-old kitten with a lot of energy.',
      'He climbs everything, including his owner’s curtains, and after two big play sessions a day he sleeps like a rock.',
      'He has used the litter box from day one, with no accidents.',
      'Pépin is not vaccinated or microchipped yet; his first shots and chip are booked for December 3 at the campus clinic.',
      'He has never lived in a rental.',
    ].join(' '),
    rewritten_owner_description: [
      'Luca Moretti is a third-year civil engineering student in a quiet house; his parents co-sign the lease.',
      'Pépin was found in the engine bay of his uncle’s truck after a 40 km drive.',
    ].join(' '),
  },
};
