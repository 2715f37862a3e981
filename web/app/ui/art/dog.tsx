/** Biscuit, a Labrador mix. Drawn for the 200 by 200 window of Portrait. */
export const Dog = () => (
  <g>
    <path d="M52 200c2-34 22-48 48-48s46 14 48 48Z" fill="#e2b071" />
    <path d="M82 200c0-26 6-42 18-42s18 16 18 42Z" fill="#f6e3c8" />
    <path d="M58 76c-18 4-24 28-22 46s10 24 18 20 14-26 14-44-2-24-10-22Z" fill="#b9793a" />
    <path d="M142 76c18 4 24 28 22 46s-10 24-18 20-14-26-14-44 2-24 10-22Z" fill="#b9793a" />
    <path d="M100 46c30 0 46 22 46 50 0 34-20 58-46 58s-46-24-46-58c0-28 16-50 46-50Z" fill="#e2b071" />
    <path
      d="M100 46c9 0 11 16 11 32 0 14 20 26 20 46 0 18-14 30-31 30s-31-12-31-30c0-20 20-32 20-46 0-16 2-32 11-32Z"
      fill="#f6e3c8"
    />
    <Eyes />
    <path d="M88 110c0-7 24-7 24 0 0 6-7 11-12 11s-12-5-12-11Z" fill="#2b211b" />
    <path
      d="M100 121v8m0 0c-4 7-14 7-17 1m17-1c4 7 14 7 17 1"
      fill="none"
      stroke="#2b211b"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path d="M92 134c2 3 14 3 16 0 1 10-3 14-8 14s-9-4-8-14Z" fill="#e58c8a" />
    <path d="M66 154c10 12 58 12 68 0l3 9c-12 14-62 14-74 0Z" fill="#1f5b45" />
    <circle cx="100" cy="176" r="8" fill="#f2a33a" />
  </g>
);

const Eyes = () => (
  <g fill="#2b211b">
    <circle cx="78" cy="92" r="7.5" />
    <circle cx="122" cy="92" r="7.5" />
    <g fill="#fff">
      <circle cx="80.5" cy="89.5" r="2.4" />
      <circle cx="124.5" cy="89.5" r="2.4" />
    </g>
  </g>
);
