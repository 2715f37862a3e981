import type { ReactNode } from 'react';
import { cx } from '~/lib/cx.ts';
import { ViewSwitch } from '~/ui/view-switch.tsx';
import { type TextOrPage, VIEWS } from './use-text-or-page.ts';

interface Props extends TextOrPage {
  text: ReactNode;
  page: ReactNode;
}

/** A text and the page it stands on: side by side where there is room, else one or the other. */
export const TextAndPage = ({ isWide, view, setView, text, page }: Props) => {
  return (
    <>
      {!isWide && <ViewSwitch views={VIEWS} view={view} onView={setView} />}
      <div className="grid items-start gap-8 lg:grid-cols-[34rem_1fr]">
        {/* What is typed stays where it is: the form is never taken away, only out of sight. */}
        <div className={cx(!isWide && view === 'Page' && 'hidden')}>{text}</div>
        {/* As high as the window, so that all of it is seen. Where that is too low, it stays at its place. */}
        {(isWide || view === 'Page') && (
          <div className="w-full justify-self-center lg:max-w-[max(24rem,(100dvh-6.75rem)*210/297)] lg:[@media(min-height:41rem)]:sticky lg:[@media(min-height:41rem)]:top-21">
            {page}
          </div>
        )}
      </div>
    </>
  );
};
