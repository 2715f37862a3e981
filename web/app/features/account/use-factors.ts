import type { FreshProof } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import type { User } from '@pawsume/contract/users';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { messageOf } from '~/api/message-of.ts';
import { NoPasskeyError } from '~/lib/passkeys.ts';
import { toast } from '~/ui/toast.ts';
import { useFreshProof } from './use-fresh-proof.tsx';

const reasonOf = (error: unknown): string => {
  if (!(error instanceof NoPasskeyError)) return messageOf(error, messages.factor.changeFailed);
  return error.isThere ? messages.factor.passkeyThere : messages.factor.passkeyNotMade;
};

interface Change {
  /** What is changed, for the one button that shows it. */
  what: string;
  /** The first call, which only the owner may make; it is repeated with a proof where the server asks for one. */
  begin: (proof: FreshProof) => Promise<unknown>;
  /** Called once that has worked. Returns the message to show. */
  finish?: () => Promise<string | null>;
}

/** Changes the second factor, one change at a time, and says how each went. */
export const useFactors = (user: Pick<User, 'has_password'>) => {
  const { revalidate } = useRevalidator();
  const { withProof, dialog } = useFreshProof({ hasPassword: user.has_password !== false });
  const [changing, setChanging] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ what: string; message: string } | null>(null);

  /** True once the change is made. */
  const change = async ({ what, begin, finish }: Change): Promise<boolean> => {
    setChanging(what);
    setFailure(null);
    let isMade = false;
    try {
      if (await withProof(begin)) {
        const news = await finish?.();
        if (news) toast.success(news);
        isMade = true;
      }
    } catch (error) {
      setFailure({ what, message: reasonOf(error) });
    }
    if (isMade) await revalidate();
    setChanging(null);
    return isMade;
  };

  return { change, changing, failure, dialog };
};

export type Factors = ReturnType<typeof useFactors>;
