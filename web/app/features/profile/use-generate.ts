import { messages } from '@pawsume/contract/messages';
import { generateResume } from '@pawsume/contract/resumes';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { toast } from 'sonner';
import { hasStatus } from '~/api/api-error.ts';
import { messageOf } from '~/api/message-of.ts';
import { useSend } from '~/api/or-login.ts';
import { ownerToSend } from '~/api/owner-draft.ts';
import { paths } from '~/paths.ts';

export interface GenerateFailure {
  sentence: string;
  /** Where it can be mended, if anywhere. */
  mendAt: { label: string; to: string } | null;
}

/** Generates a pet's résumé and goes there. Who closed the window meanwhile is told, and stays. */
export const useGenerate = (petId: number) => {
  const send = useSend();
  const navigate = useNavigate();
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
    else toast.error(reason.sentence);
  };

  const generate = async () => {
    setFailure(null);
    const answers = ownerToSend({ petId: String(petId) });
    if (!answers.valid) return fail(ownerTooLong(petId));
    setWorking(true);
    try {
      const body = answers.owner ? { owner: answers.owner } : null;
      const { resume_id } = await send(generateResume, { params: { pet_id: petId }, body });
      await arrive(resume_id);
    } catch (error) {
      fail(failureOf(error));
    }
    setWorking(false);
  };

  return { working, failure, generate };
};

const ownerTooLong = (petId: number): GenerateFailure => ({
  sentence: messages.generate.ownerTooLong,
  mendAt: { label: 'Go to step 4', to: paths.form(4, petId) },
});

const failureOf = (error: unknown): GenerateFailure => ({
  sentence: messageOf(error, messages.generate.failed),
  mendAt: hasStatus(error, 403) ? { label: 'Complete Profile', to: paths.editProfile() } : null,
});

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
