import { messages } from '@pawsume/contract/messages';
import type { Purpose } from '@pawsume/contract/page-settings';
import { sharedPage } from '@pawsume/contract/screens';
import {
  answerContactRequest,
  type ContactRequest,
  endLink,
  type LinkEnds,
  renewLink,
  type SharedLink,
  saveLink,
} from '@pawsume/contract/sharing';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { messageOf } from '~/api/message-of.ts';
import { useSend } from '~/api/use-send.ts';
import { inStorage } from '~/lib/in-storage.ts';
import { toast } from '~/ui/toast.ts';

/** Read by the shared page itself: what this browser's owner looks at is not counted. */
const KEY = 'pawsume.own-links';
const MOST = 200;
const slugs = z.array(z.string());

/** Remembers on this device that these links are the own ones. */
const rememberOwn = (links: readonly Pick<SharedLink, 'url'>[]): void =>
  inStorage((storage) => {
    const known = slugs.safeParse(JSON.parse(storage.getItem(KEY) ?? '[]')).data ?? [];
    const own = links.flatMap(({ url }) => (url === null ? [] : [slugOf(url)]));
    storage.setItem(KEY, JSON.stringify([...new Set([...own, ...known])].slice(0, MOST)));
  }, undefined);

const slugOf = (url: string): string => new URL(url).pathname.slice(sharedPage('').length);

export interface Shared {
  links: SharedLink[];
  requests: ContactRequest[];
  watermarked: boolean;
  owner_is_mailed?: boolean | undefined;
  hidden_contacts?: string[] | undefined;
}

export interface LinkChange {
  ends?: LinkEnds;
  with_pdf?: boolean;
  hides_contact?: boolean;
}

/** What somebody has changed since it was loaded. */
interface Changed {
  loaded: Shared;
  links: SharedLink[];
  requests: ContactRequest[];
}

/** The links of a résumé, changed one at a time. A failure stands at its link, or under `requests`. */
export const useLinks = (resumeId: number, loaded: Shared) => {
  const send = useSend();
  const [changed, setChanged] = useState<Changed>({ ...loaded, loaded });
  const { links, requests } = changed.loaded === loaded ? changed : loaded;
  const [busy, setBusy] = useState<Purpose | number | null>(null);
  const [failure, setFailure] = useState<{ at: Purpose | 'requests'; words: string } | null>(null);
  useEffect(() => rememberOwn(links), [links]);

  const attempt = async (at: Purpose | number, fallback: string, work: () => Promise<Partial<Changed>>) => {
    setBusy(at);
    setFailure(null);
    try {
      const news = await work();
      setChanged({ loaded, links, requests, ...news });
      return true;
    } catch (error) {
      setFailure({ at: typeof at === 'number' ? 'requests' : at, words: messageOf(error, fallback) });
      return false;
    } finally {
      setBusy(null);
    }
  };

  const change = (purpose: Purpose, work: () => Promise<{ msg: string; link: SharedLink }>) =>
    attempt(purpose, messages.sharing.notChanged, async () => {
      const { msg, link } = await work();
      toast.success(msg);
      const after = links.map((each) => (each.purpose === purpose ? link : each));
      const gone = link.url !== links.find((each) => each.purpose === purpose)?.url;
      return { links: after, ...(gone && { requests: requests.filter((each) => each.purpose !== purpose) }) };
    });

  return {
    links,
    requests,
    isMarked: loaded.watermarked,
    hiddenContacts: loaded.hidden_contacts ?? [],
    isOwnerMailed: loaded.owner_is_mailed !== false,
    busy,
    failure,
    save: (purpose: Purpose, body: LinkChange) =>
      change(purpose, () => send(saveLink, { params: { id: resumeId, purpose }, body })),
    renew: (purpose: Purpose, url: string) =>
      change(purpose, () => send(renewLink, { params: { id: resumeId, purpose }, body: { url } })),
    end: (purpose: Purpose) => change(purpose, () => send(endLink, { params: { id: resumeId, purpose } })),
    answer: (id: number, show: boolean) =>
      attempt(id, messages.sharing.answerFailed, async () => {
        const { msg, request } = await send(answerContactRequest, { params: { id }, body: { show } });
        toast.success(msg);
        return { requests: requests.map((each) => (each.id === id ? request : each)) };
      }),
  };
};

export type Links = ReturnType<typeof useLinks>;
