import { BRAND } from '@pawsume/contract/brand';
import { Link, NavLink } from 'react-router';
import { paths } from '~/paths.ts';
import { BySession } from '~/ui/by-session.tsx';
import { Logo } from '~/ui/logo.tsx';

const item =
  'inline-flex min-h-11 items-center rounded-full px-2 text-center leading-tight font-semibold max-sm:text-[0.9375rem] sm:px-3 hover:bg-leaf-tint ' +
  'aria-[current=page]:bg-leaf-tint aria-[current=page]:text-leaf forced-colors:aria-[current=page]:underline';

const LoggedInLinks = () => (
  <>
    <NavLink to={paths.resumes()} className={item}>
      My Résumés
    </NavLink>
    <NavLink to={paths.profile()} className={item}>
      My Profile
    </NavLink>
  </>
);

/** The header of all screens but the landing page. */
export const AppHeader = () => (
  <header className="z-30 bg-paper px-4 tall:sticky tall:top-0 sm:px-6">
    <div className="mx-auto flex h-17 max-w-6xl beside-a-page:xl:max-w-(--form-and-page) items-center justify-between gap-2">
      <Link to={paths.landing()} className="shrink-0 rounded-lg">
        {/* On a small phone, and at 400 % zoom, the links of somebody who is logged in need the room. */}
        <Logo name={BRAND} nameClass="logged-in:max-[24rem]:text-xl logged-in:max-[22rem]:sr-only" />
      </Link>
      <nav aria-label="Main" className="flex min-w-0 items-center">
        <BySession
          loggedIn={<LoggedInLinks />}
          loggedOut={
            <NavLink to={paths.login()} className={`${item} aria-[current=page]:hidden`}>
              Login
            </NavLink>
          }
        />
      </nav>
    </div>
  </header>
);
