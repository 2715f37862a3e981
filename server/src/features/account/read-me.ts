import { BRAND } from '@pawsume/contract/brand';

/** What a person reads first in the archive of their data. */
export const readMe = ({ username, at }: { username: string; at: Date }): string =>
  `${BRAND}: the data of ${username}, ${at.toISOString()}

This is all that we store about you. The .json files open in any text editor; times are in UTC.

profile.json    who you are: name, address, contacts, credits
pets.json       your pets with all answers of all steps, references included
resumes.json    the texts of your résumés, and the owner details given for each
shared_links.json   the links of your résumés, with what they show and when they end
link_opens.json   how often each was opened, by day
contact_requests.json   who asked how to reach you, until it is forgotten
earlier_texts.json   the texts that your résumés had before
handed_out_files.json   a signed record of each PDF that was handed out of your résumés
payments.json   what you paid, in the smallest unit of the currency (cents)
credits.json    each credit that came or went
sessions.json   where you are logged in
identities.json the Google account that opens this account, where there is one
passkeys.json   your passkeys: what you called them, and when they were used
second_factor.json   since when an authenticator app is set up
confirmations.json   whom you asked to confirm what you say of your pets, and what they answered
changes_by_administrators.json   what our administrators did to your account, and what proof of identity they saw
proofs.json     the proofs of your pets: what each is, and which links show it
proofs/         their files, as we drew them; proofs.json names them
pictures/       your picture and those of your pets; profile.json and pets.json name them

What is not in here: passwords, session keys and recovery codes, of which we keep only fingerprints; what an authenticator
app and passkeys are checked with; and card numbers, which we never see.

Who else learns something: Stripe or PayPal when you pay, Google when you log in with it, and, where a language model
writes the résumés, the answers about your pet, without names of references and without anybody's contacts.

To have all of this deleted, choose Delete Account in your profile. Payments and credits stay for the books, without
your name.
`;
