/** What is said where the page of a résumé is chosen: for whom, what it shows, how it looks. */
export const pageMessages = {
  draft: {
    title: 'Your page so far',
    overtaken: 'This page was overtaken by a newer one.',
    failed: 'The page cannot be shown just now. Your answers are not affected.',
    waits: 'The page will catch up in a moment. Your answers are not affected.',
  },
  whoIsItFor: 'Who is it for?',
  purposes: {
    Renting: 'For a landlord',
    Rehoming: 'For an adopter',
    Travel: 'For airlines and hotels',
    Sitter: 'For who looks after them',
    'Just because': 'For the fridge door',
  },
  textStays: 'Your text stays as it is. You can have it written again for this reader.',
  notChanged: 'The page could not be changed. Please try again.',
  hiddenContacts: (found: string) => `Also left out, because your texts name it: ${found}.`,
  cityOnly: 'Without the address, only your city and region are shown. If they’re missing, add them to your profile.',
  shownParts: { address: 'Address', phone: 'Phone', email: 'E-mail', references: 'References' },
  coach: {
    Renting: 'What a landlord would still like to know',
    Rehoming: 'What an adopter would still like to know',
    Travel: 'What airlines and hotels would still like to know',
    Sitter: 'What a sitter would still like to know',
    'Just because': 'What would tell more of them',
  },
} as const;
