import { Part, Points } from './legal-page.tsx';

export const WhatIsStored = () => (
  <>
    <Part title="What we store">
      <Points>
        <li>
          <strong>Your account:</strong> name, email, username, profession, address, phone and picture, as far as you
          give them. Your password is stored only as a hash that cannot be turned back.
        </li>
        <li>
          <strong>Your pets:</strong> your answers and pictures. What a camera hides in a picture, such as the place, is
          removed when you send it.
        </li>
        <li>
          <strong>Proofs:</strong> vaccination records and certificates that you add. We keep a copy of what can be seen
          on them, drawn anew; the file that you sent is not kept.
        </li>
        <li>
          <strong>References:</strong> the names and contacts of people you name. Please ask them first.
        </li>
        <li>
          <strong>Your résumés:</strong> their text, and what you fill in as owner for one of them.
        </li>
        <li>
          <strong>Links that you share:</strong> how often each was opened, by day, and nothing about who opened it. Who
          asks on such a page how to reach you gives a name and an email address, which only you see.
        </li>
        <li>
          <strong>Payments and credits:</strong> amount, currency, date, what it was for and the provider’s number.
          Never a card or bank number.
        </li>
        <li>
          <strong>Logins:</strong> when, and from what kind of device, such as “Firefox on Linux”. You see the list
          under Account &amp; Security.
        </li>
      </Points>
      <p>
        In your browser we keep your login, your profile while you are logged in, how you like to go on in the form, and
        what you typed and have not saved yet, and which shared pages are your own. There is one cookie, only while you
        sign in with Google. There is no advertising and no tracking, and our pages load nothing from anybody else.
      </p>
    </Part>
    <Part title="How long we keep it">
      <Points>
        <li>Your account, pets, pictures, proofs and résumés: until you delete them.</li>
        <li>
          Who asks how to reach you on a shared page: 30 days after they asked, or after your answer, or until the link
          ends. What keeps a reader from being counted twice: until the day is over.
        </li>
        <li>A login: until you log out, 30 days after its last use, at most 90 days.</li>
        <li>Links we mail you: 30 minutes to set a password, 24 hours to confirm an address. Each works once.</li>
        <li>
          Payments and credits: as long as the law on bookkeeping asks. After you delete your account, they stand under
          a number that no longer leads to you.
        </li>
        <li>
          To slow down whoever guesses passwords, tries are counted by account and network address, for a day at most.
        </li>
        <li>Technical logs hold network addresses and account numbers, but no names, contacts or answers.</li>
      </Points>
    </Part>
  </>
);
