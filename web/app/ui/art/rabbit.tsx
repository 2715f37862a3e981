/** Clover, a rabbit. Drawn for the 200 by 200 window of Portrait. */
export const Rabbit = () => (
  <g>
    <path d="M56 200c2-30 20-42 44-42s42 12 44 42Z" fill="#e9d9c6" />
    <path d="M86 86C64 74 56 22 70 16s28 34 28 66Zm28 0c22-12 30-64 16-70s-28 34-28 66Z" fill="#e9d9c6" />
    <path d="M84 76C72 66 66 32 73 29s17 24 18 46Zm32 0c12-10 18-44 11-47s-17 24-18 46Z" fill="#eeb0a4" />
    <path d="M100 70c28 0 46 20 46 46s-20 46-46 46-46-20-46-46 18-46 46-46Z" fill="#e9d9c6" />
    <path d="M100 118c15 0 26 9 26 22s-11 22-26 22-26-9-26-22 11-22 26-22Z" fill="#fbf5ec" />
    <g fill="#2b211b">
      <circle cx="77" cy="108" r="7.5" />
      <circle cx="123" cy="108" r="7.5" />
      <g fill="#fff">
        <circle cx="79.5" cy="105.5" r="2.4" />
        <circle cx="125.5" cy="105.5" r="2.4" />
      </g>
    </g>
    <g fill="#eeb0a4">
      <circle cx="66" cy="126" r="7" opacity=".7" />
      <circle cx="134" cy="126" r="7" opacity=".7" />
      <path d="M93 122h14c2 0 2 2 1 3l-6 5c-1 1-3 1-4 0l-6-5c-1-1-1-3 1-3Z" fill="#c9776c" />
    </g>
    <path
      d="M100 131v5m0 0c-3 6-12 6-14 1m14-1c3 6 12 6 14 1"
      fill="none"
      stroke="#5b4636"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path d="M94 141h12v9c0 2-2 3-3 3h-6c-1 0-3-1-3-3Z" fill="#fff" stroke="#d8c8b4" />
  </g>
);
