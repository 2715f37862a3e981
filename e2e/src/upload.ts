import { API_BASE, type Call } from '@pawsume/contract/call';
import { expect, type Page } from '@playwright/test';

interface Upload {
  params?: Record<string, string>;
  fields?: Record<string, string>;
  fileName: string;
  bytes: Buffer;
}

/**
 * Sends a file from the page, as the person logged in there, under a name that no screen would give it. Returns the
 * texts that went out, which a request with a file in it does not tell Playwright.
 */
export async function upload(
  page: Page,
  call: Call,
  { params = {}, fields = {}, fileName, bytes }: Upload,
): Promise<[string, string][]> {
  const path = API_BASE + call.path.replaceAll(/:(\w+)/g, (_match, name: string) => params[name] ?? '');
  const { status, texts } = await page.evaluate(
    async ({ path, method, field, fields, fileName, base64 }) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append(field, new File([Uint8Array.fromBase64(base64)], fileName, { type: 'image/jpeg' }));
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
      const { status } = await fetch(path, { method, headers, body: form });
      const texts = [...form].map(([name, value]): [string, string] => [
        name,
        value instanceof File ? value.name : value,
      ]);
      return { status, texts };
    },
    {
      path,
      method: call.method,
      field: call.file?.field ?? '',
      fields,
      fileName,
      base64: bytes.toString('base64'),
    },
  );
  expect(status, `${call.method} ${call.path}`).toBe(call.status);
  return texts;
}
