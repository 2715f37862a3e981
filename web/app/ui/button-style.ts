import { cx } from '~/lib/cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'ai' | 'on-dark';
export type ButtonSize = 'normal' | 'large';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-leaf bg-leaf text-on-leaf hover:border-leaf-strong hover:bg-leaf-strong',
  secondary: 'border-leaf bg-transparent text-leaf hover:bg-leaf-tint',
  ghost: 'border-transparent bg-transparent text-ink hover:bg-leaf-tint',
  danger: 'border-rose bg-rose text-on-rose hover:border-rose-strong hover:bg-rose-strong',
  ai: 'border-ai bg-ai text-on-leaf hover:border-ai-strong hover:bg-ai-strong',
  'on-dark': 'border-marigold bg-marigold text-night hover:border-white hover:bg-white',
};

const SIZES: Record<ButtonSize, string> = {
  normal: 'min-h-11 px-5 py-2',
  large: 'min-h-13 px-7 py-3 text-lg',
};

/** The looks of a button, for buttons and links alike. */
export const buttonStyle = (variant: ButtonVariant = 'primary', size: ButtonSize = 'normal'): string =>
  cx(
    'relative inline-flex max-w-full items-center justify-center gap-2 rounded-full border-2 text-center font-semibold',
    'leading-tight transition-colors disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    VARIANTS[variant],
    SIZES[size],
  );
