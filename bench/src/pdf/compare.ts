import { openPress } from '@pawsume/server/press/press';
import { medianMs } from '../median.ts';
import type { Comparison } from '../report.ts';
import { openChromium } from './chromium.ts';
import { fullContent } from './content.ts';
import { pdfkit } from './pdfkit.ts';
import { reactPdf } from './react-pdf.ts';

const WARM = 5;
const FASTER_THAN_CHROMIUM = 50;
const FASTER_THAN_REACT_PDF = 2;
const FASTER_THAN_PDFKIT = 2;

/** One page, four engines, one run: each warm, each making a PDF of the same content from start to bytes. */
export const comparePdf = async (): Promise<Comparison[]> => {
  const content = await fullContent();
  const press = openPress({ workers: 1 });
  const ours = await medianMs(() => press.renderPdf(content.page, content.photo), { warm: 4 * WARM, times: 200 });
  await press.close();
  const chromium = await openChromium(content);
  const browser = await medianMs(chromium.render, { warm: WARM, times: 21 });
  await chromium.close();
  const react = await medianMs(() => reactPdf(content), { warm: WARM, times: 41 });
  const kit = await medianMs(() => pdfkit(content), { warm: WARM, times: 41 });
  return [
    faster(`headless Chromium ${chromium.version}`, { ours, theirs: browser, atLeast: FASTER_THAN_CHROMIUM }),
    faster('@react-pdf/renderer', { ours, theirs: react, atLeast: FASTER_THAN_REACT_PDF }),
    faster('pdfkit', { ours, theirs: kit, atLeast: FASTER_THAN_PDFKIT }),
  ];
};

const faster = (
  peer: string,
  { ours, theirs, atLeast }: { ours: number; theirs: number; atLeast: number },
): Comparison => ({
  what: `PDF of the full fixture, Typst against ${peer}`,
  ours: `${ours.toFixed(2)} ms`,
  theirs: `${theirs.toFixed(2)} ms`,
  ratio: theirs / ours,
  bound: `at least ${atLeast}× faster`,
  holds: theirs / ours >= atLeast,
});
