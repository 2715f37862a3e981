import { messages } from '@pawsume/contract/messages';
import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { hasStatus } from '~/api/api-error.ts';
import { messageOf } from '~/api/message-of.ts';
import { Button } from '~/ui/button.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { WayOn } from './way-on.tsx';

const isMissing = (error: unknown): boolean =>
  hasStatus(error, 404) || (isRouteErrorResponse(error) && error.status === 404);

/** For errors that no screen caught. */
export const ProblemPage = ({ error }: { error: unknown }) => {
  if (isMissing(error)) {
    return (
      <>
        <title>Not found</title>
        <NotFoundPage />
      </>
    );
  }
  if (!navigator.onLine) return <Offline />;
  return (
    <>
      <title>Something went wrong</title>
      <WayOn
        title="That did not work"
        message={messageOf(error, messages.common.unexpected)}
        action={<Button onClick={() => location.reload()}>Try again</Button>}
      />
    </>
  );
};

/** The code or the data of the screen could not be loaded. */
const Offline = () => {
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <>
      <title>{messages.common.noConnectionTitle}</title>
      <WayOn
        title={messages.common.noConnectionTitle}
        message={messages.common.opensOnceOnline}
        // A reload without a connection would end in the browser's own error page.
        action={<Button onClick={() => navigator.onLine && location.reload()}>Try again</Button>}
      />
    </>
  );
};
