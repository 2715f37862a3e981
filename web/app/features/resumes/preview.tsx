import { useRef, useState } from 'react';
import { cx } from '~/lib/cx.ts';
import { useWidth } from '~/lib/use-width.ts';
import { A4_SHEET } from './a4.ts';

/** 210 mm by 297 mm, as many CSS pixels as a browser makes of them. */
const PX_PER_MM = 96 / 25.4;
const A4 = { width: 210 * PX_PER_MM, height: 297 * PX_PER_MM };

/**
 * The page exactly as it will print, drawn at its true size and scaled to the room there is. Nothing in it can run
 * scripts or reach this app. Where another page takes its place, it stays until that one is there.
 */
export const Preview = ({ html, title }: { html: string; title: string }) => {
  const sheet = useRef<HTMLDivElement>(null);
  const width = useWidth(sheet);
  const [shown, setShown] = useState(html);
  const pages = shown === html ? [html] : [shown, html];
  return (
    <div ref={sheet} className={A4_SHEET}>
      {pages.map((page) => (
        <iframe
          key={page}
          title={title}
          // There is nothing to do in it.
          tabIndex={-1}
          sandbox=""
          srcDoc={page}
          width={A4.width}
          height={A4.height}
          style={{ ...A4, transform: `scale(${width / A4.width})` }}
          onLoad={() => page === html && setShown(page)}
          aria-hidden={page !== html || undefined}
          className={cx(
            'pointer-events-none absolute top-0 left-0 max-w-none origin-top-left border-0 bg-white',
            page === html && page !== shown && 'opacity-0',
          )}
        />
      ))}
    </div>
  );
};
