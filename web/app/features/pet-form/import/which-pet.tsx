import { importMessages } from '@pawsume/contract/import-messages';
import { useEffect, useId, useRef } from 'react';
import { Button } from '~/ui/button.tsx';
import type { FoundInText } from './found-on-device.ts';
import type { SeveralPets } from './use-import.ts';

interface Props {
  several: SeveralPets;
  onChoose: (read: FoundInText) => void;
}

/** Asks which pet of a text the form is about. */
export const WhichPet = ({ several: { source, names, pets }, onChoose }: Props) => {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  const unread = names.filter((name) => !pets.some((pet) => pet.name === name));
  return (
    <div className="grid gap-3">
      <div>
        <h3 ref={heading} id={id} tabIndex={-1} className="text-lg">
          {importMessages.whichPet}
        </h3>
        <p className="text-soft">{importMessages.whichPetExplained}</p>
      </div>
      <fieldset aria-labelledby={id} className="flex min-w-0 flex-wrap gap-3">
        {pets.map((pet) => (
          <Button key={pet.name} className="wrap-anywhere" onClick={() => onChoose({ source, ...pet })}>
            {pet.name}
          </Button>
        ))}
      </fieldset>
      {unread.length > 0 && <p className="text-soft wrap-anywhere">{importMessages.nothingAbout(unread)}</p>}
    </div>
  );
};
