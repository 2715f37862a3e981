import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import { useRef, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { TextInput } from '~/ui/text-input.tsx';

/** A link that the owner hands on. One click copies it, or selects it where the browser does not let pages copy. */
export const HandedLink = ({ link }: { link: string }) => {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('Copied');
    } catch {
      field.current?.select();
      setOutcome('Selected');
    }
  };
  return (
    <div className="grid gap-3">
      <Notice tone="info">{messages.linkOnce}</Notice>
      <TextInput ref={field} label="Link to hand on" readOnly value={link} onFocus={() => field.current?.select()} />
      <Button onClick={copy}>{outcome || 'Copy the link'}</Button>
      <span role="status" className="sr-only">
        {outcome}
      </span>
    </div>
  );
};
