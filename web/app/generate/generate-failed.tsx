import { Button, ButtonLink } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import type { GenerateFailure } from './failure.ts';

interface Props {
  failure: GenerateFailure;
  onRetry: () => void;
}

/** Why there is no résumé, and the way on. */
export const GenerateFailed = ({ failure: { message, stopped, mendAt, retry }, onRetry }: Props) => (
  <Notice
    tone={stopped ? 'info' : 'error'}
    action={
      <div className="flex flex-wrap gap-3">
        {mendAt && <ButtonLink to={mendAt.to}>{mendAt.label}</ButtonLink>}
        {retry && (
          <Button ref={stopped && takeFocus} variant="secondary" onClick={onRetry}>
            {retry}
          </Button>
        )}
      </div>
    }
  >
    {message}
  </Notice>
);

/** The button that had it, Stop, is gone. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();
