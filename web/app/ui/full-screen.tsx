import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** The button that opens it. */
  trigger: ReactNode;
  triggerStyle: string;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  children: ReactNode;
}

/** Something to look at that fills the window, and scrolls where it is larger. Escape closes it. */
export const FullScreen = ({ title, trigger, triggerStyle, onOpenChange, children }: Props) => (
  <Dialog.Root onOpenChange={(isOpen) => onOpenChange?.(isOpen)}>
    <Dialog.Trigger className={triggerStyle}>{trigger}</Dialog.Trigger>
    <Dialog.Portal>
      <Dialog.Popup className="fixed inset-0 z-50 bg-paper">
        <Dialog.Title className="sr-only">{title}</Dialog.Title>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
        <div tabIndex={0} className="grid size-full justify-items-center overflow-auto p-4 pb-20">
          {children}
        </div>
        <Dialog.Close className="fixed right-4 bottom-4 inline-flex min-h-11 items-center gap-2 rounded-full bg-leaf px-5 font-semibold text-on-leaf shadow-lifted">
          <X aria-hidden className="size-5" />
          Close
        </Dialog.Close>
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
);
