import type { DrawnPage as About } from '@pawsume/contract/resumes';
import type { ReactNode } from 'react';
import { useObjectUrl } from '~/lib/use-object-url.ts';
import { SHEET } from '../sheet.ts';

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
        <div className="sr-only">
          {words.map(({ text, heading }, line) => {
            const Line = heading ? HEADINGS[heading] : 'p';
            // Lines of a page have no identity but their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            return <Line key={line}>{text}</Line>;
          })}
        </div>
      </div>
      {children}
    </section>
  );
};

/** One level below those of the screen it is shown on. */
const HEADINGS = { 1: 'h2', 2: 'h3' } as const;
