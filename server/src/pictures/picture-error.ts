/** A file that is not a picture we take; the message is a sentence for the person who sent it. */
export class PictureError extends Error {
  override name = 'PictureError';
}
