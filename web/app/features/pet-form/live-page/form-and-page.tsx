import { messages } from '@pawsume/contract/messages';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '~/lib/cx.ts';
import { useMediaQuery } from '~/lib/use-media-query.ts';
import { PreviewSkeleton } from '~/page/preview-skeleton.tsx';
import type { FormStep } from '~/paths.ts';
import { ViewSwitch } from '~/ui/view-switch.tsx';
import { LivePage } from './live-page.tsx';
import type { TypedPage } from './typed-page.ts';

/** Where both have room beside each other: Tailwind's `xl`. */
const WIDE = '(min-width: 80rem)';
const VIEWS = ['Form', 'Page'] as const;
type View = (typeof VIEWS)[number];

interface Props {
  step: FormStep;
  /** `coming` while the step loads. */
  page: TypedPage | 'coming';
  /** The form. */
  children: ReactNode;
}

/** A step and the page it fills in: side by side where there is room, else one or the other. */
export const FormAndPage = ({ step, page, children }: Props) => {
  const isWide = useMediaQuery(WIDE);
  const form = useRef<HTMLDivElement>(null);
  const { view, setView, noteFocus, forgetFocus } = useView(form);
  const goToField = (field: string) => {
    forgetFocus();
    flushSync(() => setView('Form'));
    if (page !== 'coming') page.goTo(field);
  };
  return (
    <div
      data-form-and-page
      className="grid gap-8 xl:mx-[calc((48rem-var(--form-and-page))/2)] xl:grid-cols-[minmax(0,1fr)_var(--page-beside)] xl:items-start xl:gap-10"
    >
      {!isWide && (
        <div className="contents xl:hidden" onPointerDownCapture={noteFocus}>
          <ViewSwitch views={VIEWS} view={view} onView={setView} disabled={page === 'coming'} />
        </div>
      )}
      {/* What is typed stays where it is: the form is never taken away, only out of sight. */}
      <div ref={form} className={cx('grid gap-8', !isWide && view === 'Page' && 'hidden')}>
        {children}
      </div>
      {(isWide || view === 'Page' || page === 'coming') && (
        <div
          className={cx(
            'w-full max-w-2xl justify-self-center xl:max-w-none xl:[@media(min-height:38rem)]:sticky xl:[@media(min-height:38rem)]:top-21',
            // Made ahead it does not know yet how wide the window is.
            view === 'Form' && 'max-xl:hidden',
          )}
        >
          {!isWide && <h1 className="sr-only xl:hidden">{messages.page.draft.title}</h1>}
          {page === 'coming' ? <PreviewSkeleton /> : <LivePage step={step} page={page} onField={goToField} />}
        </div>
      )}
    </div>
  );
};

/** Which of the two is seen. Back at the form, all is as it was left: how far it was scrolled, and the field that had the focus. */
const useView = (form: { readonly current: HTMLElement | null }) => {
  const [view, setView] = useState<View>('Form');
  const left = useRef<{ top: number; focused: HTMLElement | null }>({ top: 0, focused: null });

  // A press on the switch takes the focus from the form before it is told of.
  const noteFocus = () => {
    const { activeElement } = document;
    const isInForm = activeElement instanceof HTMLElement && form.current?.contains(activeElement);
    if (isInForm) left.current.focused = activeElement;
  };

  const forgetFocus = () => {
    left.current.focused = null;
  };

  const change = (next: View) => {
    if (next === view) return;
    if (next === 'Page') left.current.top = scrollY;
    setView(next);
  };

  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    scrollTo({ top: view === 'Page' ? 0 : left.current.top, behavior: 'instant' });
    if (view === 'Page') return;
    left.current.focused?.focus({ preventScroll: true });
    left.current.focused = null;
  }, [view]);

  return { view, setView: change, noteFocus, forgetFocus };
};
