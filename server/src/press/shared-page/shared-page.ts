import type { ResumePage } from '../page.ts';

/** A printed version of the page that a reader has, and how it stands to the page as it is now. */
export interface Verification {
  /** What is found: that it is the current one, an older one, or not known. */
  title: string;
  /** Shown as good news, or as something to look at. */
  isCurrent: boolean;
  /** More of it, as which facts have changed since: one line each. */
  lines: string[];
}

/** A vaccination record or certificate that the owner shows. */
export interface Proof {
  title: string;
  url: string;
}

/** What stands at the address of a link, as plain data: no string is ever read as markup. */
export interface SharedPage {
  page: ResumePage;
  /** Of this page, with the host. */
  url: string;
  /** The path of the pet's photo; null where there is none. */
  photo: string | null;
  /** What messengers show it with, with the host. */
  picture: string;
  /** Its size in pixels; null where that is not known. */
  pictureSize: { width: number; height: number } | null;
  /** The path of the PDF; null where readers are not given it. */
  pdf: string | null;
  /** The page is neither paid for nor was it downloaded. */
  watermark: boolean;
  /** Readers may ask how to reach the owner: none of it is in the page. */
  asksForContact: boolean;
  verification: Verification | null;
  proofs: Proof[];
}
