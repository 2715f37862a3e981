import { CircleAlert } from './icons.tsx';

interface Props {
  id: string;
  /** True where the focus does not move to the field: the error is then announced when it appears. */
  announced?: boolean;
  children: string | undefined;
}

export const FieldError = ({ id, announced = false, children }: Props) =>
  children ? (
    <p
      id={id}
      role={announced ? 'alert' : undefined}
      className="flex items-start gap-1.5 text-[0.9375rem] font-semibold text-rose"
    >
      <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  ) : null;
