import type { ReactNode } from 'react';
import { paths } from '~/paths.ts';
import { Cat } from '~/ui/art/cat.tsx';
import { Portrait } from '~/ui/art/portrait.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { PageFrame } from './page-frame.tsx';

interface Props {
  title: string;
  /** What happened, in a sentence. */
  message: string;
  /** What can be done here; the ways elsewhere stand behind it. */
  action?: ReactNode;
}

/** A page that went wrong, with ways on. */
export const WayOn = ({ title, message, action }: Props) => (
  <PageFrame width="narrow">
    <div className="grid justify-items-center gap-5 pt-10 text-center">
      <Portrait className="w-40">
        <Cat />
      </Portrait>
      <h1 className="text-3xl">{title}</h1>
      <p className="text-soft">{message}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {action}
        <ButtonLink to={paths.profile()} variant={action ? 'secondary' : 'primary'}>
          My Profile
        </ButtonLink>
        <ButtonLink to={paths.landing()} variant="secondary">
          Home
        </ButtonLink>
      </div>
    </div>
  </PageFrame>
);
