import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import { type ConfirmationToAnswer, openConfirmation } from '@pawsume/contract/confirmations';
import { hasStatus } from '~/api/api-error.ts';
import { send } from '~/api/client.ts';
import { dropMailedToken, readMailedToken } from '~/api/mailed-token.ts';
import { messageOf } from '~/api/message-of.ts';
import { AskedScreen } from '~/features/confirmations/reference/asked-screen.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { patterns } from '~/paths.ts';
import { Card } from '~/ui/card.tsx';
import { Notice } from '~/ui/notice.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import type { Route } from './+types/confirm';

export const meta = () => pageTitle('Confirm');

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  link: await readAskedLink(),
  wantsNoMails: new URL(request.url).searchParams.has('never'),
});

export default function Confirm({ loaderData: { link, wantsNoMails } }: Route.ComponentProps) {
  const title = 'asked' in link ? messages.asksYou(link.asked.owner, link.asked.pet.name) : 'Confirm';
  return (
    <PageShell width="narrow">
      <Card className="grid gap-6">
        <PageHeader title={title} />
        {'asked' in link ? (
          <AskedScreen
            key={link.asked.lines.map(({ page }) => page).join('\n')}
            token={link.token}
            asked={link.asked}
            wantsNoMails={wantsNoMails}
          />
        ) : (
          <Notice tone="error">{link.refused}</Notice>
        )}
      </Card>
    </PageShell>
  );
}

type AskedLink =
  | { token: string; asked: ConfirmationToAnswer }
  /** Why there is nothing to answer. */
  | { refused: string };

/** Who asks by the link that opened this screen. */
const readAskedLink = async (): Promise<AskedLink> => {
  const token = readMailedToken(patterns.confirm);
  if (token === null) return { refused: messages.invalid };
  try {
    return { token, asked: await send(openConfirmation, { body: { token } }) };
  } catch (error) {
    if (hasStatus(error, 400)) dropMailedToken(patterns.confirm);
    if (!hasStatus(error, 400) && !hasStatus(error, 403)) throw error;
    return { refused: messageOf(error, messages.invalid) };
  }
};
