import { area, button, choices, field, heading, rule, screen, text, way, words } from './row.ts';

export const form1New = screen('/form1', {
  form: {
    title: heading('Pet Basic Information'),
    step: words('Step 1'),
    name: field('Pet Name'),
    type: field('Pet Type'),
    breed: field('Breed'),
    age: field('Pet Age'),
    'age-hint': words('3 years'),
    gender: field('Gender'),
    weight: field('Weight'),
    'weight-hint': words('12 lbs'),
    description: area('Description'),
    rewritten: rule('the description is announced as to be worked on by AI'),
    picture: text('Picture'),
    save: button('Save'),
    back: way('Back to profile', '/profile'),
  },
  'next unsaved': { save: text('⚠️ Please save first before proceeding to the next step.') },
  empty: { basics: text('Please fill at least Pet Name, Type & Age.') },
  'each empty': { required: rule('pet name, type and age are all required') },
  cropping: {
    crop: text('Please crop your image before saving.'),
    square: rule('the picture is cropped square, with a zoom from 1 to 3 in steps of 0.1'),
  },
  large: { large: text('Please choose an image smaller than 10 MB.') },
  failed: {
    msg: rule('says the server error'),
    else: text('Failed to save. Please try again.'),
  },
  saved: {
    success: text('✅ Saved successfully!'),
    url: rule('after a first save it goes to /form1?pet_id={id}'),
    next: way('Next', '/form2?pet_id={pet_id}'),
    jpeg: rule('the crop is square, exported as JPEG at 0.9 quality'),
  },
});

export const form1 = screen('/form1', {
  loaded: {
    loaded: rule('the stored answers and the picture are loaded'),
    next: way('Next', '/form2?pet_id={pet_id}'),
  },
  failed: {
    msg: rule('says the server error'),
    else: text('Failed to save. Please try again.'),
  },
});

export const form2 = screen('/form2', {
  form: {
    title: heading('Personality, Training & Activities'),
    personality: choices('Personality', 'Friendly', 'Independent', 'Playful', 'Calm', 'Protective', 'Other'),
    training: choices('Training', 'House-trained', 'Crate-trained', 'Leash-trained', 'Obedience', 'Service', 'Other'),
    'training-description': area('Training description'),
    vaccinated: choices('Vaccinated', 'Yes', 'No'),
    microchipped: choices('Microchipped', 'Yes', 'No', 'Not Applicable'),
    medical: field('Has medical conditions'),
    health: area('Health description'),
    save: button('Save'),
    next: way('Next', '/form3?pet_id={pet_id}'),
  },
  conditional: {
    vaccinations: rule('Vaccinations is shown only when Vaccinated is Yes'),
    medical: rule('Medical conditions is shown only when there are any'),
  },
  failed: {
    msg: rule('says the server error'),
    else: text('Failed to save step 2.'),
  },
  saved: {
    unchecked: rule('no required-field checks: an empty step is saved'),
    success: text('✅ Saved successfully!'),
  },
});
