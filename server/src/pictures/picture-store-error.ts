/** The store of pictures failed, or did not answer in time. The message holds no key and nothing of a picture's owner. */
export class PictureStoreError extends Error {
  override name = 'PictureStoreError';
}
