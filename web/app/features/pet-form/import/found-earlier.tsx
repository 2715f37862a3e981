import { importMessages } from '@pawsume/contract/import-messages';
import { stepOfImported } from '@pawsume/contract/pet-import';
import { useState } from 'react';
import { foundAnswersKey, type PetSubject, petDraftKey } from '~/api/pet-draft-key.ts';
import { Button } from '~/ui/button.tsx';
import { FoundHere } from './found-here.tsx';
import { keepFound, readFound } from './found-on-device.ts';
import { type AnyForm, answerIn, isThere } from './take-over.ts';

interface Props {
  form: AnyForm;
  pet: PetSubject;
  step: 2 | 3 | 5;
}

/** What a text that was read at the first step says of the questions of this one, until somebody lets go of it. */
export const FoundEarlier = ({ form, pet, step }: Props) => {
  const key = foundAnswersKey(petDraftKey(pet, 1));
  const [read, setRead] = useState(() => readFound(key));
  const here = read?.found.filter(({ field }) => stepOfImported(field) === step) ?? [];
  // What the form said already when it was opened need not be offered.
  const [isNews] = useState(() => here.some((answer) => !isThere(answerIn(form, answer.field), answer)));
  if (read === null || !isNews) return null;
  const letGo = () => {
    keepFound(key, { ...read, found: read.found.filter(({ field }) => stepOfImported(field) !== step) });
    setRead(null);
  };
  return (
    <section className="rounded-2xl border border-line bg-paper p-4">
      <FoundHere
        form={form}
        read={read}
        step={step}
        isNews={false}
        actions={
          <Button variant="ghost" onClick={letGo}>
            {importMessages.notNow}
          </Button>
        }
      />
    </section>
  );
};
