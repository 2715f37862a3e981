import type { User } from '@pawsume/contract/users';
import type { ReactNode } from 'react';
import { Notice } from '~/ui/notice.tsx';
import { DownloadData } from './download-data.tsx';

/** What a person must know before an account is deleted. */
export const WhatIsDeleted = ({ user }: { user: User }) => (
  <div className="grid gap-6">
    {user.download_credits > 0 && <Notice tone="info">{lossOf(user.download_credits)}</Notice>}
    <div className="grid gap-6 sm:grid-cols-2">
      <Part title="What is deleted at once">
        <li>
          <span>your profile, picture and password</span>
          {user.google_connected && <span>, and the connection to Google</span>}
        </li>
        <li>your pets with all answers, pictures and references</li>
        <li>all your résumés, paid ones too</li>
        <li>every login, on every device</li>
      </Part>
      <Part title="What stays">
        <li>for the books: amounts, dates and payment numbers, under a number that no longer leads to you</li>
        <li>with you: the files you have downloaded</li>
      </Part>
    </div>
    <div className="grid gap-3">
      <p>Nobody can bring an account back. If you want to keep what is in it, save it first:</p>
      <DownloadData />
    </div>
  </div>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h2 className="text-lg">{title}</h2>
    <ul className="mt-2 grid list-disc gap-1.5 pl-5">{children}</ul>
  </div>
);

const lossOf = (credits: number): string =>
  credits === 1
    ? 'You have 1 unused download credit. It will be lost.'
    : `You have ${credits} unused download credits. They will be lost.`;
