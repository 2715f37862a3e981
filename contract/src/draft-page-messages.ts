/** What is said of the page beside the form. */
export const draftPageMessages = {
  title: 'Your page so far',
  overtaken: 'This page was overtaken by a newer one.',
  failed: 'The page cannot be shown just now. Your answers are not affected.',
  waits: 'The page will catch up in a moment. Your answers are not affected.',
} as const;
