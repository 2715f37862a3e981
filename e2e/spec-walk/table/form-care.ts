import { area, button, choices, field, heading, rule, screen, text, way } from './row.ts';

export const form4 = screen('/form4', {
  form: {
    title: heading('Resume Form, Owner Information'),
    name: field('Full Name'),
    age: field('Age'),
    profession: field('Profession'),
    phone: field('Phone'),
    email: field('Email'),
    street: field('Street'),
    city: field('City'),
    state: field('State'),
    country: field('Country'),
    zip: field('ZIP'),
    bio: area('Short owner bio'),
    next: way('Next', '/form5?pet_id={pet_id}'),
  },
  stays: { nothing: rule('nothing is loaded or saved: no call') },
});

export const form5 = screen('/form5', {
  form: {
    title: heading('Pet Care, Grooming & Bond'),
    daycare: choices('Daycare or sitting center', 'Yes', 'No'),
    grooming: choices('Grooming center', 'Yes', 'No'),
    bond: area('Bond description'),
    rewritten: rule('the bond description is announced as to be rewritten by AI'),
    back: way('Back to profile', '/profile'),
    save: button('Save'),
    generate: button('Generate Résumé with AI'),
    green: rule('Generate Résumé with AI is green'),
  },
  'daycare yes': {
    details: area('Daycare details'),
    experience: area('Daycare experience/behavior'),
  },
  'grooming yes': { details: area('Grooming details') },
  failed: {
    msg: rule('says the server error text'),
    else: text('Failed to save step 5.'),
  },
  saved: { success: text('✅ Saved successfully!') },
  'generation failed': { failed: text('Failed to generate résumé.') },
  generated: { resume: rule('goes to /resume/{id}') },
});

export const form5WithoutPet = screen('/form5', {
  loaded: { missing: text('Pet ID missing from URL.') },
  generating: { missing: text('Pet ID missing. Please save first!') },
});
