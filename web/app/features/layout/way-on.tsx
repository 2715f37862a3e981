import type { ReactNode } from 'react';
import { paths } from '~/paths.ts';
import { Cat } from '~/ui/art/cat.tsx';
import { Portrait } from '~/ui/art/portrait.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { BySession } from '~/ui/by-session.tsx';
import { PageFrame } from './page-frame.tsx';

interface Props {
  title: string;
  /** What happened, in a sentence. */
  message: string;
  /** What can be done here; the ways elsewhere stand behind it. */
  action?: ReactNode;
}

/** A page that went wrong, with ways on. */
export const WayOn = ({ title, message, action }: Props) => {
  const variant = action ? 'secondary' : 'primary';
  return (
    <PageFrame width="narrow">
      <div className="grid justify-items-center gap-5 pt-10 text-center">
        <Portrait className="w-40">
          <Cat />
        </Portrait>
        <h1 className="text-3xl">{title}</h1>
        <p className="text-soft">{message}</p>
        <div className="flex flex-wrap justify-center gap-3">
          {action}
          <BySession
            loggedIn={
              <ButtonLink to={paths.profile()} variant={variant}>
                My Profile
              </ButtonLink>
            }
            loggedOut={
              <ButtonLink to={paths.form(1)} variant={variant}>
                Create Résumé
              </ButtonLink>
            }
          />
          <ButtonLink to={paths.landing()} variant="secondary">
            Home
          </ButtonLink>
        </div>
      </div>
    </PageFrame>
  );
};
