import type { ReactNode } from 'react';
import { Notice } from '../notice.tsx';

interface Props {
  form: { notice: { id: string; message: string | null } };
  /** Where it can be mended, if not in the form. */
  action?: ReactNode;
}

/** What is wrong with the form as a whole; stands right above its buttons, where the eye is after pressing one. */
export const FormNotice = ({ form: { notice }, action }: Props) =>
  notice.message ? (
    <Notice tone="error" id={notice.id} action={action}>
      {notice.message}
    </Notice>
  ) : null;
