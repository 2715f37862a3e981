import { messages } from '@pawsume/contract/messages';
import { type Place, type Prose, WIDEST_PICTURE } from '@pawsume/contract/resumes';
import { type ReactNode, useRef, useState } from 'react';
import { useWidth } from '~/lib/use-width.ts';
import { PreviewSkeleton } from '~/page/preview-skeleton.tsx';
import { sharpAt } from '~/page/sharp-at.ts';
import { NotLoaded } from '~/ui/not-loaded.tsx';
import { PageToRead } from './page-to-read.tsx';
import { usePageWhileTyping } from './use-page-while-typing.ts';

interface Props {
  resumeId: number;
  text: Prose;
  /** What lies over the page. */
  children: (places: readonly Place[]) => ReactNode;
}

/** The page beside its text: it follows what is typed. */
export const PageWhileTyping = ({ resumeId, text, children }: Props) => {
  const room = useRef<HTMLDivElement>(null);
  const roomWidth = useWidth(room);
  const [isFullScreen, setFullScreen] = useState(false);
  const width = isFullScreen ? WIDEST_PICTURE : sharpAt(roomWidth);
  const { drawn, hasFailed } = usePageWhileTyping({ resumeId, width, text });
  return (
    <div ref={room} className="grid gap-3">
      {drawn ? (
        <PageToRead drawn={drawn} title="The page with this text" onFullScreen={setFullScreen}>
          {children}
        </PageToRead>
      ) : (
        <NotDrawnYet hasFailed={hasFailed} />
      )}
      {drawn && hasFailed && (
        <p role="status" className="text-soft">
          {messages.resumes.pageNotDrawn}
        </p>
      )}
    </div>
  );
};

const NotDrawnYet = ({ hasFailed }: { hasFailed: boolean }) =>
  hasFailed ? <NotLoaded>{messages.resumes.previewFailed}</NotLoaded> : <PreviewSkeleton />;
