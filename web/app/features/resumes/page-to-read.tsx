import { Maximize2 } from 'lucide-react';
import { FullScreen } from '~/ui/full-screen.tsx';
import { Preview } from './preview.tsx';

/** The page in the room there is, and in full size at a touch. */
export const PageToRead = ({ html, title }: { html: string; title: string }) => (
  <div className="relative">
    <Preview html={html} title={title} />
    <FullScreen
      title={title}
      triggerStyle="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-leaf text-on-leaf shadow-lifted hover:bg-leaf-strong"
      trigger={
        <>
          <Maximize2 aria-hidden className="size-5" />
          <span className="sr-only">Read full screen</span>
        </>
      }
    >
      <div className="w-160 md:w-240">
        <Preview html={html} title={title} />
      </div>
    </FullScreen>
  </div>
);
