import { readPrintedCode } from '@pawsume/contract/printed-code';
import { checkCode, type CodeCheck as Told } from '@pawsume/contract/registry';
import { registryMessages } from '@pawsume/contract/registry-messages';
import { type FormEvent, useRef, useState } from 'react';
import { send } from '~/api/client.ts';
import { Button } from '~/ui/button.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { Outcome } from './outcome.tsx';
import { reasonOf } from './reason-of.ts';

const WORDS = {
  current: { title: registryMessages.codeCurrent, explained: registryMessages.codeCurrentExplained },
  older: { title: registryMessages.codeOlder, explained: registryMessages.codeOlderExplained },
  unknown: { title: registryMessages.codeUnknown, explained: registryMessages.codeUnknownExplained },
} as const;

/** The code of a printed page is typed; mistakes are found before it is sent. */
export const CodeCheck = () => {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [told, setTold] = useState<Told>();
  const [checking, setChecking] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const refuse = (message: string) => {
    setProblem(message);
    field.current?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTold(undefined);
    setProblem(undefined);
    const read = readPrintedCode(typed);
    if ('misread' in read) return refuse(registryMessages.misread[read.misread]);
    setTyped(read.code);
    setChecking(true);
    try {
      setTold(await send(checkCode, { body: { code: read.code } }));
    } catch (error) {
      refuse(reasonOf(error));
    } finally {
      setChecking(false);
    }
  };

  const type = (text: string) => {
    setTyped(text);
    setProblem(undefined);
    setTold(undefined);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextInput
        ref={field}
        label={registryMessages.codeLabel}
        hint={registryMessages.codeHint}
        error={problem}
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        className="max-w-64 font-semibold tracking-widest uppercase tabular-nums"
        onChange={(event) => type(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" variant="secondary" loading={checking}>
          {registryMessages.checkCode}
        </Button>
      </div>
      {told && (
        <Outcome state={told.state} {...WORDS[told.state]} {...(told.state === 'older' && { changed: told.changed })} />
      )}
    </form>
  );
};
