import type { DrawnPage as About } from '@pawsume/contract/resumes';
import type { ReactNode } from 'react';
import { useObjectUrl } from '~/lib/use-object-url.ts';
import { PageWords } from './page-words.tsx';
import { SHEET } from './sheet.ts';

interface Props {
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
export const DrawnPage = ({ about: { sheet, words }, picture, title, children }: Props) => {
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
