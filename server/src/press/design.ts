import type { Accent } from './designs/accents.ts';

/** Sizes of one layout, in points. */
export interface Level {
  /** The photo stands over the name instead of beside it: for pages with little to say. */
  poster: boolean;
  /** Size of running text; everything else is drawn in proportion. */
  text: number;
  /** Diameter of the photo. */
  photo: number;
  name: number;
  /** Between sections. */
  gap: number;
}

/** Colours as `#RRGGBB`. Each of text keeps a contrast of 4.5:1 or more on its ground. */
interface Colours extends Accent {
  /** Ground of the header and of the side panel. */
  paper: string;
  /** Ground of a plain chip. */
  tint: string;
  rule: string;
  ink: string;
  muted: string;
  /** The line over the name. */
  kickerInk: string;
  /** Of ornaments. */
  marigold: string;
  /** Behind the paw print where there is no photo. */
  skyTop: string;
  skyBottom: string;
}

/**
 * How a page looks: all measures and colours that a design may choose. The template draws by them and fit/ reckons by
 * them.
 */
export interface Design {
  /** How its parts stand: the file of template/designs/ that sets it. */
  template: 'classic' | 'modern' | 'playful';
  /** Of paper, in points. */
  sheet: { width: number; height: number };
  /** Left and right of the page, in points. */
  margin: number;
  /** Between the two columns, in points. */
  gutter: number;
  /** The narrow column: its width, and the space around its text, in points; around that of each section where they are cards. */
  side: { width: number; padding: number; cards: boolean };
  /** Between the photo and the words beside it, in points. */
  besidePhoto: number;
  /** Of a section, in ems of running text. */
  section: {
    /** Over a title, where a rule is drawn. */
    aboveTitle: number;
    title: number;
    underTitle: number;
    betweenEntries: number;
    /** The labels that stand beside their values in the wide column. */
    labels: number;
  };
  /** From roomy to tight. A page takes the first it fits. */
  levels: readonly [Level, ...Level[]];
  colours: Colours;
}
