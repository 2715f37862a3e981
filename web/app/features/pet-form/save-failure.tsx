import { Button } from '~/ui/button.tsx';
import { ErrorSummary } from '~/ui/form/error-summary.tsx';
import { FormNotice } from '~/ui/form/form-notice.tsx';
import type { WayOn } from './problem.ts';
import { WayOnLink } from './way-on-link.tsx';

interface Props {
  form: { saving: boolean; notice: { id: string; message: string | null } };
  problems: Parameters<typeof ErrorSummary>[0]['problems'];
  tries: number;
  wayOn: WayOn | null;
  onRetry: () => void;
}

/** Why the last save did not work, and the way on: to the fields, to the login or the profile, or the same again. */
export const SaveFailure = ({ form, problems, tries, wayOn, onRetry }: Props) => (
  <>
    <ErrorSummary notice={form.notice} problems={problems} tries={tries} />
    {problems.length === 0 && <FormNotice form={form} action={<Mend {...{ wayOn, onRetry }} saving={form.saving} />} />}
  </>
);

const Mend = ({ wayOn, saving, onRetry }: Pick<Props, 'wayOn' | 'onRetry'> & { saving: boolean }) => {
  if (wayOn !== 'retry') return wayOn && <WayOnLink wayOn={wayOn} />;
  return (
    <Button variant="secondary" loading={saving} onClick={onRetry}>
      Try again
    </Button>
  );
};
