import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface Props {
  /** Loads the screen again where it is left out. */
  onRetry?: () => void;
  /** Why. */
  children: ReactNode;
}

/** Instead of a part of a screen that did not arrive. */
export const NotLoaded = ({ onRetry, children }: Props) => {
  const { revalidate, state } = useRevalidator();
  return (
    <Notice
      tone="error"
      action={
        <Button variant="secondary" loading={state === 'loading'} onClick={onRetry ?? revalidate}>
          Try again
        </Button>
      }
    >
      {children}
    </Notice>
  );
};
