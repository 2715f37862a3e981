const HERE = 'https://here.invalid';

/** `next` if it is a path of this app, else nothing: a link must not send people elsewhere after they log in. */
export const safeNext = (next: string | null): string | null => {
  if (!next?.startsWith('/')) return null;
  const url = URL.parse(next, HERE);
  return url?.origin === HERE ? url.pathname + url.search + url.hash : null;
};
