import { accountMessages } from './account-messages.ts';
import { billingMessages } from './billing-messages.ts';
import { resumeMessages } from './resume-messages.ts';
import { sharingMessages } from './sharing-messages.ts';

/**
 * Every sentence a person is shown for what a call did or refused. The sentences of the specification stand to the
 * letter; ours follow the same tone: what happened, then what to do. Those of one payment provider stand in its row in
 * `providers.ts`.
 */
export const messages = {
  common: {
    badText: 'This text has characters that cannot be stored. Please type it again.',
    tooLong: (max: number) => `Please keep this to ${max} characters.`,
    invalidInput: 'Something in this request is not as expected. Please check it and try again.',
    notFound: 'This page or item does not exist, or is not yours.',
    notAllowed: 'This is not allowed here.',
    pleaseLogIn: 'Please log in to continue.',
    unexpected: 'Something went wrong. Try again.',
    tooLarge: 'This is too large to send.',
    unsupported: 'This kind of content is not accepted here.',
    tooMany: 'Too many tries. Please wait a moment and try again.',
    unavailable: 'This is not available right now. Please try again in a moment.',
    offline: 'No connection. What you typed is kept; please try again.',
    noConnection: 'No connection. Please try again.',
    noConnectionTitle: 'No connection',
    opensOnceOnline: "We couldn't load this screen. It opens by itself once you're online again.",
    noContact: 'No address to write to is set up here yet. Please ask whoever gave you the link to this site.',
  },
  system: {
    ending: 'This server is being restarted. Please try again in a moment.',
    notReady: (parts: string[]) => `Not ready: no answer from ${new Intl.ListFormat('en').format(parts)}.`,
    database: 'the database',
    press: 'the page renderer',
    pictures: 'Photos can be neither saved nor shown: the picture store does not answer.',
    disk: 'Uploads are refused: the disk of this server is full or read-only.',
    thisMachineAlone:
      'This server is set up for its own machine alone. To open it to others, set PUBLIC_URL to the address that people use.',
  },
  ...accountMessages,
  limits: {
    tooMany: (wait: string) => `Too many tries. Please wait ${wait} and try again.`,
    logins: (wait: string) => `Too many tries to log in. Please wait ${wait} and try again.`,
    codes: (wait: string) => `Too many wrong codes. Please wait ${wait} and try again.`,
    passwords: (wait: string) => `Too many wrong passwords. Please wait ${wait} and try again.`,
    addresses: (wait: string) =>
      `Your email address was changed often today. Please wait ${wait}, or leave it as it is for now.`,
    pets: (most: number) =>
      `Your account keeps ${most} pets, and has no room for more. Please delete one you no longer need.`,
    resumes: (most: number) =>
      `Your account keeps ${most} résumés, and has no room for more. Please delete one you no longer need.`,
    pictures: 'Your pictures take up all the room of your account. Please delete a pet you no longer need.',
    written: (wait: string) => `You have had enough résumés written for today. Please come back in ${wait}.`,
  },
  admin: {
    enterBoth: 'Please enter both username and password.',
    loginFailed: 'Login failed. Please try again.',
    loadUsersFailed: 'Failed to load users.',
    loadResumesFailed: 'Failed to load resumes.',
    updateCreditsFailed: 'Failed to update credits.',
    noUsers: 'No users found',
    noResumes: 'No resumes found',
    creditsUpdated: 'Credits updated.',
    changeByOne: 'Credits change by one at a time.',
    noCreditsLeft: 'This user has no credits to take.',
    loadHeldFailed: 'Failed to load held payments.',
    noHeld: 'No held payments',
    refundFirst: "Refund it in the provider's dashboard, then check again.",
    checkFailed: 'Failed to check the payment.',
    stillHeld: 'It still does not fit. Refund it in the dashboard of the provider, then check again.',
    notHeld: 'This payment is no longer held.',
    adminsOnly: 'Only administrators may do this.',
    loadActivityFailed: 'Failed to load the activity.',
    noActivity: 'No activity yet',
    sessionsEnded: 'The user is logged out everywhere.',
    deletedActor: 'a deleted account',
    endSessionsFailed: 'Failed to log the user out.',
  },
  profile: {
    updateFailed: 'Update failed',
    updated: 'Profile updated.',
    pictureUpdated: 'Picture updated.',
    croppedTooLarge: 'Cropped image too large (max 2 MB). Please crop smaller.',
    finishCropping: 'Please finish cropping your image before saving.',
    pictureMissing: 'Please choose a picture.',
    petDetailsFailed: 'Failed to load pet details.',
    loadFailed: 'Your profile could not be loaded. Please try again.',
    petsFailed: 'Your pets could not be loaded. Please try again.',
    missing: (fields: string) => `Still needed for a complete profile: ${fields}.`,
    placeIntro: 'A résumé that hides your address names only this place.',
    whyAsked:
      'Who reads a résumé wants to know who stands behind the pet and how to reach them. Pets can be added once all five are filled.',
  },
  pictures: {
    unreadable: 'This file is not a picture we can read. Please choose a JPEG, PNG or WebP.',
    undecodedHeic:
      'This HEIC photo could not be read here. Please try again, or save it as a JPEG on your phone and choose that one.',
    heicBySelf: 'A HEIC photo can only be chosen in our form, which reads it. Please send a JPEG, PNG or WebP.',
    tooManyPixels: 'This picture has too many pixels. Please choose one below 40 megapixels.',
    tooSlow: 'This picture takes too long to open. Please save it as a plain JPEG and choose that one.',
    away: 'Photos cannot be reached at the moment. Please try again shortly.',
    tooManyAtOnce: 'Your other pictures are still being taken in. Please try again in a moment.',
  },
  forms: {
    draftRestored: 'We kept what you typed here before. It is not saved yet.',
    draftDiscarded: 'Draft discarded.',
    savedAt: (time: string) => `Saved at ${time}`,
    notSaved: 'Not saved yet',
    keptHere: 'Not saved yet. Kept on this device.',
    leaveQuestion: 'Save before you go?',
    leaveUnkept: 'What you typed is not saved, and this device cannot keep a draft of it.',
    conflictTitle: 'Saved somewhere else meanwhile',
    asideNotKept: 'This device could not keep your own answers as a draft.',
    offline: 'You are offline. What you type is kept on this device.',
    offlineUnkept: 'You are offline, and this device cannot keep what you type. Please leave this page open.',
    onlineAgain: 'You are online again.',
  },
  /** On the way of somebody who describes a pet before there is an account. */
  visitor: {
    createAccount: (pet: string) => `Create your free account to keep ${pet}`,
    logIn: (pet: string) => `Log in to keep ${pet}`,
    comesAlong: 'What you typed waits on this device and comes along.',
    aboutYou: (pet: string) => `Who stands behind ${pet}?`,
    aboutYouExplained: 'Who reads the résumé wants to know, and how to reach you.',
    keep: (pet: string) => `Keep ${pet}`,
    waiting: (pet: string) => `${pet} was described on this device before anybody logged in.`,
    answers: (pet: string) => `What was typed about ${pet}`,
    whose: (pet: string, username: string) => `Keep ${pet} in the account of ${username}?`,
    whoseExplained: 'These answers were typed on this device before anybody logged in.',
  },
  petForm: {
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
    addressFromProfile: (address: string) =>
      `From your profile: ${address}. Any answer here takes its place as a whole.`,
    fillBasics: 'Please fill at least Pet Name, Type & Age.',
    imageTooLarge: 'Please choose an image smaller than 10 MB.',
    cropFirst: 'Please crop your image before saving.',
    saveFirst: '⚠️ Please save first before proceeding to the next step.',
    completeProfile: '⚠️ Please complete your profile before managing pets.',
    loginFirst: '⚠️ Please Login before managing pets.',
    loadFailed: 'Failed to load form data.',
    loading: (step: number) => `Loading step ${step}`,
    idMissingFromUrl: 'Pet ID missing from URL.',
    saved: '✅ Saved successfully!',
    leaveExplained:
      'This step has answers that are not saved. A draft stays on this device and is here when you return.',
    changedElsewhere: 'This step was saved somewhere else in the meantime. Your answers are still here.',
    conflictExplained:
      'This step was saved in another tab or on another device after you opened it here. Which answers do you want to keep? Whatever you did not change here is taken over from there.',
    setAside: 'Your other answers to this step are kept on this device as a draft.',
    further: 'More that landlords and sitters ask',
    draftElsewhere: 'There are answers on this device that are not saved yet, in:',
    saveFailed: {
      1: 'Failed to save. Please try again.',
      2: 'Failed to save step 2.',
      3: 'Failed to save step 3.',
      5: 'Failed to save step 5.',
    },
  },
  pets: {
    deleted: (name: string) => `${name} and everything about them is deleted.`,
    deleteFailed: 'The pet could not be deleted. Please try again.',
  },
  generate: {
    petIdMissing: 'Pet ID missing. Please save first!',
    failed: 'Failed to generate résumé.',
    onlyFromAnswers: 'The résumé is written only from your answers. Nothing is said yet about:',
    ownerTooLong: 'An answer in step 4 is too long. Please shorten it first.',
    ready: 'Your résumé is ready.',
    stopped: 'Stopped. Nothing was kept.',
    nothingToStop: 'Nothing is being written for this pet any more.',
    stopFailed: 'The writing could not be stopped.',
    connectionLost:
      'The connection was lost while the résumé was being written. It will stand under My Résumés if it was finished.',
  },
  /** What is said where the page of a résumé is chosen: for whom, what it shows, how it looks. */
  page: {
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
  },
  resumes: resumeMessages,
  sharing: sharingMessages,
  download: {
    success: '✅ Download successful.',
    notEnough: "You don't have enough credits.",
    unconfirmed: 'Your payment for this résumé is not confirmed yet. As soon as it is, this download is free.',
    failed: '❌ Failed to download résumé.',
    notCharged: '❌ Failed to download résumé. You were not charged.',
    notNow: '❌ The PDF could not be made right now. You were not charged. Please try again in a moment.',
    cutOff: '❌ Failed to download résumé. The connection broke. Trying again is not charged a second time.',
    keyReused: 'This download key was used for another résumé.',
    changedSince:
      'This page was changed since that download was paid for. Nothing was charged now; downloading the changed page costs a credit of its own.',
    keyTooOld:
      'That download was paid for more than 24 hours ago. Nothing was charged now; a new download costs a credit of its own.',
    againQuestion: 'Download the same page again?',
    againExplained: (when: string) => `You downloaded this page ${when.replace(/\.$/, '')}. Again for 1 credit?`,
    downloadedWhen: (when: string) => `You downloaded this page ${when}, and nothing on it has changed since.`,
    uses: 'Uses 1 credit.',
    usesOf: (credits: number) => `Uses 1 credit, ${credits - 1} left.`,
    free: 'Downloads of this résumé are free.',
    waiting: (name: string | null) =>
      name === null ? 'Your résumé is ready to download.' : `The résumé of ${name} is ready to download.`,
  },
  payments: {
    buyFailed: 'Failed to initiate payment. Try again.',
    oneOrTen: 'Please choose 1 or 10 credits.',
    alreadyPaid: 'This résumé is paid already. You can download it at no charge.',
    beingPaid: 'A payment for this résumé is still being processed. Please wait for it before paying again.',
    noMethodAvailable: 'Paying is not available here. You were not charged.',
    standIn: 'This installation is for trying out: a stand-in takes the payment, and no real money moves.',
    billingFailed: 'Your billing history could not be loaded. Please try again.',
    creditsFailed: 'Your credit history could not be loaded. Please try again.',
    stateFailed: 'We could not ask what became of your payment. Nothing is lost; we keep trying.',
    staysHere: 'This page stays open.',
    /** What the success screen says until, or unless, the money is there. */
    processing: 'Your payment is being processed. This page shows it as soon as it is done.',
    processingLong:
      'Your payment is still being processed. You can leave this page: it is booked as soon as it is done.',
    notPaid: 'This payment was not completed. You were not charged.',
    /** The provider could not be asked, which does not mean that the payment was not made. */
    unconfirmed:
      'We cannot reach the payment provider, so we do not know yet whether your payment went through. Please do not pay again: we keep asking. You can leave this page, and once it is confirmed you will see it on your profile and in your billing history.',
    cancelUnconfirmed:
      'We could not ask the payment provider whether anything was charged. If you did pay, it will show on your profile and in your billing history.',
    beingOpened: 'Your payment is being prepared. Please try again in a moment.',
    inReview: 'Your payment arrived, but something about it does not fit. We look at it and make it good.',
    refunded: 'This payment was refunded.',
    ...billingMessages,
    badSignature: 'This message is not signed as expected.',
    received: 'Received.',
  },
} as const;
