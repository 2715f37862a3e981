/** What the pet form says of its steps, its answers and the way on. */
export const petFormMessages = {
  takes: (minutes: number) => `about ${minutes} min`,
  alwaysSave: 'Always save when I go on',
  savesOnTheWay: 'Saves when you go on',
  asksOnTheWay: 'Asks before you go on',
  change: 'Change',
  /** At a field that was left empty. */
  enter: {
    pet_name: () => 'Enter the name of your pet.',
    pet_type: (pet: string) => `Enter what kind of animal ${pet} is.`,
    pet_age: (pet: string) => `Enter the age of ${pet}.`,
  },
  ownerKept: 'Kept on this device',
  ownerStaysHere:
    'These answers stay on this device and go into the résumé you generate from here. What you leave empty is taken from your profile.',
  ownerFromProfile:
    'Filled in from your profile, which also stands in for what you leave empty. What you change here stays on this device and goes into the résumé you generate from here.',
  cityIsEnough: 'City and country are enough for a résumé that many will read.',
  addressAsWhole: 'Change any part, and these take the place of your profile’s address.',
  addressFromProfile: (address: string) => `From your profile: ${address}. Any answer here takes its place as a whole.`,
} as const;
