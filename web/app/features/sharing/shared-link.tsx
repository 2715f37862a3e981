import { messages } from '@pawsume/contract/messages';
import type { SharedLink as Link } from '@pawsume/contract/sharing';
import { useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Switch } from '~/ui/switch.tsx';
import { LinkAddress } from './link-address.tsx';
import { LinkOpens } from './link-opens.tsx';
import { LinkSettings } from './link-settings.tsx';
import type { Links } from './use-links.ts';

interface Props {
  link: Link;
  petName: string;
  links: Links;
}

type Asked = 'new address' | 'end';

/** The link for one kind of reader: off, or on with all that can be done with it. */
export const SharedLink = ({ link, petName, links }: Props) => {
  const { save, renew, end, busy, failure, isMarked, isOwnerMailed, hiddenContacts } = links;
  const { purpose, url, pdf_watermarked } = link;
  const [asked, setAsked] = useState<Asked | null>(null);
  const words = messages.sharing;
  const failed = failure?.at === purpose ? failure.words : null;
  const done = (isDone: boolean) => isDone && setAsked(null);
  const toggle = (isOn: boolean) => (isOn ? save(purpose, { ends: '90' }) : setAsked('end'));
  return (
    <div aria-busy={busy === purpose} className="grid gap-3 py-1">
      <Switch label={words.readers[purpose]} checked={url !== null} onChange={toggle} />
      {link.ended_by_restore && <Notice tone="info">{words.endedByRestore}</Notice>}
      {failed !== null && asked === null && <Notice tone="error">{failed}</Notice>}
      {url !== null && (
        <div className="grid gap-4 pb-4">
          <LinkAddress url={url} petName={petName} />
          <LinkSettings
            link={link}
            // Before the first download, a sentence above all links says it.
            isPdfMarked={pdf_watermarked === true && !isMarked}
            isOwnerMailed={isOwnerMailed}
            hiddenContacts={hiddenContacts}
            onChange={(change) => save(purpose, change)}
          />
          <LinkOpens opens={link.opens} />
          <div className="flex flex-wrap gap-2">
            <Button variant="ghost" onClick={() => setAsked('new address')}>
              New address
            </Button>
            <Button variant="ghost" onClick={() => setAsked('end')}>
              End link
            </Button>
          </div>
        </div>
      )}
      <ConfirmDialog
        open={asked === 'new address'}
        question={words.newAddressQuestion}
        confirmLabel="Give it a new address"
        loading={busy === purpose}
        error={failed}
        onConfirm={async () => done(await renew(purpose, url ?? ''))}
        onCancel={() => setAsked(null)}
      >
        {words.newAddressExplained}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'end'}
        question={words.endQuestion}
        confirmLabel="End it now"
        danger
        loading={busy === purpose}
        error={failed}
        onConfirm={async () => done(await end(purpose))}
        onCancel={() => setAsked(null)}
      >
        {words.endExplained}
      </ConfirmDialog>
    </div>
  );
};
