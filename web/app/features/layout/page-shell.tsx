import { AccountQuestion } from './account-question.tsx';
import { LogOutQuestion } from './log-out-question.tsx';
import { PageFrame, type PageProps } from './page-frame.tsx';
import { SessionWatch } from './session-watch.tsx';
import { WhoseAccount } from './whose-account.tsx';

/** A screen, the questions about its account, and the watch over its session. */
export const PageShell = ({ children, ...frame }: PageProps) => (
  <>
    <PageFrame {...frame}>
      <WhoseAccount />
      {children}
    </PageFrame>
    <AccountQuestion />
    <LogOutQuestion />
    <SessionWatch />
  </>
);
