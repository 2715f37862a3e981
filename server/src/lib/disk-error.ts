/** The disk is full, there for reading only, broken, or not ours to write on; or too many files are open. */
const CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE']);

/** Whether something could not be written to the disk, or read from it: the same may succeed a moment later. */
export const isDiskUnavailable = (error: unknown): boolean =>
  error instanceof Error && CODES.has(String(Reflect.get(error, 'code')));
