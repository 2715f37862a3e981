import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import { type ConfirmationToAnswer, MAX_WORDS, type Verdict } from '@pawsume/contract/confirmations';
import { ChoiceChips } from '~/ui/choice-chips.tsx';
import { TextArea } from '~/ui/text-area.tsx';

const VERDICTS = ['confirmed', 'corrected', 'declined'] as const;
const LABELS = VERDICTS.map((verdict) => messages.verdicts[verdict]);
const VERDICT_OF = new Map<string, Verdict>(VERDICTS.map((verdict) => [messages.verdicts[verdict], verdict]));

export interface Judgement {
  verdict: Verdict | '';
  correction: string;
}

interface Props {
  line: ConfirmationToAnswer['lines'][number];
  judgement: Judgement;
  error: string | undefined;
  onChange: (judgement: Judgement) => void;
}

/** A line of the page, and whether it is right. */
export const JudgedLine = ({ line: { label, page }, judgement, error, onChange }: Props) => (
  <div className="grid gap-3 rounded-2xl border border-line p-4">
    <p className="wrap-anywhere">
      <span className="block text-[0.9375rem] text-soft">{label}</span>
      {page}
    </p>
    <ChoiceChips
      label={messages.rightOrNot}
      options={LABELS}
      value={judgement.verdict === '' ? '' : messages.verdicts[judgement.verdict]}
      error={error}
      onChange={(chosen) => onChange({ ...judgement, verdict: VERDICT_OF.get(chosen) ?? '' })}
    />
    {judgement.verdict === 'corrected' && (
      <TextArea
        label={messages.whatIsRight}
        required
        maxLength={MAX_WORDS}
        value={judgement.correction}
        onChange={({ target }) => onChange({ ...judgement, correction: target.value })}
      />
    )}
  </div>
);
