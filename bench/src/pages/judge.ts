import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@pawsume/server/test/harness/spawn-server';
import { run } from '../running.ts';
import { type Measured, measure } from './measure.ts';
import { openBrowser } from './open-browser.ts';

const PRODUCT = fileURLToPath(import.meta.resolve('@pawsume/server/main'));
const PAGES = ['/', '/login', '/download'];

const FASTEST = 95;
const PERFECT = 100;
/** What the landing page may make a phone load, in kilobytes as they travel. */
const SCRIPT_BUDGET = 130;
const STYLE_BUDGET = 15;

/** Measures the public pages, prints a table, and says whether every bound holds. */
export const judgePages = async (): Promise<boolean> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pawsume-bench-'));
  const product = await run(PRODUCT, { DATA_DIR: dataDir, PORT: String(await freePort()) });
  try {
    let allHold = true;
    process.stdout.write(`\n${HEADINGS.join('  ')}\n`);
    for (const page of PAGES) {
      const measured = await inBrowser((port) => measure(product.url + page, port));
      const missed = missedBy(page, measured);
      allHold &&= missed.length === 0;
      process.stdout.write(
        `${lineOf(page, measured)}  ${missed.length === 0 ? 'ok' : `SHORT: ${missed.join(', ')}`}\n`,
      );
      if (missed.length > 0) process.stdout.write(`  look at ${measured.complaints.join(', ')}\n`);
    }
    return allHold;
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

/** A browser of its own for each page: one that has shown several now and then closes a tab on Lighthouse. */
const inBrowser = async <T>(work: (port: number) => Promise<T>): Promise<T> => {
  const browser = await openBrowser();
  try {
    return await work(browser.port);
  } finally {
    await browser.close();
  }
};

const missedBy = (page: string, { scores, shift, script, style }: Measured): string[] => {
  const bounds: [string, boolean][] = [
    ['performance', scores.performance >= FASTEST],
    ['accessibility', scores.accessibility === PERFECT],
    ['best practices', scores['best-practices'] === PERFECT],
    ['SEO', scores.seo === PERFECT],
    ['layout shift', shift === 0],
    ['JavaScript', page !== '/' || script <= SCRIPT_BUDGET],
    ['CSS', page !== '/' || style <= STYLE_BUDGET],
  ];
  return bounds.flatMap(([name, holds]) => (holds ? [] : [name]));
};

const HEADINGS = [
  'page     ',
  'perf',
  'a11y',
  'best',
  ' seo',
  '  FCP ms',
  '  LCP ms',
  'TBT ms',
  'CLS  ',
  ' JS KB',
  'CSS KB',
  'requests',
];

const lineOf = (page: string, { scores, ...rest }: Measured): string =>
  [
    page,
    scores.performance,
    scores.accessibility,
    scores['best-practices'],
    scores.seo,
    Math.round(rest.firstPaint),
    Math.round(rest.largestPaint),
    Math.round(rest.blocked),
    rest.shift.toFixed(3),
    rest.script.toFixed(1),
    rest.style.toFixed(1),
    rest.requests,
  ]
    .map((value, column) => {
      const width = HEADINGS[column]?.length ?? 0;
      return column === 0 ? String(value).padEnd(width) : String(value).padStart(width);
    })
    .join('  ');
