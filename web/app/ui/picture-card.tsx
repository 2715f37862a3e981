import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';

interface Props {
  picture: string | null;
  title: string;
  /** Which heading the title is, by what stands above it. */
  heading: 'h2' | 'h3';
  /** A few facts under the title. */
  children?: ReactNode;
  actions: ReactNode;
}

/** One item of a CardGrid: a picture, its name, and what can be done with it. On a phone the picture stands beside. */
export const PictureCard = ({ picture, title, heading: Heading, children, actions }: Props) => (
  <li className="flex overflow-hidden rounded-3xl bg-surface shadow-card sm:flex-col">
    <Picture url={picture} className="w-28 shrink-0 max-sm:aspect-auto max-sm:min-h-36 sm:w-full" />
    <div className="grid min-w-0 flex-1 content-between gap-4 p-4">
      <div className="grid min-w-0 gap-1.5">
        <Heading className="text-lg leading-tight break-words">{title}</Heading>
        {children}
      </div>
      <div className="flex flex-wrap gap-2 *:flex-auto">{actions}</div>
    </div>
  </li>
);
