import { messages } from '@pawsume/contract/messages';
import { generateResume } from '@pawsume/contract/resumes';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { toast } from 'sonner';
import { hasStatus } from '~/api/api-error.ts';
import { send } from '~/api/client.ts';
import { messageOf } from '~/api/message-of.ts';
import { ownerToSend } from '~/api/owner-draft.ts';
import { readToken } from '~/api/session.ts';
import { paths } from '~/paths.ts';

export interface GenerateFailure {
  message: string;
  /** Where the problem can be solved; null where another try may do. */
  mendAt: { label: string; to: string } | null;
}

/**
 * Generates a pet's résumé and opens it. Somebody who has gone to another screen meanwhile gets a message and stays
 * there.
 */
export const useGenerate = (petId: string | null) => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const watched = useWatched();
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<GenerateFailure | null>(null);

  const arrive = async (resumeId: number) => {
    const to = paths.resume(resumeId);
    if (watched.current) return navigate(to);
    toast.success(messages.generate.ready, { action: { label: 'View', onClick: () => void navigate(to) } });
    await revalidate();
  };

  const fail = (reason: GenerateFailure) => {
    if (watched.current) setFailure(reason);
    else toast.error(reason.message);
  };

  const generate = async () => {
    setFailure(null);
    if (petId === null) return fail(NO_PET);
    const answers = ownerToSend({ petId });
    if (!answers.valid) return fail(ownerTooLong(petId));
    const session = readToken();
    setWorking(true);
    try {
      const body = answers.owner ? { owner: answers.owner } : null;
      const { resume_id } = await send(generateResume, { params: { pet_id: petId }, body });
      // Whoever logged out meanwhile is not told of it, nor whoever logged in after them.
      if (readToken() === session) await arrive(resume_id);
    } catch (error) {
      if (readToken() === session) fail(failureOf(error, pathname + search));
    }
    setWorking(false);
  };

  return { working, failure, generate, forgetFailure: () => setFailure(null) };
};

const NO_PET: GenerateFailure = {
  message: messages.generate.petIdMissing,
  mendAt: { label: 'Go to step 1', to: paths.form(1) },
};

const ownerTooLong = (petId: string): GenerateFailure => ({
  message: messages.generate.ownerTooLong,
  mendAt: { label: 'Go to step 4', to: paths.form(4, petId) },
});

const failureOf = (error: unknown, here: string): GenerateFailure => ({
  message: messageOf(error, messages.generate.failed),
  mendAt: mendingPlace(error, here),
});

const mendingPlace = (error: unknown, here: string): GenerateFailure['mendAt'] => {
  if (hasStatus(error, 401)) return { label: 'Login', to: paths.login({ next: here }) };
  if (hasStatus(error, 403)) return { label: 'Complete Profile', to: paths.editProfile() };
  return null;
};

/** Whether the component is still on the screen. */
const useWatched = () => {
  const watched = useRef(true);
  useEffect(() => {
    watched.current = true;
    return () => {
      watched.current = false;
    };
  }, []);
  return watched;
};
