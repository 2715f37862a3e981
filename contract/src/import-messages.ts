/** What is said where a text about a pet is read for its form. */
export const importMessages = {
  offer: 'Already have a text about your pet?',
  offerExplained: 'Paste an advert, or drop a vet record. You choose what is taken over.',
  privacy: 'It is read once and not kept.',
  text: 'Text about your pet',
  textHint: 'An adoption advert, a letter, your own notes.',
  choose: 'Choose a PDF or text file',
  drop: 'or drop it here',
  read: 'Find answers',
  reading: 'Reading…',
  nothing: 'Nothing in it could be read for certain. You can paste another text, or fill in the form yourself.',
  several: (names: readonly string[]) =>
    names.length > 0
      ? `This text seems to be about several pets: ${names.join(', ')}. Please paste the part about one of them.`
      : 'This text seems to be about several pets. Please paste the part about one of them.',
  whichPet: 'Which pet is this form about?',
  whichPetExplained: 'This text seems to be about several pets. Choose one to see what was found.',
  nothingAbout: (names: readonly string[]) => `Nothing could be read for certain about ${names.join(', ')}.`,
  anotherPet: 'Choose another pet',
  empty: 'Please paste a text or choose a file first.',
  unreadable: 'This file could not be read. Please choose a PDF or a text file, or paste its words.',
  locked: 'This PDF is locked with a password. Please unlock it first, or paste its words.',
  picturesOnly: 'There are no words in this PDF, only pictures of them. Please type or paste what matters.',
  tooSlow: 'This PDF takes too long to read. Please paste the part about your pet.',
  textTooSlow: 'This text takes too long to read. Please paste the part about your pet.',
  tooLarge: 'Please choose a file smaller than 5 MB.',
  tooManyPages: (max: number) => `This PDF has more than ${max} pages. Please paste the part about your pet.`,
  tooLong: (max: number) =>
    `This text has more than ${max.toLocaleString('en')} characters. Please paste the part about your pet.`,
  crowded: 'Many files are being read just now. Please try again in a moment.',
  picture: 'A photo cannot be read here. Please type or paste its words.',
  foundIn: (source: string | null, name?: string) =>
    `Found in ${source ?? 'your text'}${name === undefined ? '' : ` about ${name}`}`,
  chooseExplained: 'Tick what is right. Nothing is taken over unasked.',
  page: (page: number) => `page ${page}`,
  now: (value: string) => `Now in the form: ${value}`,
  there: 'Already in the form',
  chooseAll: 'Choose all',
  chooseNone: 'Choose none',
  takeOver: (count: number) => (count === 0 ? 'Take over' : `Take over the ${count} chosen`),
  takenOver: (names: readonly string[]) => `Taken over: ${names.join(', ')}. Not saved yet.`,
  later: (count: number, steps: readonly string[]) =>
    `${count === 1 ? 'One more answer waits' : `${count} more answers wait`} for you under ${steps.map((step) => `“${step}”`).join(' and ')}.`,
  notNow: 'Not needed',
  another: 'Read another text',
  failed: 'This could not be read. Please try again.',
} as const;
