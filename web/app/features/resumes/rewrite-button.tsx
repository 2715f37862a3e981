import type { ReactNode } from 'react';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import type { Rewriting, Scope } from './use-rewriting.ts';

interface Props {
  rewriting: Rewriting;
  scope: Scope;
  children: ReactNode;
}

/** Has the text written again, or one field of it, and says what went wrong. */
export const RewriteButton = ({ rewriting: { writing, outcome, write }, scope, children }: Props) => (
  <>
    {outcome?.scope === scope && (
      <Notice tone={outcome.problem === 'failed' ? 'error' : 'info'}>{outcome.message}</Notice>
    )}
    <Button
      variant="secondary"
      className="justify-self-start"
      loading={writing === scope}
      loadingLabel="Writing…"
      disabled={writing !== null && writing !== scope}
      onClick={() => write(scope)}
    >
      {children}
    </Button>
  </>
);
