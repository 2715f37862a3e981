import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Names by which a PDF makes its reader do something other than show a page. */
const ACTS = /\/(?:JavaScript|JS|Launch|SubmitForm|ImportData|GoToR|GoToE|OpenAction|AA|RichMedia|EmbeddedFile)\b/g;

/** What a PDF may do in the hands of its reader: follow a link, or anything worse. */
export async function actionsIn(content: Buffer): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  const document = await loading.promise;
  const annotations = await (await document.getPage(1)).getAnnotations();
  const more = [await document.getJSActions(), await document.getOpenAction(), await document.getAttachments()];
  await loading.destroy();
  return [
    ...annotations.map((each) => `${each.subtype}: ${each.unsafeUrl ?? JSON.stringify(each)}`),
    ...more.filter(Boolean).map((each) => JSON.stringify(each)),
    ...(content.toString('latin1').match(ACTS) ?? []),
  ];
}
