import type { Icon } from '../../ui/icons.tsx';

interface Props {
  Icon: Icon;
  label: string;
  /** The element that names the user. */
  describedBy: string;
  onClick: () => void;
}

/** An action on one user of the list, as an icon. */
export const RowButton = ({ Icon, label, describedBy, onClick }: Props) => (
  <button
    type="button"
    title={label}
    aria-describedby={describedBy}
    onClick={onClick}
    className="grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-leaf-tint hover:text-ink"
  >
    <Icon aria-hidden className="size-5" />
    <span className="sr-only">{label}</span>
  </button>
);
