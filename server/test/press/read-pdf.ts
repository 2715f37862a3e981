import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  pages: number;
  /** In points. */
  size: { width: number; height: number };
  text: string;
  /** What is written at one go, and where, in points from the left and the lower edge. */
  pieces: { text: string; left: number; right: number; bottom: number }[];
  title: string;
  language: string | null;
  metadata: string;
  /** The structure tree as `role` or `role: text` lines, in reading order. */
  structure: string[];
  /** Alternative texts, in reading order. */
  alternatives: string[];
}

interface PdfNode {
  role?: string;
  alt?: string;
  type?: string;
  id?: string;
  children?: PdfNode[];
}

/** Breaking hints for long words and the spaces of line ends are no part of what was said. */
export const plain = (text: string): string => text.replaceAll('\u200b', '').replaceAll(/\s+/gu, ' ').trim();

/** Opens a PDF the way a reader does. */
export const readPdf = async (pdf: Buffer): Promise<ReadPdf> => {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const page = await document.getPage(1);
  const view = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const { info, metadata } = await document.getMetadata();
  const tree: PdfNode | null = await page.getStructTree();
  const texts = textById(items);
  const nodes = tree ? flatten(tree) : [];
  const read: ReadPdf = {
    pages: document.numPages,
    size: { width: view.width, height: view.height },
    text: plain(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')),
    pieces: items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , , left, bottom] = item.transform;
      return [{ text: item.str, left, right: left + item.width, bottom }];
    }),
    title: 'Title' in info ? String(info.Title) : '',
    language: 'Language' in info ? String(info.Language) : null,
    metadata: metadata?.getRaw() ?? '',
    structure: nodes.filter(({ role }) => role).map((node) => `${node.role}: ${plain(textUnder(node, texts))}`),
    alternatives: nodes.map(({ alt }) => alt).filter((alt) => alt !== undefined),
  };
  await task.destroy();
  return read;
};

const flatten = (node: PdfNode): PdfNode[] => [node, ...(node.children ?? []).flatMap(flatten)];

type Items = Awaited<
  ReturnType<Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>['getTextContent']>
>['items'];

/** Text of each marked piece of content, under the id by which the structure tree refers to it. */
const textById = (items: Items): Map<string, string> => {
  const texts = new Map<string, string>();
  const open: (string | null)[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((candidate) => candidate !== null);
      if (id) texts.set(id, (texts.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''));
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? null);
  }
  return texts;
};

const textUnder = (node: PdfNode, texts: Map<string, string>): string =>
  node.type === 'content' && node.id
    ? (texts.get(node.id) ?? '')
    : (node.children ?? []).map((child) => textUnder(child, texts)).join('');
