import type { Design } from '../design.ts';
import type { Accent } from './accents.ts';
import { level } from './level.ts';
import { WARM } from './warm.ts';

/** A panel as tall as the page beside one column of text; sans titles under thin rules, and much white. */
export const modern = (accent: Accent): Omit<Design, 'sheet'> => ({
  template: 'modern',
  margin: 38,
  gutter: 52,
  side: { width: 150, padding: 0, cards: false },
  besidePhoto: 0,
  section: { aboveTitle: 0.85, title: 1.22, underTitle: 0.8, betweenEntries: 0.78, labels: 10.4 },
  levels: [
    level(15.4, 220, 80, 30),
    level(14.2, 220, 72, 28),
    level(13.2, 220, 66, 26),
    level(12.6, 218, 62, 25),
    level(12.2, 216, 58, 24),
    level(11.6, 214, 56, 22),
    level(11.2, 210, 54, 21),
    level(10.7, 204, 50, 19),
    level(10.2, 196, 46, 17),
    level(9.8, 188, 43, 16),
    level(9.4, 178, 40, 14),
    level(9.0, 168, 36, 13),
    level(8.7, 160, 33, 11),
    level(8.4, 150, 30, 10),
  ],
  colours: {
    ...WARM,
    ...accent,
    paper: accent.panel,
    rule: accent.onAccent,
    kickerInk: '#8A4F00',
  },
});
