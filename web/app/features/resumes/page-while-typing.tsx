import { messages } from '@pawsume/contract/messages';
import type { Prose } from '@pawsume/contract/resumes';
import { NotLoaded } from '~/ui/not-loaded.tsx';
import { PageToRead } from './page-to-read.tsx';
import { PreviewSkeleton } from './preview-skeleton.tsx';
import { usePageWhileTyping } from './use-page-while-typing.ts';

/** The page beside its text: it follows what is typed. */
export const PageWhileTyping = ({ resumeId, text }: { resumeId: number; text: Prose }) => {
  const { html, hasFailed } = usePageWhileTyping(resumeId, text);
  if (html === null) {
    return hasFailed ? <NotLoaded>{messages.resumes.previewFailed}</NotLoaded> : <PreviewSkeleton />;
  }
  return (
    <div className="grid gap-3">
      <PageToRead html={html} title="The page with this text" />
      {hasFailed && (
        <p role="status" className="text-soft">
          {messages.resumes.pageNotDrawn}
        </p>
      )}
    </div>
  );
};
