import { messages } from '@pawsume/contract/messages';
import { PURPOSES, type Purpose } from '@pawsume/contract/page-settings';
import { useId } from 'react';
import { cx } from '~/lib/cx.ts';
import { focusInside } from '~/ui/control-style.ts';
import { Check } from '../ui/icons.tsx';
import { PurposePicture } from './purpose-picture.tsx';

interface Props {
  value: Purpose;
  disabled?: boolean;
  onChange: (purpose: Purpose) => void;
}

/** Whom the page is for, with a picture of each. */
export const PurposeChoice = ({ value, disabled = false, onChange }: Props) => {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="mb-2 font-semibold">{messages.page.whoIsItFor}</legend>
      <div className="grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] sm:gap-3">
        {PURPOSES.map((purpose) => (
          <label key={purpose} className={CARD}>
            <input
              type="radio"
              name={name}
              value={purpose}
              checked={value === purpose}
              onChange={() => onChange(purpose)}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {/* A reader's own colours replace the tint. */}
            <Check
              aria-hidden
              strokeWidth={3}
              className="absolute top-2 right-2 hidden size-5 forced-colors:peer-checked:block"
            />
            <span className="h-14 sm:h-24">
              <PurposePicture purpose={purpose} />
            </span>
            <span className="grid sm:text-center">
              <span className="font-semibold">{purpose}</span>
              <span className="text-sm text-soft">{messages.page.purposes[purpose]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

const CARD = cx(
  'relative flex items-center gap-4 rounded-2xl border-2 border-edge/60 bg-surface px-3 py-2 transition-colors hover:border-ink',
  'has-checked:border-leaf has-checked:bg-leaf-tint forced-colors:has-checked:border-[Highlight] has-disabled:opacity-60',
  'sm:flex-col sm:justify-start sm:gap-3 sm:px-2 sm:py-4',
  focusInside,
);
