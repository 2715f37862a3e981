import type { DrawnPage as About, Place } from '@pawsume/contract/resumes';
import type { ReactNode } from 'react';
import type { Drawn } from '~/api/send-for-picture.ts';
import { useObjectUrl } from '~/lib/use-object-url.ts';
import { FullPage } from '~/page/full-page.tsx';
import { PageWords } from '~/page/page-words.tsx';
import { SHEET } from '~/page/sheet.ts';
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

interface DrawnPageProps {
  about: About;
  picture: Blob;
  title: string;
  /** What lies over the sheet. */
  children?: ReactNode;
}

/**
 * The page exactly as it will print, as wide as there is room, and its text for those who cannot see it. Where another
 * picture takes its place, the browser shows it until that one is there.
 */
const DrawnPage = ({ about: { sheet, words }, picture, title, children }: DrawnPageProps) => {
  const url = useObjectUrl(picture);
  return (
    <section aria-label={title} className="relative">
      <div className={SHEET} style={{ aspectRatio: sheet.width / sheet.height }}>
        {url && <img src={url} alt="" decoding="sync" className="block size-full" />}
        <PageWords words={words} />
      </div>
      {children}
    </section>
  );
};
