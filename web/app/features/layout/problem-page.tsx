import { messages } from '@pawsume/contract/messages';
import { isRouteErrorResponse } from 'react-router';
import { hasStatus } from '~/api/api-error.ts';
import { messageOf } from '~/api/message-of.ts';
import { paths } from '~/paths.ts';
import { Cat } from '~/ui/art/cat.tsx';
import { Portrait } from '~/ui/art/portrait.tsx';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { PageShell } from './page-shell.tsx';

const isMissing = (error: unknown): boolean =>
  hasStatus(error, 404) || (isRouteErrorResponse(error) && error.status === 404);

/** For addresses that lead nowhere and for errors no screen caught; always with a way on. */
export const ProblemPage = ({ error }: { error: unknown }) => {
  const missing = isMissing(error);
  return (
    <PageShell width="narrow">
      <title>{missing ? 'Not found' : 'Something went wrong'}</title>
      <div className="grid justify-items-center gap-5 pt-10 text-center">
        <Portrait className="w-40">
          <Cat />
        </Portrait>
        <h1 className="text-3xl">{missing ? 'Nobody here but the cat' : 'That did not work'}</h1>
        <p className="text-soft">{missing ? messages.common.notFound : messageOf(error, messages.common.unexpected)}</p>
        <div className="flex flex-wrap justify-center gap-3">
          {!missing && <Button onClick={() => location.reload()}>Try again</Button>}
          <ButtonLink to={paths.profile()} variant={missing ? 'primary' : 'secondary'}>
            My Profile
          </ButtonLink>
          <ButtonLink to={paths.landing()} variant="secondary">
            Home
          </ButtonLink>
        </div>
      </div>
    </PageShell>
  );
};
