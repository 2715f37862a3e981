/** What each answer is called, in the form and wherever else it is spoken of. */
export const step1Labels = {
  picture: 'Picture',
  pet_name: 'Pet Name',
  pet_type: 'Pet Type',
  breed: 'Breed',
  pet_age: 'Pet Age',
  gender: 'Gender',
  weight: 'Weight',
  description: 'Description',
} as const;
