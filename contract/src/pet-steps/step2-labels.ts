/** What each answer is called, in the form and wherever else it is spoken of. */
export const step2Labels = {
  personality: 'Personality',
  training: 'Training',
  training_description: 'Training description',
  is_vaccinated: 'Vaccinated',
  vaccinations: 'Vaccinations',
  is_microchipped: 'Microchipped',
  has_medical_conditions: 'Has medical conditions',
  medical_conditions: 'Medical conditions',
  health_description: 'Health description',
} as const;
