import { BRAND } from '@pawsume/contract/brand';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '~/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { BySession } from '~/ui/by-session.tsx';
import { Logo } from '~/ui/logo.tsx';
import { Menu, X } from '../../ui/icons.tsx';

const LINKS = [
  { label: 'Home', to: paths.landing('hero') },
  { label: 'Why', to: paths.landing('why') },
  { label: 'Pricing', to: paths.landing('pricing') },
];

const MENU = 'landing-menu';

/** On small screens the links lie in a popover: the browser itself opens it, closes it with Escape and returns the focus. */
export const NavBar = () => {
  const menu = useRef<HTMLElement>(null);
  const close = () => menu.current?.hidePopover();
  const header = useRef<HTMLElement>(null);
  // Else it would lie over what the keyboard has gone on to.
  useEffect(() => {
    const closeElsewhere = ({ target }: FocusEvent) => {
      if (target instanceof Node && !header.current?.contains(target)) menu.current?.hidePopover();
    };
    document.addEventListener('focusin', closeElsewhere);
    return () => document.removeEventListener('focusin', closeElsewhere);
  }, []);
  return (
    <header ref={header} className="group sticky top-0 z-30 bg-paper px-4 sm:px-6">
      <div className="mx-auto flex h-17 max-w-6xl items-center justify-between gap-4">
        <Link to={paths.landing()} className="rounded-lg" onClick={close}>
          <Logo name={BRAND} />
        </Link>
        <MenuButton />
        <nav aria-label="Main" className="hidden items-center gap-2 md:flex">
          <Items onFollow={close} />
        </nav>
      </div>
      <nav
        id={MENU}
        ref={menu}
        popover="auto"
        aria-label="Main"
        className="inset-x-0 top-17 bottom-auto max-h-[calc(100dvh-4.25rem)] w-full animate-arrive overflow-y-auto border-b border-line bg-paper px-4 pb-5 text-ink shadow-card md:hidden"
      >
        <div className="grid gap-2">
          <Items onFollow={close} />
        </div>
      </nav>
    </header>
  );
};

const MenuButton = () => (
  <button
    type="button"
    popoverTarget={MENU}
    className="-mr-2 grid size-11 place-items-center rounded-full hover:bg-leaf-tint md:hidden"
  >
    <X aria-hidden className="hidden size-6 group-has-[:popover-open]:block" />
    <Menu aria-hidden className="size-6 group-has-[:popover-open]:hidden" />
    <span className="sr-only">Menu</span>
  </button>
);

const Items = ({ onFollow }: { onFollow: () => void }) => (
  <>
    {LINKS.map(({ label, to }) => (
      <Link
        key={label}
        to={to}
        onClick={onFollow}
        className="inline-flex min-h-11 items-center rounded-full px-3 font-semibold hover:bg-leaf-tint"
      >
        {label}
      </Link>
    ))}
    <BySession
      loggedIn={
        <ButtonLink to={paths.profile()} onClick={onFollow}>
          My Profile
        </ButtonLink>
      }
      loggedOut={
        <ButtonLink to={paths.login()} onClick={onFollow}>
          Login
        </ButtonLink>
      }
    />
  </>
);
