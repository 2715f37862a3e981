import { FACT_CHOICES } from '@pawsume/contract/confirmation-facts';
import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import { type ConfirmationToAnswer, tellFacts } from '@pawsume/contract/confirmations';
import { LIMITS } from '@pawsume/contract/fields';
import { type FormEvent, useState } from 'react';
import { send } from '~/api/client.ts';
import { useAttempt } from '~/api/use-attempt.ts';
import { Button } from '~/ui/button.tsx';
import { ChoiceChips } from '~/ui/choice-chips.tsx';
import { Notice } from '~/ui/notice.tsx';
import { TextInput } from '~/ui/text-input.tsx';

interface Props {
  token: string;
  asked: ConfirmationToAnswer;
  onTold: (asked: ConfirmationToAnswer) => void;
}

/** Asks for the facts of somebody's own part. Nothing is chosen for them. */
export const FactsForm = ({ token, asked, onTold }: Props) => {
  const [said, setSaid] = useState<Record<string, string>>(asked.said);
  const { busy, attempt, failure, fields } = useAttempt();
  const tell = (event: FormEvent) => {
    event.preventDefault();
    return attempt(messages.failed, async () => onTold(await send(tellFacts, { body: { token, said } })));
  };
  return (
    <form noValidate onSubmit={tell} className="grid gap-6">
      <h2 className="text-xl">{messages.yourPart}</h2>
      {asked.facts.map(({ id, input, ask }) => {
        const value = said[id] ?? '';
        const say = (answer: string) => setSaid((before) => ({ ...before, [id]: answer }));
        const error = fields[id];
        if (input === 'text') {
          return (
            <TextInput
              key={id}
              label={ask}
              value={value}
              error={error}
              maxLength={LIMITS.short}
              onChange={({ target }) => say(target.value)}
            />
          );
        }
        return (
          <ChoiceChips
            key={id}
            label={ask}
            options={FACT_CHOICES[input]}
            value={chosen(value, input)}
            error={error}
            onChange={say}
          />
        );
      })}
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button type="submit" size="large" loading={busy}>
        {messages.continue}
      </Button>
    </form>
  );
};

const chosen = (value: string, input: keyof typeof FACT_CHOICES) =>
  FACT_CHOICES[input].find((choice) => choice === value) ?? '';
