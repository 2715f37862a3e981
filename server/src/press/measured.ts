import type { Measures, PageKind } from '#lib/measures';
import { timed } from '#lib/timed';
import type { Press } from './press.ts';
import { PressError } from './press-error.ts';

/**
 * The same press, which reports each page: how long whoever asked for it waited, and whether it was `made` or what was wrong,
 * as PressError names it.
 */
export const measured = (press: Press, measures: Pick<Measures, 'page' | 'span'>): Press => {
  const measure = <T>(kind: PageKind, work: () => Promise<T>): Promise<T> =>
    timed(
      () => measures.span({ name: 'page', attributes: { kind } }, work),
      (ended, seconds) => measures.page({ kind, outcome: 'error' in ended ? faultOf(ended.error) : 'made' }, seconds),
    );
  return {
    ...press,
    renderMarkedPdf: (...given) => measure('pdf', () => press.renderMarkedPdf(...given)),
    renderPdf: (...given) => measure('pdf', () => press.renderPdf(...given)),
    renderPreview: (...given) => measure('preview', () => press.renderPreview(...given)),
    renderDraft: (...given) => measure('draft', () => press.renderDraft(...given)),
  };
};

const faultOf = (error: unknown): string => (error instanceof PressError ? error.fault : 'failed');
