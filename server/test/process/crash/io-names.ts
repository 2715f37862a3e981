/** A statement without its details, such as `update payments`. */
export const nameOfStatement = (statement: unknown): string => {
  const isObject = typeof statement === 'object' && statement !== null && 'text' in statement;
  const text = String(isObject ? statement.text : statement)
    .trim()
    .toLowerCase();
  const verb = /^\w+/.exec(text)?.[0] ?? '';
  const table = /(?:from|into|update) "?(\w+)/.exec(text)?.[1];
  const isLock = verb === 'select' && text.endsWith('for update');
  return [isLock ? 'lock' : verb, table].filter(Boolean).join(' ');
};

/** A call to a provider without its ids, such as `POST /v2/checkout/orders/:id/capture`. */
export const nameOfCall = (address: unknown, { method = 'GET' }: RequestInit = {}): string => {
  const { pathname } = new URL(String(address));
  return `${method} ${pathname.replaceAll(/\/(cs_\w+|[A-Z0-9]{13,})/g, '/:id')}`;
};

const ASKS_ONLY = ['POST /v1/oauth2/token', 'POST /v1/notifications/verify-webhook-signature'];

/** Whether something may be otherwise after it, here, at a provider, or for who asked. */
export const mayChange = (name: string): boolean => /^(?:insert|update|delete|commit|GET|POST|answer)\b/.test(name);

/** Whether it changes something at a provider. */
export const changesProvider = (name: string): boolean => name.startsWith('POST ') && !ASKS_ONLY.includes(name);
