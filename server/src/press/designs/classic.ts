import type { Design, Level } from '../design.ts';

const level = (poster: boolean, [text, photo, name, gap]: [number, number, number, number]): Level => ({
  poster,
  text,
  photo,
  name,
  gap,
});

/** Warm paper, deep green, marigold (design.md §7). */
export const classic: Omit<Design, 'sheet'> = {
  margin: 46,
  gutter: 24,
  side: { width: 174, padding: 16 },
  besidePhoto: 26,
  section: { title: 1.42, underTitle: 0.88, betweenEntries: 0.78, labels: 10.4 },
  // Few answers print large and many print small. Below 8.4 pt print is tiring to read: there, texts are shortened instead.
  levels: [
    level(true, [12.4, 250, 62, 21]),
    level(true, [11.8, 226, 58, 20]),
    level(true, [11.2, 204, 54, 19]),
    level(false, [12.2, 190, 60, 22]),
    level(false, [11.6, 178, 58, 20]),
    level(false, [11.2, 168, 56, 19]),
    level(false, [10.7, 156, 52, 18]),
    level(false, [10.2, 144, 48, 16]),
    level(false, [9.8, 132, 45, 15]),
    level(false, [9.4, 120, 41, 13]),
    level(false, [9.0, 108, 38, 12]),
    level(false, [8.7, 96, 34, 10]),
    level(false, [8.4, 84, 30, 9]),
  ],
  colours: {
    paper: '#FBF7F0',
    tint: '#F4EBDD',
    rule: '#E6D9C5',
    ink: '#1F2A26',
    muted: '#5C6963',
    accent: '#1F5B45',
    onAccent: '#C9E2D5',
    accentRule: '#3E7460',
    kickerInk: '#8A4F00',
    goodGround: '#E3EFE8',
    caution: '#8A4F00',
    cautionGround: '#FCEBCF',
    skyTop: '#FDEFD2',
    skyBottom: '#F8CF86',
  },
};
