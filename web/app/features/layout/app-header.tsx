import { BRAND } from '@pawsume/contract/brand';
import { Link, NavLink } from 'react-router';
import { paths } from '~/paths.ts';
import { BySession } from '~/ui/by-session.tsx';
import { Logo } from '~/ui/logo.tsx';

const item =
  'inline-flex min-h-11 items-center rounded-full px-2 font-semibold max-sm:text-[0.9375rem] sm:px-3 whitespace-nowrap hover:bg-leaf-tint ' +
  'aria-[current=page]:bg-leaf-tint aria-[current=page]:text-leaf';

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
      <Link to={paths.landing()} className="rounded-lg">
        <Logo name={BRAND} />
      </Link>
      <nav aria-label="Main" className="flex items-center">
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
