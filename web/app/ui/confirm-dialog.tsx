import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface Props {
  open: boolean;
  question: ReactNode;
  children?: ReactNode;
  confirmLabel: string;
  /** Null where the question has one answer. */
  cancelLabel?: string | null;
  danger?: boolean;
  loading?: boolean;
  /** Why it did not work; shown above the buttons. */
  error?: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question that must be answered before going on; clicking beside it does not answer it. */
export const ConfirmDialog = (props: Props) => {
  const { open, question, children, confirmLabel, cancelLabel = 'Cancel' } = props;
  const { danger = false, loading = false, error = null } = props;
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && !loading && props.onCancel()}>
      <AlertDialog.Portal>
        {/* Over a dialog that it was asked from, too. */}
        <AlertDialog.Backdrop forceRender className="fixed inset-0 z-50 bg-black/60" />
        <AlertDialog.Viewport className="fixed inset-0 z-50 grid items-end justify-items-center overflow-y-auto sm:place-items-center sm:p-6">
          <AlertDialog.Popup className="grid w-full grid-cols-[minmax(0,1fr)] max-w-md gap-4 rounded-t-3xl bg-surface p-6 shadow-lifted forced-colors:border-2 sm:rounded-3xl sm:p-8">
            <AlertDialog.Title className="text-2xl wrap-anywhere">{question}</AlertDialog.Title>
            {children && (
              <AlertDialog.Description render={<div className="text-soft" />}>{children}</AlertDialog.Description>
            )}
            {error && <Notice tone="error">{error}</Notice>}
            <div className="mt-3 flex flex-wrap justify-end gap-3 max-sm:*:flex-auto">
              {cancelLabel !== null && (
                <Button variant="secondary" disabled={loading} onClick={props.onCancel}>
                  {cancelLabel}
                </Button>
              )}
              <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={props.onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
};
