/** What each answer is called, in the form and wherever else it is spoken of. */
export const step4Labels = {
  full_name: 'Full Name',
  age: 'Age',
  profession: 'Profession',
  phone: 'Phone',
  email: 'Email',
  street: 'Street',
  city: 'City',
  state: 'State',
  country: 'Country',
  zip: 'ZIP',
  bio: 'Short owner bio',
} as const;
