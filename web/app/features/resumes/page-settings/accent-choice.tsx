import { ACCENT_COLOURS, ACCENTS, type AccentName } from '@pawsume/contract/page-settings';
import { useId } from 'react';
import { cx } from '~/lib/cx.ts';
import { focusInside } from '~/ui/control-style.ts';

interface Props {
  value: AccentName;
  onChange: (accent: AccentName) => void;
}

/** The colour of a page, by its colours. */
export const AccentChoice = ({ value, onChange }: Props) => {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">Colour</legend>
      <div className="flex flex-wrap gap-2">
        {ACCENTS.map((accent) => (
          <label
            key={accent}
            title={accent}
            className={cx(
              'relative grid size-11 place-items-center rounded-full border-2 border-transparent hover:border-edge has-checked:border-leaf forced-colors:has-checked:border-[Highlight]',
              focusInside,
            )}
          >
            <input
              type="radio"
              name={name}
              aria-label={accent}
              checked={value === accent}
              onChange={() => onChange(accent)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span
              className="size-8 rounded-full forced-color-adjust-none"
              style={{ backgroundColor: ACCENT_COLOURS[accent] }}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
};
