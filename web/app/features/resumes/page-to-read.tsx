import type { DrawnPage as About, Place } from '@pawsume/contract/resumes';
import type { ReactNode } from 'react';
import type { Drawn } from '~/api/send-for-picture.ts';
import { DrawnPage } from '~/page/drawn-page.tsx';
import { FullPage } from '~/page/full-page.tsx';
import { PageDocument } from './page-document.tsx';

interface Props {
  drawn: Drawn<About>;
  /** The page in full screen. Defaults to `drawn`. */
  inFull?: Drawn<About>;
  title: string;
  onFullScreen?: (isOpen: boolean) => void;
  /** What lies over the page while it is not in full size. */
  children?: (places: readonly Place[]) => ReactNode;
}

/** The page in the room there is, and in full size at a touch. */
export const PageToRead = ({ drawn, inFull = drawn, title, onFullScreen, children }: Props) => (
  <div className="relative">
    <Page drawn={drawn} title={title} over={children} />
    <FullPage title={title} onOpenChange={onFullScreen}>
      <Page drawn={inFull} title={title} />
    </FullPage>
  </div>
);

const Page = ({ drawn, title, over }: { drawn: Drawn<About>; title: string; over?: Props['children'] }) =>
  'html' in drawn ? (
    <PageDocument html={drawn.html} title={title} />
  ) : (
    <DrawnPage about={drawn.about} picture={drawn.picture} title={title}>
      {over?.(drawn.about.places)}
    </DrawnPage>
  );
