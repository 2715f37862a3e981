import { messages } from '@pawsume/contract/messages';
import { useEffect, useRef } from 'react';
import { Button } from '~/ui/button.tsx';
import { FileToCheck } from './file-to-check.tsx';
import { Outcome } from './outcome.tsx';
import { SignedFile } from './signed-file.tsx';
import { type FileState, useFileCheck } from './use-file-check.ts';

const { registry } = messages;

const WORDS = {
  current: { title: registry.current, explained: registry.currentExplained },
  older: { title: registry.older, explained: registry.olderExplained },
  unknown: { title: registry.unknown, explained: registry.unknownExplained },
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
        {registry.another}
      </Button>
    </div>
  );
};

const Told = ({ check, signature, name }: Extract<FileState, { step: 'done' }>) => (
  <div className="grid w-full gap-2">
    <p className="text-soft wrap-anywhere">{name}</p>
    {signature === 'wrong' ? (
      <Outcome state="unknown" title={registry.forged} explained={registry.forgedExplained} />
    ) : (
      <Outcome state={check.state} {...WORDS[check.state]} {...(check.state === 'older' && { changed: check.changed })}>
        {check.state !== 'unknown' && <SignedFile check={check} signature={signature} />}
      </Outcome>
    )}
  </div>
);
