import { registryMessages } from '@pawsume/contract/registry-messages';
import { useEffect, useRef } from 'react';
import { Button } from '~/ui/button.tsx';
import { FileToCheck } from './file-to-check.tsx';
import { Outcome } from './outcome.tsx';
import { SignedFile } from './signed-file.tsx';
import { type FileState, useFileCheck } from './use-file-check.ts';

const WORDS = {
  current: { title: registryMessages.current, explained: registryMessages.currentExplained },
  older: { title: registryMessages.older, explained: registryMessages.olderExplained },
  unknown: { title: registryMessages.unknown, explained: registryMessages.unknownExplained },
} as const;

/** A PDF is chosen or dropped, and what is known of it is told. */
export const FileCheck = () => {
  const { state, check, startOver } = useFileCheck();
  const again = useRef<HTMLButtonElement>(null);
  const isDone = state.step === 'done';
  useEffect(() => {
    // What was pressed is gone.
    if (isDone) again.current?.focus({ preventScroll: true });
  }, [isDone]);
  if (!isDone) return <FileToCheck state={state} onFile={check} />;
  return (
    <div className="grid justify-items-start gap-5">
      <Told {...state} />
      <Button ref={again} variant="secondary" onClick={startOver}>
        {registryMessages.another}
      </Button>
    </div>
  );
};

const Told = ({ check, signature, name }: Extract<FileState, { step: 'done' }>) => (
  <div className="grid w-full gap-2">
    <p className="text-soft wrap-anywhere">{name}</p>
    {signature === 'wrong' ? (
      <Outcome state="unknown" title={registryMessages.forged} explained={registryMessages.forgedExplained} />
    ) : (
      <Outcome state={check.state} {...WORDS[check.state]} {...(check.state === 'older' && { changed: check.changed })}>
        {check.state !== 'unknown' && <SignedFile check={check} signature={signature} />}
      </Outcome>
    )}
  </div>
);
