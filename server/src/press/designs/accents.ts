import { ACCENT_COLOURS, type AccentName } from '@pawsume/contract/page-settings';

/** The colours that change with the accent, as `#RRGGBB`. */
export interface Accent {
  /** Titles, and grounds of white words. */
  accent: string;
  /** Words on the accent, beside white ones, and lines and ornaments there. */
  onAccent: string;
  accentRule: string;
  /** Pale grounds of words: of a chip that speaks for the pet, and of a whole panel. */
  goodGround: string;
  panel: string;
  /** What speaks against the pet: far from the accent, so that it is told apart on the page. */
  caution: string;
  cautionGround: string;
}

const AMBER = { caution: '#8A4F00', cautionGround: '#FCEBCF' };
/** Beside brick, amber looks like more of the same. */
const OCHRE = { caution: '#665200', cautionGround: '#FBEBB8' };

export const PALETTES: Record<AccentName, Accent> = {
  Forest: {
    accent: ACCENT_COLOURS.Forest,
    onAccent: '#C9E2D5',
    accentRule: '#3E7460',
    goodGround: '#E3EFE8',
    panel: '#EFF5F0',
    ...AMBER,
  },
  Ocean: {
    accent: ACCENT_COLOURS.Ocean,
    onAccent: '#C8DFEC',
    accentRule: '#3B739A',
    goodGround: '#E0ECF3',
    panel: '#EDF4F8',
    ...AMBER,
  },
  Plum: {
    accent: ACCENT_COLOURS.Plum,
    onAccent: '#EBD5E6',
    accentRule: '#875480',
    goodGround: '#F2E6F0',
    panel: '#F8F1F6',
    ...AMBER,
  },
  Brick: {
    accent: ACCENT_COLOURS.Brick,
    onAccent: '#F6D9D1',
    accentRule: '#A85F53',
    goodGround: '#F9E6E0',
    panel: '#FBF1ED',
    ...OCHRE,
  },
  Slate: {
    accent: ACCENT_COLOURS.Slate,
    onAccent: '#D5DDE6',
    accentRule: '#5E6D7D',
    goodGround: '#E6EBF0',
    panel: '#F1F4F6',
    ...AMBER,
  },
};
