import { brotliCompressSync } from 'node:zlib';
import lighthouse from 'lighthouse';
import { z } from 'zod';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const summary = z.object({
  items: z.array(z.object({ resourceType: z.string(), transferSize: z.number(), requestCount: z.number() })),
});

export interface Measured {
  /** Of a hundred. */
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** Milliseconds on Lighthouse's simulated phone. */
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Kilobytes as they travel. */
  script: number;
  style: number;
  requests: number;
  /** The audits that took points. */
  complaints: string[];
}

/** Lighthouse's mobile profile on a page, the run of middling performance of three. */
export const measure = async (url: string, port: number): Promise<Measured> => {
  const runs: Measured[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await runOnce(url, port));
  const [, median] = runs.sort((a, b) => a.scores.performance - b.scores.performance);
  if (!median) throw new Error(`${url} was not measured`);
  return median;
};

/** Kilobytes of the stylesheets that a page brings itself, packed as the page is. */
const stylesWithin = async (url: string): Promise<number> => {
  const html = await (await fetch(url)).text();
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style);
  return brotliCompressSync(styles.join('')).length / 1024;
};

const runOnce = async (url: string, port: number): Promise<Measured> => {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] });
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
  const { audits, categories } = result.lhr;
  const numberOf = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const { items } = summary.parse(audits['resource-summary']?.details);
  const kilobytesOf = (type: string) =>
    (items.find(({ resourceType }) => resourceType === type)?.transferSize ?? 0) / 1024;
  const scoreOf = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    firstPaint: numberOf('first-contentful-paint'),
    largestPaint: numberOf('largest-contentful-paint'),
    blocked: numberOf('total-blocking-time'),
    shift: numberOf('cumulative-layout-shift'),
    script: kilobytesOf('script'),
    style: kilobytesOf('stylesheet') + (await stylesWithin(url)),
    requests: items.find(({ resourceType }) => resourceType === 'total')?.requestCount ?? Number.NaN,
    complaints: Object.values(audits).flatMap(({ id, score }) => (score !== null && score < 0.9 ? [id] : [])),
  };
};
