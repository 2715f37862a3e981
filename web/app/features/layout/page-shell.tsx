import { AccountQuestion } from './account-question.tsx';
import { PageFrame, type PageProps } from './page-frame.tsx';
import { WhoseAccount } from './whose-account.tsx';

/** A screen, and on it the question whose account this is, as long as that is in doubt. */
export const PageShell = ({ width, children }: PageProps) => (
  <>
    <PageFrame width={width}>
      <WhoseAccount />
      {children}
    </PageFrame>
    <AccountQuestion />
  </>
);
