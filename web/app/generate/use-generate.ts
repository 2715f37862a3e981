import { messages } from '@pawsume/contract/messages';
import { DEFAULT_PAGE, type Purpose } from '@pawsume/contract/page-settings';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { knownUsername } from '~/api/me.ts';
import { ownerToSend } from '~/api/owner-draft.ts';
import { readToken } from '~/api/session.ts';
import { paths } from '~/paths.ts';
import { toast } from '~/ui/toast.ts';
import { askForResume, interruptedPurpose } from './ask-for-resume.ts';
import { failureOf, type GenerateFailure, NO_PET, ownerTooLong } from './failure.ts';
import { follow, nothingYet, type TextSoFar } from './text-so-far.ts';

/**
 * Generates a pet's résumé and opens it. On another screen the user gets a message instead. A generation that a page
 * reload interrupted continues. `text` is the text written so far; null while no generation is running.
 */
export const useGenerate = (petId: string | null) => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const watched = useWatched();
  const [text, setText] = useState<TextSoFar | null>(null);
  const [purpose, setPurpose] = useState<Purpose>(DEFAULT_PAGE.purpose);
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

  const generate = async (wanted = purpose) => {
    setFailure(null);
    if (petId === null) return fail(NO_PET);
    const username = knownUsername();
    const answers = ownerToSend(username === null ? null : { id: petId, username });
    if (!answers.valid) return fail(ownerTooLong(petId));
    const session = readToken();
    setText(nothingYet);
    try {
      const body = { purpose: wanted, ...(answers.owner && { owner: answers.owner }) };
      const { resume_id } = await askForResume(petId, body, (event) =>
        setText((before) => before && follow(before, event)),
      );
      // Whoever logged out meanwhile is not told of it, nor whoever logged in after them.
      if (readToken() === session) await arrive(resume_id);
    } catch (error) {
      if (readToken() === session) fail(failureOf(error, pathname + search));
    }
    setText(null);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only after a page reload
  useEffect(() => {
    const wanted = petId && interruptedPurpose(petId);
    if (!wanted) return;
    setPurpose(wanted);
    void generate(wanted);
  }, []);

  return { text, failure, purpose, setPurpose, generate: () => generate(), forgetFailure: () => setFailure(null) };
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
