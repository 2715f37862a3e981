import { Toaster as Sonner } from 'sonner';

/** Where short news appears. Raise it with `toast` from sonner. */
export const Toaster = () => (
  <Sonner
    theme="system"
    position="bottom-center"
    closeButton
    toastOptions={{
      duration: 6000,
      style: {
        background: 'var(--surface)',
        borderColor: 'var(--edge)',
        borderRadius: '1rem',
        color: 'var(--ink)',
        fontFamily: 'var(--font-sans)',
        fontSize: '1rem',
      },
    }}
  />
);
