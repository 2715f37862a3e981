import { encode } from 'uqr';

const QUIET = 4;

interface Props {
  text: string;
  /** What a person who sees no picture is told. */
  label: string;
}

/** Dark on light in either colour scheme: cameras read it so. */
export const QrCode = ({ text, label }: Props) => {
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const side = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-2xl bg-white"
    >
      <path d={dark.join('')} fill="#000000" />
    </svg>
  );
};
