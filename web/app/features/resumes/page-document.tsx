import { useRef } from 'react';
import { useWidth } from '~/lib/use-width.ts';
import { A4_SHEET } from '~/page/sheet.ts';

/** 210 mm by 297 mm, as many CSS pixels as a browser makes of them. */
const PX_PER_MM = 96 / 25.4;
const A4 = { width: 210 * PX_PER_MM, height: 297 * PX_PER_MM };

/**
 * The page from a server that knows only the specification: a document, drawn at its true size and scaled to the room
 * there is. Nothing in it can run scripts or reach this app.
 */
export const PageDocument = ({ html, title }: { html: string; title: string }) => {
  const sheet = useRef<HTMLDivElement>(null);
  const width = useWidth(sheet);
  return (
    <div ref={sheet} className={A4_SHEET}>
      <iframe
        title={title}
        // There is nothing to do in it.
        tabIndex={-1}
        sandbox=""
        srcDoc={html}
        width={A4.width}
        height={A4.height}
        style={{ ...A4, transform: `scale(${width / A4.width})` }}
        className="pointer-events-none absolute top-0 left-0 max-w-none origin-top-left border-0 bg-white"
      />
    </div>
  );
};
