import { CircleAlert } from 'lucide-react';

export const FieldError = ({ id, children }: { id: string; children: string | undefined }) =>
  children ? (
    <p id={id} className="flex items-start gap-1.5 text-[0.9375rem] font-semibold text-rose">
      <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
      {children}
    </p>
  ) : null;
