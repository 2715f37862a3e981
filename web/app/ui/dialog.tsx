import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { X } from './icons.tsx';

interface Props {
  open: boolean;
  /** Without it, only the buttons of the dialog close it. */
  onClose?: (() => void) | undefined;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
}

/**
 * A window over the page: focus stays inside, Escape and the backdrop close it. On a phone it rises from below. Its first
 * stop is at the top, so that opening it shows its beginning.
 */
export const Dialog = ({ open, onClose, title, description, children, actions }: Props) => (
  <Base.Root open={open} onOpenChange={(next) => !next && onClose?.()}>
    <Base.Portal>
      <Base.Backdrop className="fixed inset-0 z-40 bg-black/60 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
      <Base.Viewport className="fixed inset-0 z-50 grid items-end justify-items-center overflow-y-auto sm:place-items-center sm:p-6">
        <Base.Popup className="relative w-full max-w-xl rounded-t-3xl bg-surface p-6 shadow-lifted forced-colors:border-2 transition-[opacity,translate] data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 sm:rounded-3xl sm:p-8">
          <Base.Title className="pr-12 text-2xl">{title}</Base.Title>
          {onClose && (
            <Base.Close className="absolute top-4 right-4 grid size-11 place-items-center rounded-full text-soft hover:bg-leaf-tint hover:text-ink">
              <X aria-hidden className="size-5" />
              <span className="sr-only">Close</span>
            </Base.Close>
          )}
          {description && <Base.Description className="mt-2 text-soft">{description}</Base.Description>}
          {children && <div className="mt-5">{children}</div>}
          {actions && <div className="mt-7 flex flex-wrap justify-end gap-3 max-sm:*:flex-auto">{actions}</div>}
        </Base.Popup>
      </Base.Viewport>
    </Base.Portal>
  </Base.Root>
);
