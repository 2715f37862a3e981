import { API_BASE, type Call } from '@pawsume/contract/call';
import { expect, type Page } from '@playwright/test';

interface Upload {
  params?: Record<string, string>;
  fields?: Record<string, string>;
  fileName: string;
  jpeg: Buffer;
}

/** Sends a picture from the page, as the person logged in there, under a name that no screen would give it. */
export async function upload(page: Page, call: Call, { params = {}, fields = {}, fileName, jpeg }: Upload) {
  const path = API_BASE + call.path.replaceAll(/:(\w+)/g, (_match, name: string) => params[name] ?? '');
  const status = await page.evaluate(
    async ({ path, method, field, fields, fileName, base64 }) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append(field, new File([Uint8Array.fromBase64(base64)], fileName, { type: 'image/jpeg' }));
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
      return (await fetch(path, { method, headers, body: form })).status;
    },
    {
      path,
      method: call.method,
      field: call.file?.field ?? '',
      fields,
      fileName,
      base64: jpeg.toString('base64'),
    },
  );
  expect(status, `${call.method} ${call.path}`).toBe(call.status);
}
