import { API_BASE, type Call } from '@pawsume/contract/call';

export interface Parts {
  params?: Record<string, string | number> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  file?: File | undefined;
}

/** The address of a call, for `send` and for plain links such as the one to Google. */
export const addressOf = (call: Call, { params = {}, query = {} }: Parts = {}): string => {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return API_BASE + path + (given.length > 0 ? `?${search}` : '');
};

const multipart = (field: string, { body, file }: Parts): FormData => {
  const form = new FormData();
  for (const [key, value] of Object.entries(body ?? {})) {
    if (value !== undefined) form.append(key, value === null ? '' : String(value));
  }
  if (file) form.append(field, file, file.name);
  return form;
};

/** The body as it travels; a call with a file part travels as a form, all others as JSON. */
export const bodyOf = (call: Call, parts: Parts): { body?: BodyInit; headers?: Record<string, string> } => {
  if (call.file) return { body: multipart(call.file.field, parts) };
  if (parts.body === undefined || parts.body === null) return {};
  return { body: JSON.stringify(parts.body), headers: { 'content-type': 'application/json' } };
};
