import { PAPER_SIZES, type Paper } from '@pawsume/contract/page-settings';
import type { CSSProperties, ReactNode } from 'react';

interface Props {
  paper: Paper;
  children: ReactNode;
}

/**
 * Beside a longer column a page is read to its end and then stays in sight. Whatever becomes of it, it takes as much room
 * as its sheet: nothing beside it moves.
 */
export const SheetColumn = ({ paper, children }: Props) => {
  const { width, height } = PAPER_SIZES[paper];
  const room = { aspectRatio: width / height, '--sheet-height': `${(100 * height) / width}cqw` };
  return (
    <div className="@container self-stretch">
      <div
        // While the keyboard is on it, it is scrolled as anything else: no scrolling leads to what a stuck page has above the window.
        className="lg:not-has-focus-visible:sticky lg:top-[min(5.25rem,100dvh-1.5rem-var(--sheet-height))]"
        style={room as CSSProperties} // which knows no properties of one's own
      >
        {children}
      </div>
    </div>
  );
};
