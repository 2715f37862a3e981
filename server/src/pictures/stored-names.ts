export const PICTURES_PATH = '/pictures/';
/** Rows name proofs so. Nothing is served at these paths: whoever reads a proof is asked who they are, or comes by its link. */
const PROOFS_PATH = '/proofs/';

export type ProofType = 'pdf' | 'jpg';

const PICTURE = /^\/pictures\/([\w-]{24})\.jpg$/;
const PROOF = /^\/proofs\/([\w-]{24})\.(pdf|jpg)$/;
const PICTURE_FILE = /^([\w-]{24})(?:\.screen)?\.jpg$/;
const PROOF_FILE = /^([\w-]{24})\.proof\.(pdf|jpg)(?:\.thumbnail\.jpg)?$/;

export const picturePath = (name: string): string => `${PICTURES_PATH}${name}.jpg`;
export const proofPath = (name: string, type: ProofType): string => `${PROOFS_PATH}${name}.${type}`;

/** What lies under one name: in full, and small. */
interface Files {
  full: string;
  small: string;
}

/** For print, and for screens. */
export const pictureFiles = (path: string): Files | null => {
  const name = PICTURE.exec(path)?.[1];
  return name ? { full: `${name}.jpg`, small: `${name}.screen.jpg` } : null;
};

/** As it is kept, and its thumbnail. */
export const proofFiles = (path: string): Files | null => {
  const [, name, type] = PROOF.exec(path) ?? [];
  return name && type ? { full: `${name}.proof.${type}`, small: `${name}.proof.${type}.thumbnail.jpg` } : null;
};

/** The files of what is stored at a path, in full and small; a picture may be older than its small one. */
export const filesOf = (path: string): string[] => {
  const files = pictureFiles(path) ?? proofFiles(path);
  return files ? [files.full, files.small] : [];
};

/** The path that a file belongs to; null for what others put there. */
export const pathOfFile = (file: string): string | null => {
  const picture = PICTURE_FILE.exec(file)?.[1];
  if (picture) return picturePath(picture);
  const [, proof, type] = PROOF_FILE.exec(file) ?? [];
  return proof && (type === 'pdf' || type === 'jpg') ? proofPath(proof, type) : null;
};

export const proofTypeOf = (path: string): ProofType => (path.endsWith('.pdf') ? 'pdf' : 'jpg');
