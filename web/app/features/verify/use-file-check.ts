import { checkFile, type FileCheck, getRegistryKeys } from '@pawsume/contract/registry';
import { useRef, useState } from 'react';
import { send } from '~/api/client.ts';
import { checkSignature, type Signature } from './check-signature.ts';
import { fingerprintOf, UncheckedFile } from './fingerprint.ts';
import { reasonOf } from './reason-of.ts';

export type FileState =
  | { step: 'idle' }
  | { step: 'reading'; share: number }
  | { step: 'comparing' }
  | { step: 'problem'; message: string }
  | { step: 'done'; name: string; check: FileCheck; signature: Signature };

/** Takes a file's fingerprint in the browser, and has that compared. A file that is chosen meanwhile takes its place. */
export const useFileCheck = () => {
  const [state, setState] = useState<FileState>({ step: 'idle' });
  const latest = useRef(0);

  const check = async (file: File): Promise<void> => {
    latest.current += 1;
    const mine = latest.current;
    const show = (next: FileState) => mine === latest.current && setState(next);
    show({ step: 'reading', share: 0 });
    try {
      const sha256 = await fingerprintOf(file, (share) => show({ step: 'reading', share }));
      show({ step: 'comparing' });
      const [answer, { keys }] = await Promise.all([send(checkFile, { body: { sha256 } }), send(getRegistryKeys)]);
      const signature = answer.state === 'unknown' ? 'unchecked' : await checkSignature(answer.signed, sha256, keys);
      show({ step: 'done', name: file.name, check: answer, signature });
    } catch (error) {
      const message = error instanceof UncheckedFile ? error.message : reasonOf(error);
      show({ step: 'problem', message });
    }
  };

  const startOver = () => {
    latest.current += 1;
    setState({ step: 'idle' });
  };

  return { state, check, startOver };
};
