import { importMessages } from '@pawsume/contract/import-messages';
import { stepOfImported } from '@pawsume/contract/pet-import';
import { useId, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { UnfoldButton } from '~/ui/unfold-button.tsx';
import { FileText } from '../../../ui/icons.tsx';
import { STEPS } from '../steps.ts';
import { FoundHere } from './found-here.tsx';
import { type FoundInText, keepFound } from './found-on-device.ts';
import type { AnyForm } from './take-over.ts';
import { TextSource } from './text-source.tsx';
import { type SeveralPets, useImport } from './use-import.ts';
import { WhichPet } from './which-pet.tsx';

interface Props {
  form: AnyForm;
  /** Where what later steps ask waits on this device. */
  laterKey: string;
}

/** Offers to read a text about the pet; folded away until somebody has one. */
export const ImportPanel = ({ form, laterKey }: Props) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [found, setFound] = useState<FoundInText | null>(null);
  const [several, setSeveral] = useState<SeveralPets | null>(null);
  const show = (read: FoundInText) => {
    setFound(read);
    keepFound(laterKey, { ...read, found: read.found.filter(({ field }) => stepOfImported(field) !== 1) });
  };
  const { read, reading, problem } = useImport(show, setSeveral);
  const chooseAnother = () => {
    setFound(null);
    keepFound(laterKey, { source: null, found: [] });
  };
  const readAnother = () => {
    setFound(null);
    setSeveral(null);
  };
  const later = found?.found.filter(({ field }) => stepOfImported(field) !== 1) ?? [];
  return (
    <section className="rounded-2xl border border-line bg-paper">
      <h2>
        <UnfoldButton isOpen={isOpen} controls={id} onToggle={() => setOpen(!isOpen)} className="rounded-2xl px-4 py-3">
          <FileText aria-hidden className="size-6 shrink-0 text-leaf max-sm:hidden" />
          <span className="min-w-0 flex-1">
            <span className="block font-sans text-base font-semibold">{importMessages.offer}</span>
            <span className="block font-sans text-sm font-normal text-soft">{importMessages.offerExplained}</span>
          </span>
        </UnfoldButton>
      </h2>
      {isOpen && (
        <div id={id} className="grid animate-arrive gap-5 border-t border-line p-4">
          {found === null && several === null && (
            <TextSource
              text={text}
              onText={setText}
              reading={reading}
              problem={problem}
              onRead={(file) => read({ text: file ? '' : text, file })}
            />
          )}
          {found === null && several !== null && <WhichPet several={several} onChoose={show} />}
          {found !== null && <FoundHere form={form} read={found} step={1} />}
          {later.length > 0 && (
            <p className="text-soft">
              {importMessages.later(later.length, stepNames(later.map(({ field }) => stepOfImported(field))))}
            </p>
          )}
          {(found !== null || several !== null) && (
            <div className="flex flex-wrap gap-3">
              {found !== null && several !== null && (
                <Button variant="secondary" onClick={chooseAnother}>
                  {importMessages.anotherPet}
                </Button>
              )}
              <Button variant="secondary" onClick={readAnother}>
                {importMessages.another}
              </Button>
            </div>
          )}
        </div>
      )}
    </section>
  );
};

const stepNames = (steps: readonly number[]): string[] =>
  STEPS.filter(({ step }) => steps.includes(step)).map(({ label }) => label);
