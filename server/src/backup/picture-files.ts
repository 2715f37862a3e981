/** Pictures as files, whatever they are called and wherever they lie. */
export interface PictureFiles {
  listFiles(): AsyncIterable<{ file: string }>;
  /** Null where there is no such file. */
  readFile(file: string): Promise<Buffer | null>;
  writeFile(file: string, bytes: Buffer): Promise<void>;
}
