import type { Design } from '../design.ts';
import type { Accent } from './accents.ts';
import { level, poster } from './level.ts';
import { WARM } from './warm.ts';

/** A coloured hill with the photo in a rosette, tiles of facts, and cards in turning tints. */
export const playful = (accent: Accent): Omit<Design, 'sheet'> => ({
  template: 'playful',
  margin: 50,
  gutter: 20,
  side: { width: 186, padding: 13, cards: true },
  besidePhoto: 22,
  section: { aboveTitle: 0, title: 1.5, underTitle: 0.85, betweenEntries: 0.78, labels: 10.4 },
  levels: [
    poster(12.4, 262, 66, 21),
    poster(11.8, 238, 60, 20),
    poster(11.2, 214, 56, 19),
    level(12.2, 212, 64, 22),
    level(11.6, 200, 60, 20),
    level(11.2, 188, 58, 19),
    level(10.7, 176, 54, 18),
    level(10.2, 164, 50, 16),
    level(9.8, 152, 47, 14),
    level(9.4, 140, 43, 13),
    level(9.0, 126, 39, 11),
    level(8.7, 112, 35, 10),
    level(8.4, 98, 31, 8),
  ],
  colours: {
    ...WARM,
    ...accent,
    paper: accent.panel,
    kickerInk: '#FFDFA3',
  },
});
