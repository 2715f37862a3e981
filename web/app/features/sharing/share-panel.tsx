import { messages } from '@pawsume/contract/messages';
import { PURPOSES } from '@pawsume/contract/page-settings';
import { type ReactNode, useId, useState } from 'react';
import { Card } from '~/ui/card.tsx';
import { Loading, Skeleton } from '~/ui/skeleton.tsx';
import { UnfoldButton } from '~/ui/unfold-button.tsx';
import { Share2 } from '../../ui/icons.tsx';
import { ContactRequests } from './contact-requests.tsx';
import { SharedLink } from './shared-link.tsx';
import { type Shared, useLinks } from './use-links.ts';

/** Folded until somebody wants to share, so that nothing below it moves; a mail leads here unfolded. */
export const SharePanel = ({ isOpenAtFirst, children }: { isOpenAtFirst: boolean; children: ReactNode }) => {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const content = useId();
  return (
    <Card id="share" className="grid gap-4 scroll-mt-20 sm:px-7">
      <h2 className="text-xl">
        <UnfoldButton isOpen={isOpen} controls={content} onToggle={() => setOpen(!isOpen)} className="font-semibold">
          <Share2 aria-hidden className="size-5 shrink-0 text-leaf" />
          {messages.sharing.title}
        </UnfoldButton>
      </h2>
      <div id={content} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </Card>
  );
};

export const ShareSkeleton = () => (
  <Loading label="Loading your links">
    <div className="grid gap-3">
      {PURPOSES.map((purpose) => (
        <Skeleton key={purpose} className="h-11" />
      ))}
    </div>
  </Loading>
);

interface Props {
  resumeId: number;
  petName: string;
  shared: Shared;
}

/** The links of a résumé, one for each kind of reader, and who asks how to reach its owner. */
export const ShareLinks = ({ resumeId, petName, shared }: Props) => {
  const links = useLinks(resumeId, shared);
  const isAnyOn = links.links.some(({ url }) => url !== null);
  return (
    <div className="grid gap-4">
      <p className="text-[0.9375rem] text-soft">{messages.sharing.explained}</p>
      {shared.watermarked && isAnyOn && <p className="text-[0.9375rem] text-soft">{messages.sharing.watermarked}</p>}
      <div className="grid divide-y divide-line">
        {links.links.map((link) => (
          <SharedLink key={link.purpose} link={link} petName={petName} links={links} />
        ))}
      </div>
      <ContactRequests {...links} />
    </div>
  );
};
