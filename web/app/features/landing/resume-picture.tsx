import { cx } from '~/lib/cx.ts';

/** Real pages of the press; `npm run samples` makes them. */
const FILES = import.meta.glob<string>('./pictures/*.{avif,webp}', { eager: true, query: '?url', import: 'default' });
const WIDTHS = [320, 480, 672, 896];

const ALT = {
  biscuit:
    'An example: the one-page résumé of Biscuit, a Labrador, with her portrait, facts, what a landlord asks, health, references and contact',
  rufus: 'An example for adopters: the one-page résumé of Rufus, a Border Collie mix, and whom he is good with',
  zoe: 'An example for an airline: the one-page résumé of Zoë, a cat, with what identifies her and her health',
  gizmo: 'An example for a sitter: the care sheet of Gizmo, a leopard gecko, with feeding, enclosure and vet',
  bubbles: 'An example just because: the story of Sir Bubbles, a goldfish, on one page',
  sample: 'The sample: the one-page résumé of Biscuit, a Labrador, under the watermark PREVIEW',
} as const;

export type SamplePage = keyof typeof ALT;

interface Props {
  of: SamplePage;
  /** Whether it is seen without scrolling. */
  first?: boolean;
  className?: string;
}

/** A real résumé as a sheet of paper, which stays white in the dark. */
export const ResumePicture = ({ of, first = false, className }: Props) => (
  <picture className={cx('block w-full max-w-md', className)}>
    <source
      type="image/avif"
      srcSet={WIDTHS.map((width) => `${FILES[`./pictures/${of}-${width}.avif`]} ${width}w`).join(', ')}
      sizes="(min-width: 30rem) 28rem, calc(100vw - 2rem)"
    />
    <img
      src={FILES[`./pictures/${of}.webp`]}
      width={448}
      height={634}
      alt={ALT[of]}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className="h-auto w-full rounded-2xl bg-white shadow-lifted"
    />
  </picture>
);
