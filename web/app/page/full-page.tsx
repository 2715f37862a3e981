import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Maximize2, X } from '../ui/icons.tsx';

interface Props {
  title: string;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The page, as wide as it may be. */
  children: ReactNode;
}

/** The button in the corner of a page that lets it fill the window, where one scrolls to read it. Escape closes it. */
export const FullPage = ({ title, onOpenChange, children }: Props) => (
  <Dialog.Root onOpenChange={(isOpen) => onOpenChange?.(isOpen)}>
    <Dialog.Trigger className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-leaf text-on-leaf shadow-lifted hover:bg-leaf-strong">
      <Maximize2 aria-hidden className="size-5" />
      <span className="sr-only">Read full screen</span>
    </Dialog.Trigger>
    <Dialog.Portal>
      <Dialog.Popup className="fixed inset-0 z-50 bg-paper">
        <Dialog.Title className="sr-only">{title}</Dialog.Title>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
        <div tabIndex={0} className="grid size-full justify-items-center overflow-auto p-4 pb-20">
          <div className="w-160 md:w-240">{children}</div>
        </div>
        <Dialog.Close className="fixed right-4 bottom-4 inline-flex min-h-11 items-center gap-2 rounded-full bg-leaf px-5 font-semibold text-on-leaf shadow-lifted">
          <X aria-hidden className="size-5" />
          Close
        </Dialog.Close>
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
);
