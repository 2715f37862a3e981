import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';
import { cx } from '~/lib/cx.ts';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

interface Looks {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

interface ButtonProps extends ComponentProps<'button'>, Looks {
  /** Keeps the width, shows a spinner over the label and takes no further clicks. */
  loading?: boolean;
  /** While loading stands beside the spinner, in place of the label. */
  loadingLabel?: string;
}

export const Button = (props: ButtonProps) => {
  const { variant, size, loading = false, loadingLabel, type = 'button', className, children, ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      aria-busy={loading || undefined}
      className={cx(buttonStyle(variant, size), className)}
      aria-disabled={loading || undefined}
      onClick={loading ? swallow : rest.onClick}
    >
      {loading && <Spinner className={loadingLabel ? undefined : 'absolute'} />}
      <span className={cx('min-w-0', loading && !loadingLabel && 'opacity-0')}>
        {loading && loadingLabel ? (
          <span key="loading">{loadingLabel}</span>
        ) : (
          <span key="label" className="inline-flex max-w-full items-center justify-center gap-2">
            {children}
          </span>
        )}
      </span>
    </button>
  );
};

// A button that is `disabled` while it works loses the focus.
const swallow = (event: MouseEvent) => event.preventDefault();

export const ButtonLink = ({ variant, size, className, ...rest }: ComponentProps<typeof Link> & Looks) => (
  <Link {...rest} className={cx(buttonStyle(variant, size), className)} />
);
