import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';

interface Props {
  picture: string | null;
  title: string;
  /** A few facts under the title. */
  children?: ReactNode;
  actions: ReactNode;
}

/** One item of a CardGrid: a picture, its name, and what can be done with it. */
export const PictureCard = ({ picture, title, children, actions }: Props) => (
  <li className="flex flex-col overflow-hidden rounded-3xl bg-surface shadow-card">
    <Picture url={picture} className="w-full" />
    <div className="grid flex-1 content-between gap-4 p-4">
      <div className="grid min-w-0 gap-1.5">
        <h3 className="text-lg break-words">{title}</h3>
        {children}
      </div>
      <div className="flex flex-wrap gap-2 *:flex-auto">{actions}</div>
    </div>
  </li>
);
