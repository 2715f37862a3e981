import { useRef, useState } from 'react';
import { Check, Copy } from '../../ui/icons.tsx';

/** A value to look for elsewhere. One click copies it, or selects it where the browser does not let pages copy. */
export const Copyable = ({ value, label }: { value: string; label: string }) => {
  const text = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<'Copied' | 'Selected' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('Copied');
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setOutcome('Selected');
    }
  };
  const Icon = outcome === 'Copied' ? Check : Copy;
  return (
    <span className="flex items-center gap-2">
      <code ref={text} className="min-w-0 font-mono text-[0.9375rem] wrap-anywhere">
        {value}
      </code>
      <button
        type="button"
        onClick={copy}
        className="grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-leaf-tint hover:text-ink"
      >
        <Icon aria-hidden className="size-4.5" />
        <span className="sr-only">Copy {label}</span>
      </button>
      <span role="status" className="sr-only">
        {outcome}
      </span>
    </span>
  );
};
