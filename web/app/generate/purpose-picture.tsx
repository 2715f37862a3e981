import type { Purpose } from '@pawsume/contract/page-settings';
import type { ReactNode } from 'react';
import { Plane } from '../ui/icons.tsx';

/** A small sheet that shows what stands first on the page of a purpose. */
export const PurposePicture = ({ purpose }: { purpose: Purpose }) => (
  <svg viewBox="0 0 84 108" aria-hidden className="pointer-events-none h-full w-auto shrink-0 drop-shadow-sm">
    <rect width="84" height="108" rx="6" className="fill-white stroke-line" />
    {SHEETS[purpose]}
  </svg>
);

const Band = ({ height }: { height: number }) => (
  <path d={`M0 6a6 6 0 0 1 6-6h72a6 6 0 0 1 6 6v${height}H0z`} className="fill-[#f6ecdc]" />
);

const Photo = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <>
    <circle cx={x} cy={y} r={r} className="fill-[#f8cf86]" />
    <path
      d={`M${x - r * 0.5} ${y + r * 0.35}a${r * 0.5} ${r * 0.42} 0 0 1 ${r} 0a${r * 0.5} ${r * 0.3} 0 0 1 ${-r} 0`}
      className="fill-[#1f5b45]"
    />
    {[-0.52, -0.2, 0.2, 0.52].map((dx, at) => (
      <circle
        key={dx}
        cx={x + dx * r}
        cy={y - r * (at === 0 || at === 3 ? 0.08 : 0.38)}
        r={r * 0.15}
        className="fill-[#1f5b45]"
      />
    ))}
  </>
);

const Line = ({ x, y, width, strong = false }: { x: number; y: number; width: number; strong?: boolean }) => (
  <rect
    x={x}
    y={y}
    width={width}
    height={strong ? 4 : 2.6}
    rx="1.3"
    className={strong ? 'fill-[#1f5b45]' : 'fill-[#cfd6d0]'}
  />
);

const Lines = ({ x, y, widths }: { x: number; y: number; widths: readonly number[] }) =>
  widths
    .map((width, at) => ({ width, top: y + 5.4 * at }))
    .map(({ width, top }) => <Line key={top} x={x} y={top} width={width} />);

const Tick = ({ x, y }: { x: number; y: number }) => (
  <path d={`M${x} ${y}l2 2l3.6-4`} className="fill-none stroke-[#1f5b45] stroke-[1.8]" />
);

const SHEETS: Record<Purpose, ReactNode> = {
  Renting: (
    <>
      <Band height={28} />
      <Photo x={19} y={18} r={11} />
      <Line x={36} y={11} width={30} strong />
      <Lines x={36} y={19} widths={[38, 28]} />
      <Line x={8} y={42} width={26} strong />
      {[51, 59, 67].map((y) => (
        <g key={y}>
          <Tick x={8} y={y} />
          <Line x={18} y={y - 1.6} width={30} />
        </g>
      ))}
      <rect x={54} y={41} width={24} height={34} rx={3} className="fill-[#f6ecdc]" />
      <Lines x={58} y={46} widths={[16, 12, 16, 10]} />
      <Lines x={8} y={78} widths={[66, 60]} />
      <rect y={94} width={84} height={14} className="fill-[#1f5b45]" />
    </>
  ),
  Rehoming: (
    <>
      <Band height={48} />
      <Photo x={42} y={24} r={18} />
      <Line x={22} y={47} width={40} strong />
      <path d="M42 74c-9-6-13-10-8-14c4-3 7 1 8 3c1-2 4-6 8-3c5 4 1 8-8 14z" className="fill-[#e9a13b]" />
      <Lines x={10} y={79} widths={[64, 58, 62, 40]} />
    </>
  ),
  Travel: (
    <>
      <Band height={18} />
      <Photo x={16} y={13} r={8} />
      <Line x={30} y={10} width={34} strong />
      {[32, 42, 52, 62].map((y) => (
        <g key={y}>
          <rect x={8} y={y} width={68} height={8} rx={1.5} className="fill-[#f3f5f1]" />
          <Line x={11} y={y + 2.7} width={16} />
          <Line x={34} y={y + 2.7} width={y === 42 ? 36 : 28} />
        </g>
      ))}
      <Plane x={30} y={76} width={24} height={24} className="fill-[#1f5b45] stroke-[#1f5b45] stroke-1" />
    </>
  ),
  Sitter: (
    <>
      <Band height={18} />
      <Photo x={16} y={13} r={8} />
      <Line x={30} y={10} width={30} strong />
      <path d="M16 36v50" className="stroke-[#1f5b45] stroke-[1.6]" />
      {[36, 52, 68, 84].map((y) => (
        <g key={y}>
          <circle cx={16} cy={y} r={4} className="fill-white stroke-[#1f5b45] stroke-[1.8]" />
          <path d={`M16 ${y - 2}v2h1.600`} className="fill-none stroke-[#1f5b45] stroke-[1]" />
          <Lines x={26} y={y - 3.8} widths={[y % 3 === 0 ? 46 : 38, 30]} />
        </g>
      ))}
      <rect x={58} y={90} width={20} height={11} rx={2.5} className="fill-[#fbe3e1]" />
      <path d="M68 92.500v6M65 95.500h6" className="stroke-[#b3392f] stroke-2" />
    </>
  ),
  'Just because': (
    <>
      <Photo x={42} y={34} r={25} />
      {[
        [12, 14],
        [72, 20],
        [16, 62],
        [69, 60],
      ].map(([x = 0, y = 0]) => (
        <path
          key={x}
          d={`M${x} ${y - 5}l1.500 3.500l3.500 .3l-2.700 2.400l.9 3.600l-3.200-2l-3.200 2l.9-3.600l-2.700-2.400l3.500-.3z`}
          className="fill-[#e9a13b]"
        />
      ))}
      <Line x={20} y={70} width={44} strong />
      <Lines x={12} y={80} widths={[60, 54, 58, 30]} />
    </>
  ),
};
