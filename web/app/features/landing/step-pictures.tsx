import type { CSSProperties, ReactNode } from 'react';

/** A form that is filled in, sentences that are written, and the page that comes of it, while one scrolls past. */
export const FormPicture = () => (
  <Picture>
    <rect x="8" y="6" width="104" height="84" rx="8" className="fill-white stroke-[#e8e1d3]" />
    {[18, 42, 66].map((y, row) => (
      <g key={y}>
        <rect x="18" y={y} width="22" height="3" rx="1.5" className="fill-[#b9c4bc]" />
        <rect x="18" y={y + 6} width="84" height="11" rx="3.5" className="fill-[#fbf7f0] stroke-[#d9d2c3]" />
        <Writing x={23} y={y + 10} width={[46, 62, 34][row] ?? 40} at={row} />
      </g>
    ))}
  </Picture>
);

export const WritingPicture = () => (
  <Picture>
    <rect x="22" y="4" width="76" height="88" rx="5" className="fill-white stroke-[#e8e1d3]" />
    <Writing x={31} y={14} width={34} at={3} strong />
    {[26, 33, 40, 47, 54].map((y, row) => (
      <Writing key={y} x={31} y={y} width={[58, 52, 58, 48, 30][row] ?? 50} at={4 + row} />
    ))}
    <g className="rises" style={at(9)}>
      <path d="M84 70l3 7 7 3-7 3-3 7-3-7-7-3 7-3z" className="fill-[#f2a33a]" />
    </g>
  </Picture>
);

export const PagePicture = () => (
  <Picture>
    <g className="rises" style={at(10)}>
      <rect x="22" y="4" width="76" height="88" rx="5" className="fill-white stroke-[#e8e1d3]" />
      <path d="M22 9a5 5 0 0 1 5-5h66a5 5 0 0 1 5 5v24H22z" className="fill-[#f6ecdc]" />
      <circle cx="37" cy="19" r="10" className="fill-[#f8cf86]" />
      <path d="M31 22a6 5 0 0 1 12 0a6 3.6 0 0 1-12 0" className="fill-[#1f5b45]" />
      <path d="M22 80h76v7a5 5 0 0 1-5 5H27a5 5 0 0 1-5-5z" className="fill-[#1f5b45]" />
    </g>
    <Writing x={52} y={14} width={28} at={11} strong />
    <Writing x={52} y={22} width={38} at={11} />
    {[40, 47, 54, 61, 68].map((y, row) => (
      <Writing key={y} x={30} y={y} width={[36, 34, 36, 30, 22][row] ?? 30} at={12 + row} />
    ))}
    <g className="rises" style={at(14)}>
      <rect x="72" y="38" width="20" height="34" rx="3" className="fill-[#e3eee7]" />
    </g>
  </Picture>
);

const Picture = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 120 96" aria-hidden className="scene h-20 w-25 shrink-0 drop-shadow-sm lg:h-36 lg:w-45">
    {children}
  </svg>
);

/** A line of text that is written once it is its turn. */
const Writing = (line: { x: number; y: number; width: number; at: number; strong?: boolean }) => (
  <rect
    x={line.x}
    y={line.y}
    width={line.width}
    height={line.strong ? 5 : 3}
    rx="1.5"
    className={line.strong ? 'writes fill-[#1f5b45]' : 'writes fill-[#9fb0a5]'}
    style={at(line.at)}
  />
);

const at = (turn: number) => ({ '--turn': turn }) as CSSProperties;
