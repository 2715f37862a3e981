/** What each answer is called, in the form and wherever else it is spoken of. */
export const step5Labels = {
  uses_daycare: 'Daycare or sitting center',
  daycare_details: 'Daycare details',
  daycare_experience: 'Daycare experience/behavior',
  uses_grooming: 'Grooming center',
  grooming_details: 'Grooming details',
  owner_bond: 'Bond description',
  routine: 'Daily routine',
  vet_name: 'Vet clinic',
  vet_contact: 'Vet clinic contact',
  after_hours_vet: 'After-hours vet',
  emergency_contact: 'Emergency contact',
} as const;
