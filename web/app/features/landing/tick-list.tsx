import { Check } from '../../ui/icons.tsx';

interface Props {
  lines: readonly string[];
  className: string;
}

export const TickList = ({ lines, className }: Props) => (
  <ul className={className}>
    {lines.map((line) => (
      <li key={line} className="flex items-start gap-3">
        <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-leaf-tint text-leaf">
          <Check aria-hidden strokeWidth={3} className="size-3.5" />
        </span>
        {line}
      </li>
    ))}
  </ul>
);
