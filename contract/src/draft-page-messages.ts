/** What is said of the page beside the form. */
export const draftPageMessages = {
  title: 'Your page so far',
  views: { Form: 'Form', Page: 'Page' },
  overtaken: 'This page was overtaken by a newer one.',
  waits: 'The page will catch up in a moment. Your answers are not affected.',
} as const;
