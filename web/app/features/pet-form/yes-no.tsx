import { type YesNo as Answer, YES_NO } from '@pawsume/contract/fields';
import { ChoiceChips } from '~/ui/choice-chips.tsx';
import type { FieldProps } from '~/ui/field.tsx';

interface Props extends FieldProps {
  value: Answer;
  onChange: (value: Answer) => void;
}

export const YesNo = (props: Props) => <ChoiceChips options={YES_NO} {...props} />;
