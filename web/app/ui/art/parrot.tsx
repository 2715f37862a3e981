/** Mango, a parrot. Drawn for the 200 by 200 window of Portrait. */
export const Parrot = () => (
  <g>
    <path d="M50 200c-2-46 8-72 20-82h60c12 10 22 36 20 82Z" fill="#2f8f63" />
    <path d="M78 200c-2-30 6-54 22-54s24 24 22 54Z" fill="#f6c453" />
    <path
      d="M62 126c-16 18-18 48-14 74h14c-4-26-2-52 6-68Zm76 0c16 18 18 48 14 74h-14c4-26 2-52-6-68Z"
      fill="#1f6d4b"
    />
    <path d="M84 50c-4-16 2-26 10-30 0 6 2 10 6 12 2-8 8-12 14-12-4 8-2 18 0 28Z" fill="#f2a33a" />
    <path d="M100 44c30 0 46 20 46 46s-18 44-46 44-46-18-46-44 16-46 46-46Z" fill="#3aa675" />
    <path
      d="M66 84c8-12 20-10 24 2s-2 28-14 28-18-18-10-30Zm68 0c-8-12-20-10-24 2s2 28 14 28 18-18 10-30Z"
      fill="#fbf3e2"
    />
    <g fill="#20262b">
      <circle cx="77" cy="94" r="7" />
      <circle cx="123" cy="94" r="7" />
      <g fill="#fff">
        <circle cx="79.5" cy="91.5" r="2.2" />
        <circle cx="125.5" cy="91.5" r="2.2" />
      </g>
    </g>
    <path d="M84 94c4-10 28-10 32 0 3 10-4 20-10 28-3 4-9 4-12 0-6-8-13-18-10-28Z" fill="#f2a33a" />
    <path d="M92 112c4 4 12 4 16 0 0 10-4 16-8 16s-8-6-8-16Z" fill="#c9761a" />
    <circle cx="94" cy="96" r="1.8" fill="#8a4d0b" />
    <circle cx="106" cy="96" r="1.8" fill="#8a4d0b" />
  </g>
);
