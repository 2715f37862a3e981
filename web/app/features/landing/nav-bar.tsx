import { BRAND } from '@pawsume/contract/brand';
import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '~/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { BySession } from '~/ui/by-session.tsx';
import { Logo } from '~/ui/logo.tsx';

const LINKS = [
  { label: 'Home', to: paths.landing('hero') },
  { label: 'Why', to: paths.landing('why') },
  { label: 'Pricing', to: paths.landing('pricing') },
];

const MENU = 'landing-menu';

export const NavBar = () => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <header className="sticky top-0 z-30 bg-paper px-4 sm:px-6">
      <div className="mx-auto flex max-w-6xl items-center justify-between gap-4 py-3">
        <Link to={paths.landing()} className="rounded-lg" onClick={close}>
          <Logo name={BRAND} />
        </Link>
        <MenuButton open={open} onToggle={() => setOpen(!open)} />
        <nav aria-label="Main" className="hidden items-center gap-2 md:flex">
          <Items onFollow={close} />
        </nav>
      </div>
      <nav
        id={MENU}
        aria-label="Main"
        hidden={!open}
        onKeyDown={(event) => event.key === 'Escape' && close()}
        className="absolute inset-x-0 top-full animate-arrive border-b border-line bg-paper px-4 pb-5 shadow-card md:hidden"
      >
        <div className="grid gap-2">
          <Items onFollow={close} />
        </div>
      </nav>
    </header>
  );
};

const MenuButton = ({ open, onToggle }: { open: boolean; onToggle: () => void }) => (
  <button
    type="button"
    aria-expanded={open}
    aria-controls={MENU}
    onClick={onToggle}
    className="-mr-2 grid size-11 place-items-center rounded-full hover:bg-leaf-tint md:hidden"
  >
    {open ? <X aria-hidden className="size-6" /> : <Menu aria-hidden className="size-6" />}
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
      signedIn={
        <ButtonLink to={paths.profile()} onClick={onFollow}>
          My Profile
        </ButtonLink>
      }
      signedOut={
        <ButtonLink to={paths.login()} onClick={onFollow}>
          Login
        </ButtonLink>
      }
    />
  </>
);
