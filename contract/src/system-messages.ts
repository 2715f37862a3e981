/** What a server says of itself. */
export const systemMessages = {
  system: {
    ending: 'This server is being restarted. Please try again in a moment.',
    notReady: (parts: string[]) => `Not ready: no answer from ${new Intl.ListFormat('en').format(parts)}.`,
    database: 'the database',
    press: 'the press',
    pictures: 'the store of pictures',
  },
};
