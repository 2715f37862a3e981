import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A ZIP that is made piece by piece: what was added is fetched with `taken`, and is not kept. */
export const openArchive = (mtime: Date) => {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });

  const begin = (name: string, file: ZipDeflate | ZipPassThrough = new ZipDeflate(name)) => {
    file.mtime = mtime;
    zip.add(file);
    return {
      push: (bytes: Uint8Array) => file.push(bytes, false),
      end: (bytes: Uint8Array) => file.push(bytes, true),
    };
  };

  return {
    /** Begins a file whose bytes come one after another. One at a time. */
    begin: (name: string) => begin(name),
    add: (name: string, bytes: Uint8Array) => begin(name).end(bytes),
    /** Adds a file that does not get smaller. */
    addPacked: (name: string, bytes: Uint8Array) => begin(name, new ZipPassThrough(name)).end(bytes),
    end: () => zip.end(),
    /** The pieces that were made since the last time. */
    *taken(): Generator<Buffer> {
      const pieces = made;
      made = [];
      for (const piece of pieces) yield Buffer.from(piece);
    },
  };
};
