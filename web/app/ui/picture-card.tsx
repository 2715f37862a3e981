import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Props {
  picture: ReactNode;
  title: string;
  /** Where the picture leads; one of the actions leads there too. */
  to: string;
  /** Which heading the title is, by what stands above it. */
  heading: 'h2' | 'h3';
  /** A few facts under the title. */
  children?: ReactNode;
  actions: ReactNode;
}

/**
 * One item of a CardGrid: a picture, its name, and what can be done with it. On a phone the picture stands beside, and
 * where it is the only one.
 */
export const PictureCard = ({ picture, title, to, heading: Heading, children, actions }: Props) => (
  <li className="group flex overflow-hidden rounded-3xl bg-surface shadow-card sm:flex-col sm:only:col-span-full sm:only:flex-row">
    <Link
      to={to}
      aria-hidden
      tabIndex={-1}
      className="block w-32 shrink-0 self-stretch bg-leaf-tint p-3 sm:w-full sm:p-5 sm:group-only:w-60"
    >
      {picture}
    </Link>
    <div className="grid min-w-0 flex-1 content-between gap-4 p-4 sm:p-5 sm:group-only:content-center sm:group-only:p-9">
      <div className="grid min-w-0 gap-1.5">
        <Heading className="text-lg leading-tight wrap-anywhere sm:group-only:text-2xl">{title}</Heading>
        {children}
      </div>
      <div className="flex flex-wrap gap-2 *:flex-auto sm:group-only:*:flex-none">{actions}</div>
    </div>
  </li>
);
