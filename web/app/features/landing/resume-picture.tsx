import { cx } from '~/lib/cx.ts';
import biscuit from './pictures/biscuit.webp';
import biscuit320 from './pictures/biscuit-320.avif';
import biscuit480 from './pictures/biscuit-480.avif';
import biscuit672 from './pictures/biscuit-672.avif';
import biscuit896 from './pictures/biscuit-896.avif';
import gizmo from './pictures/gizmo.webp';
import gizmo320 from './pictures/gizmo-320.avif';
import gizmo480 from './pictures/gizmo-480.avif';
import gizmo672 from './pictures/gizmo-672.avif';
import gizmo896 from './pictures/gizmo-896.avif';
import sample from './pictures/sample.webp';
import sample320 from './pictures/sample-320.avif';
import sample480 from './pictures/sample-480.avif';
import sample672 from './pictures/sample-672.avif';
import sample896 from './pictures/sample-896.avif';

const WIDTHS = [320, 480, 672, 896];

/** Real pages of the press; `npm run samples` makes them. */
const PICTURES = {
  biscuit: {
    plain: biscuit,
    sources: [biscuit320, biscuit480, biscuit672, biscuit896],
    alt: 'An example: the one-page résumé of Biscuit, a Labrador, with her portrait, facts, what a landlord asks, health, references and contact',
  },
  gizmo: {
    plain: gizmo,
    sources: [gizmo320, gizmo480, gizmo672, gizmo896],
    alt: 'An example: the one-page résumé of Gizmo, a leopard gecko',
  },
  sample: {
    plain: sample,
    sources: [sample320, sample480, sample672, sample896],
    alt: 'The sample: the one-page résumé of Biscuit, a Labrador, under the watermark PREVIEW',
  },
} as const;

interface Props {
  of: keyof typeof PICTURES;
  /** Whether it is seen without scrolling. */
  first?: boolean;
  className?: string;
}

/** A real résumé as a sheet of paper, which stays white in the dark. */
export const ResumePicture = ({ of, first = false, className }: Props) => {
  const { plain, sources, alt } = PICTURES[of];
  return (
    <picture className={cx('block w-full max-w-md', className)}>
      <source
        type="image/avif"
        srcSet={sources.map((source, index) => `${source} ${WIDTHS[index]}w`).join(', ')}
        sizes="(min-width: 30rem) 28rem, calc(100vw - 2rem)"
      />
      <img
        src={plain}
        width={448}
        height={634}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        className="h-auto w-full rounded-2xl bg-white shadow-lifted"
      />
    </picture>
  );
};
