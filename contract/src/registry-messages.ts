/** What is said where a page or a file is checked. */
export const registryMessages = {
  title: 'Is this résumé genuine?',
  lead: 'Check a PDF or a printed page that was made here.',
  drop: 'Drop the PDF here',
  choose: 'Choose a PDF',
  staysHere: 'The file stays on your device. Only its fingerprint is compared with ours.',
  reading: 'Reading the file…',
  comparing: 'Comparing…',
  notPdf: 'This is not a PDF. Please choose the file as you got it.',
  tooLarge: 'This file is too large. Pages that are made here are much smaller.',
  unreadable: 'This file could not be read. Please choose it again.',
  noCrypto: 'This browser cannot take a file’s fingerprint here. Please check the printed code below.',
  failed: 'This could not be checked. Please try again.',
  another: 'Check another',
  current: 'Genuine and up to date',
  currentExplained: 'This file was made here, not one byte was changed, and what it says still stands.',
  older: 'Genuine, but older',
  olderExplained: 'This file was made here, and not one byte was changed. Since then its owner changed:',
  unknown: 'Not ours, or no longer kept',
  unknownExplained:
    'No file with exactly these bytes was handed out here. It may have been edited or saved anew by another program, or its owner deleted it here. Ask for the original file, or for a link.',
  codeTitle: 'Only have it on paper?',
  codeLabel: 'Code under the QR code',
  codeHint: 'Nine signs, like 4F7K-92CM-2',
  checkCode: 'Check the code',
  codeCurrent: 'The printed page is up to date',
  codeCurrentExplained:
    'What it says still stands. A code alone does not show that the paper was not altered: scan the QR code to compare.',
  codeOlder: 'The printed page is older',
  codeOlderExplained: 'Since it was printed, its owner changed:',
  codeUnknown: 'We do not know this code',
  codeUnknownExplained:
    'It was not given out here, or its page was deleted. Please compare it with the paper once more.',
  misread: {
    length: 'A code has nine signs, like 4F7K-92CM-2.',
    sign: 'One of these signs is in no code. Please compare it with the paper.',
    check: 'This code has a typing mistake. Please compare it with the paper.',
  },
  madeOn: (day: string) => `Made on ${day}`,
  signatureChecked: 'Signature checked in your browser',
  signatureUnchecked: 'Your browser cannot check the signature itself. The record has all that it takes.',
  forged: 'This record cannot be trusted',
  forgedExplained:
    'The answer says that this file is ours, but its signature is not. Something between you and us may have changed it: please try another connection, and tell us.',
  saveRecord: 'Save the signed record',
  recordExplained: 'It shows without us, and for good, that this file was handed out here on that day.',
  badSha256: 'This is not a SHA-256 of a file.',
  /** On the page itself. */
  printed: {
    alt: (code: string) => `QR code that leads to this page as it is now. Code ${code}.`,
    stillCurrent: (place: string) => `Still up to date? Scan the code, or type it at ${place}.`,
  },
} as const;
