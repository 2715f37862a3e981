import type { DrawnPage } from '@pawsume/contract/resumes';

/** All that stands on a page, for those who cannot see its picture. */
export const PageWords = ({ words }: Pick<DrawnPage, 'words'>) => (
  <div className="sr-only">
    {words.map(({ text, heading }, line) => {
      const Line = heading ? HEADINGS[heading] : 'p';
      // Lines of a page have no identity but their place.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      return <Line key={line}>{text}</Line>;
    })}
  </div>
);

/** One level below those of the screen it is shown on. */
const HEADINGS = { 1: 'h2', 2: 'h3' } as const;
