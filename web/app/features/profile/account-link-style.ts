export const accountLinkStyle =
  'inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold text-ink hover:bg-leaf-tint';
