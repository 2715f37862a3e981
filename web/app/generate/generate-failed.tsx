import { Button, ButtonLink } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import type { GenerateFailure } from './use-generate.ts';

interface Props {
  failure: GenerateFailure;
  onRetry: () => void;
}

/** Why there is no résumé, and the way on. */
export const GenerateFailed = ({ failure: { message, mendAt }, onRetry }: Props) => (
  <Notice
    tone="error"
    action={
      mendAt ? (
        <ButtonLink to={mendAt.to}>{mendAt.label}</ButtonLink>
      ) : (
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      )
    }
  >
    {message}
  </Notice>
);
