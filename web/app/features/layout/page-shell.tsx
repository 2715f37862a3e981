import { AccountQuestion } from './account-question.tsx';
import { PageFrame, type PageProps } from './page-frame.tsx';
import { WhoseAccount } from './whose-account.tsx';

/** A screen, and on it the question whose account this is, as long as that is in doubt. */
export const PageShell = ({ children, ...frame }: PageProps) => (
  <>
    <PageFrame {...frame}>
      <WhoseAccount />
      {children}
    </PageFrame>
    <AccountQuestion />
  </>
);
