/** What the pet form says of its steps, its answers and the way on. */
export const petFormMessages = {
  takes: (minutes: number) => `about ${minutes} min`,
  ownerKept: 'Kept on this device',
  ownerStaysHere:
    'These answers stay on this device and go into the résumé you generate from here. What you leave empty is taken from your profile.',
} as const;
