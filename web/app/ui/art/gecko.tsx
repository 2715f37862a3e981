/** Pixel, a gecko. Drawn for the 200 by 200 window of Portrait. */
export const Gecko = () => (
  <g>
    <path d="M60 200c0-26 14-44 40-44s40 18 40 44Z" fill="#8bb84a" />
    <path d="M86 200c0-18 4-32 14-32s14 14 14 32Z" fill="#dfe9a9" />
    <path d="M100 64c34 0 58 22 58 46 0 28-26 48-58 48s-58-20-58-48c0-24 24-46 58-46Z" fill="#8bb84a" />
    <path d="M48 122c10 22 30 34 52 34s42-12 52-34c-12 10-32 14-52 14s-40-4-52-14Z" fill="#dfe9a9" />
    <circle cx="64" cy="76" r="23" fill="#8bb84a" />
    <circle cx="136" cy="76" r="23" fill="#8bb84a" />
    <circle cx="64" cy="76" r="17" fill="#f6d774" />
    <circle cx="136" cy="76" r="17" fill="#f6d774" />
    <g fill="#20262b">
      <ellipse cx="64" cy="76" rx="5.5" ry="13" />
      <ellipse cx="136" cy="76" rx="5.5" ry="13" />
    </g>
    <circle cx="68" cy="69" r="3" fill="#fff" />
    <circle cx="140" cy="69" r="3" fill="#fff" />
    <g fill="#6d9834">
      <circle cx="92" cy="84" r="4" />
      <circle cx="108" cy="80" r="3" />
      <circle cx="104" cy="94" r="4.5" />
      <circle cx="84" cy="98" r="3" />
      <circle cx="120" cy="98" r="3.5" />
    </g>
    <path d="M56 122c24 18 64 18 88 0" fill="none" stroke="#4d6e22" strokeWidth="3.5" strokeLinecap="round" />
    <path d="M98 135c0 12 4 20 12 22s10-8 2-9-6-8-6-14Z" fill="#e0707a" />
    <circle cx="93" cy="112" r="2" fill="#4d6e22" />
    <circle cx="107" cy="112" r="2" fill="#4d6e22" />
  </g>
);
