import type { DrawnPage as About, Place } from '@pawsume/contract/resumes';
import { Maximize2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Drawn } from '~/api/send-for-picture.ts';
import { DrawnPage } from '~/page/drawn-page.tsx';
import { FullScreen } from '~/ui/full-screen.tsx';
import { PageDocument } from './page-document.tsx';

interface Props {
  drawn: Drawn<About>;
  title: string;
  onFullScreen?: (isOpen: boolean) => void;
  /** What lies over the page while it is not in full size. */
  children?: (places: readonly Place[]) => ReactNode;
}

/** The page in the room there is, and in full size at a touch. */
export const PageToRead = ({ drawn, title, onFullScreen, children }: Props) => (
  <div className="relative">
    <Page drawn={drawn} title={title} over={children} />
    <FullScreen
      title={title}
      onOpenChange={onFullScreen}
      triggerStyle="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-leaf text-on-leaf shadow-lifted hover:bg-leaf-strong"
      trigger={
        <>
          <Maximize2 aria-hidden className="size-5" />
          <span className="sr-only">Read full screen</span>
        </>
      }
    >
      <div className="w-160 md:w-240">
        <Page drawn={drawn} title={title} />
      </div>
    </FullScreen>
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
