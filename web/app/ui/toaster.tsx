import { Toaster as Sonner } from 'sonner';
import './toaster.css';

/** Where short news appears: over the header, which nobody reads or types in. Raise it with `toast`. */
export const Toaster = () => (
  // Sonner sends the focus that leaves a toast back to where it came from: the Tab key would go in a circle. What it does
  // not hear of it leaves alone.
  <div onFocusCapture={(event) => event.stopPropagation()}>
    <Sonner
      theme="system"
      position="top-center"
      offset={{ top: 4 }}
      mobileOffset={{ top: 4, left: 8, right: 8 }}
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
  </div>
);
