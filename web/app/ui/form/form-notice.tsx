import { Notice } from '../notice.tsx';

interface Props {
  form: { notice: { id: string; sentence: string | null } };
}

/** What is wrong with the form as a whole; stands right above its buttons, where the eye is after pressing one. */
export const FormNotice = ({ form: { notice } }: Props) =>
  notice.sentence ? (
    <Notice tone="error" id={notice.id}>
      {notice.sentence}
    </Notice>
  ) : null;
