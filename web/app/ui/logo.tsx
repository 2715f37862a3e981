/** The paw and the name beside it. The name is given: the brand stands in the contract. */
export const Logo = ({ name, nameClass }: { name: string; nameClass?: string }) => (
  <span className="inline-flex min-h-11 min-w-11 shrink-0 items-center gap-2.5 font-display text-2xl font-semibold text-leaf">
    <Paw className="size-7 shrink-0" />
    <span className={nameClass}>{name}</span>
  </span>
);

export const Paw = ({ className }: { className?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 32 32" fill="currentColor" className={className}>
    <ellipse cx="5.6" cy="14.4" rx="3.1" ry="4.1" transform="rotate(-24 5.6 14.4)" />
    <ellipse cx="12" cy="7.6" rx="3.3" ry="4.6" transform="rotate(-6 12 7.6)" />
    <ellipse cx="20" cy="7.6" rx="3.3" ry="4.6" transform="rotate(6 20 7.6)" />
    <ellipse cx="26.4" cy="14.4" rx="3.1" ry="4.1" transform="rotate(24 26.4 14.4)" />
    <path d="M16 14.2c4.2 0 8.9 5.6 8.9 10 0 3-2.2 4.6-4.6 4.6-1.7 0-2.6-.8-4.3-.8s-2.6.8-4.3.8c-2.4 0-4.6-1.6-4.6-4.6 0-4.4 4.7-10 8.9-10Z" />
  </svg>
);
