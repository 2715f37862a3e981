/** What administrators are told when they help people who cannot log in, and when they test the mail. */
export const helpMessages = {
  administrator: "This is an administrator's account. Only its owner can change it.",
  exported: 'Their data is saved as a file.',
  factorExplained:
    'Make sure who they are by another way than mail alone. They are logged out everywhere and log in with their password only.',
  factorFailed: 'The second factor could not be removed. Please try again.',
  exportFailed: 'Their data could not be collected. Please try again.',
  deletionExplained:
    'Their profile, pets, résumés and pictures are deleted at once. Amounts, dates and payment numbers stay for the books. Nobody can bring the account back. If they want their data, download it first.',
  creditsLost: (credits: number) =>
    credits === 1
      ? 'They have 1 unused credit. It will be lost.'
      : `They have ${credits} unused credits. They will be lost.`,
  typeUsername: 'Please type the username as it is shown.',
  deleted: 'The account is deleted.',
  deletionFailed: 'The account could not be deleted. Please try again.',
  emailExplained:
    'They are logged out everywhere. The new address gets a link to confirm it. The old one, if it was confirmed, gets a link that undoes the change within 7 days.',
  proofExplained:
    'For example: photo ID by video call, ticket 123. This is kept in the activity and in their data. Leave out ID numbers.',
  proofMissing: 'Please write what proof you saw.',
  sameEmail: 'This is their email address already.',
  emailChanged: 'The email address is changed, and the user is logged out everywhere.',
  emailFailed: 'The email address could not be changed. Please try again.',
  noEmail: 'This account has no email address.',
  confirmedAlready: 'This email address is confirmed already.',
  letterSent: {
    'confirm-email': 'A mail with a link to confirm the address is on its way.',
    'reset-password': 'A mail with a link to set a new password is on its way.',
  },
  mailOff: 'Mail is not set up here. Set SMTP_URL first.',
  testExplained: 'Sends one mail now and shows what the mail server answers.',
  ownAddress: 'Leave this empty to use the address of your own account.',
  noOwnAddress: 'Your account has no email address. Please type one.',
  testTaken: (answer: string) => `The mail server took the test mail. It answered: ${answer}`,
  testNotTaken: (answer: string) => `The test mail was not sent: ${answer}`,
  testFailed: 'The test mail could not be sent. Please try again.',
} as const;
