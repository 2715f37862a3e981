import { messages } from '@pawsume/contract/messages';
import { isRouteErrorResponse } from 'react-router';
import { hasStatus } from '~/api/api-error.ts';
import { messageOf } from '~/api/message-of.ts';
import { Button } from '~/ui/button.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { WayOn } from './way-on.tsx';

const isMissing = (error: unknown): boolean =>
  hasStatus(error, 404) || (isRouteErrorResponse(error) && error.status === 404);

/** For errors that no screen caught. */
export const ProblemPage = ({ error }: { error: unknown }) =>
  isMissing(error) ? (
    <>
      <title>Not found</title>
      <NotFoundPage />
    </>
  ) : (
    <>
      <title>Something went wrong</title>
      <WayOn
        title="That did not work"
        message={messageOf(error, messages.common.unexpected)}
        action={<Button onClick={() => location.reload()}>Try again</Button>}
      />
    </>
  );
