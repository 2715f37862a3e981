import { DESIGNS, type DesignName, PAPER_SIZES, type PageSettings } from '@pawsume/contract/page-settings';
import { useId } from 'react';
import { cx } from '~/lib/cx.ts';
import { useObjectUrl } from '~/lib/use-object-url.ts';
import { focusInside } from '~/ui/control-style.ts';
import { Skeleton } from '~/ui/skeleton.tsx';
import { useDesignPictures } from './use-design-pictures.ts';

interface Props {
  resumeId: number;
  settings: PageSettings;
  /** As the server has them: what the pictures show. */
  stored: PageSettings;
  preview: Promise<unknown>;
  onChange: (design: DesignName) => void;
}

/** The design of a page, by the page itself in each. */
export const DesignChoice = ({ resumeId, settings, stored, preview, onChange }: Props) => {
  const name = useId();
  const pictures = useDesignPictures(resumeId, stored, preview);
  const { width, height } = PAPER_SIZES[stored.paper];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">Design</legend>
      <div className="grid grid-cols-3 gap-2">
        {DESIGNS.map((design) => (
          <label
            key={design}
            className={cx(
              'relative grid gap-1.5 rounded-xl border-2 border-transparent p-1.5 text-center hover:border-edge has-checked:border-leaf has-checked:bg-leaf-tint forced-colors:has-checked:border-[Highlight]',
              focusInside,
            )}
          >
            <input
              type="radio"
              name={name}
              checked={settings.design === design}
              onChange={() => onChange(design)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span
              className="pointer-events-none overflow-hidden rounded-md bg-white shadow-card"
              style={{ aspectRatio: width / height }}
            >
              <Picture picture={pictures[design] ?? null} />
            </span>
            <span className="pointer-events-none text-[0.9375rem] font-semibold">{design}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

const Picture = ({ picture }: { picture: Blob | null }) => {
  const url = useObjectUrl(picture);
  return url ? <img src={url} alt="" className="block size-full" /> : <Skeleton className="size-full" />;
};
