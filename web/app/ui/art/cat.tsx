/** Miso, a grey cat. Drawn for the 200 by 200 window of Portrait. */
export const Cat = () => (
  <g>
    <path d="M54 200c2-32 20-46 46-46s44 14 46 46Z" fill="#7d8794" />
    <path d="M84 200c0-22 6-36 16-36s16 14 16 36Z" fill="#eef0f1" />
    <path d="M54 98 50 42c0-5 4-7 8-4l32 24Zm92 0 4-56c0-5-4-7-8-4l-32 24Z" fill="#7d8794" />
    <path d="m60 78-3-26 19 15Zm80 0 3-26-19 15Z" fill="#f0b7ac" />
    <path d="M100 56c32 0 52 22 52 50s-22 50-52 50-52-22-52-50 20-50 52-50Z" fill="#7d8794" />
    <path d="M92 57h16l-3 22h-10Zm-18 4 10-3 2 17-6 2Zm52 0-10-3-2 17 6 2Z" fill="#5b6470" />
    <path d="M100 106c20 0 30 11 30 24 0 15-12 26-30 26s-30-11-30-26c0-13 10-24 30-24Z" fill="#eef0f1" />
    <g>
      <ellipse cx="76" cy="102" rx="11" ry="12" fill="#f2c14e" />
      <ellipse cx="124" cy="102" rx="11" ry="12" fill="#f2c14e" />
      <ellipse cx="76" cy="102" rx="4.5" ry="10" fill="#20262b" />
      <ellipse cx="124" cy="102" rx="4.5" ry="10" fill="#20262b" />
      <circle cx="78.5" cy="97" r="2.4" fill="#fff" />
      <circle cx="126.5" cy="97" r="2.4" fill="#fff" />
    </g>
    <path d="M93 118h14c2 0 2 2 1 3l-6 6c-1 1-3 1-4 0l-6-6c-1-1-1-3 1-3Z" fill="#dd8f86" />
    <path
      d="M100 128v4m0 0c-3 7-13 8-16 2m16-2c3 7 13 8 16 2"
      fill="none"
      stroke="#3c444d"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path
      d="M62 122 36 117m26 12-24 4m100-11 26-5m-26 12 24 4"
      stroke="#3c444d"
      strokeWidth="2"
      strokeLinecap="round"
    />
    <path d="M68 160c12 9 52 9 64 0l3 9c-14 11-56 11-70 0Z" fill="#a92f48" />
    <circle cx="100" cy="177" r="7" fill="#f2a33a" />
  </g>
);
