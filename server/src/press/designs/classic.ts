import type { Design } from '../design.ts';
import type { Accent } from './accents.ts';
import { level, poster } from './level.ts';
import { WARM } from './warm.ts';

/** Warm paper under photo and name, two columns, and a band that closes the page (design.md §7). */
export const classic = (accent: Accent): Omit<Design, 'sheet'> => ({
  template: 'classic',
  margin: 46,
  gutter: 24,
  side: { width: 174, padding: 16, cards: false },
  besidePhoto: 26,
  section: { aboveTitle: 0, title: 1.42, underTitle: 0.88, betweenEntries: 0.78, labels: 10.4 },
  // Few answers print large and many print small. Below 8.4 pt print is tiring to read: there, texts are shortened instead.
  levels: [
    poster(12.4, 250, 62, 21),
    poster(11.8, 226, 58, 20),
    poster(11.2, 204, 54, 19),
    level(12.2, 190, 60, 22),
    level(11.6, 178, 58, 20),
    level(11.2, 168, 56, 19),
    level(10.7, 156, 52, 18),
    level(10.2, 144, 48, 16),
    level(9.8, 132, 45, 15),
    level(9.4, 120, 41, 13),
    level(9.0, 108, 38, 12),
    level(8.7, 96, 34, 10),
    level(8.4, 84, 30, 9),
  ],
  colours: {
    ...WARM,
    ...accent,
    paper: '#FBF7F0',
    kickerInk: '#8A4F00',
  },
});
