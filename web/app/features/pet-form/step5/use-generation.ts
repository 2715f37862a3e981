import { messages } from '@pawsume/contract/messages';
import { generateResume } from '@pawsume/contract/resumes';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { send } from '~/api/client.ts';
import { messageOf } from '~/api/message-of.ts';
import { ownerToSend } from '~/api/owner-draft.ts';
import { paths } from '~/paths.ts';
import { type WayOn, wayOnFrom } from '../problem.ts';

export type Generation =
  | { state: 'idle' }
  | { state: 'working' }
  | { state: 'failed'; sentence: string; wayOn: WayOn | 'owner' | null };

/** Has a résumé written and goes there. Who leaves meanwhile is not called back: it then waits among the résumés. */
export const useGeneration = (petId: string | null) => {
  const navigate = useNavigate();
  const [generation, setGeneration] = useState<Generation>({ state: 'idle' });
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const fail = (sentence: string, wayOn: WayOn | 'owner' | null = null) =>
    setGeneration({ state: 'failed', sentence, wayOn });

  const generate = async () => {
    if (petId === null) return fail(messages.generate.petIdMissing);
    const owner = ownerToSend({ petId });
    if (!owner.valid) return fail(messages.generate.ownerTooLong, 'owner');
    const { signal } = leaving.current;
    setGeneration({ state: 'working' });
    try {
      const body = owner.owner ? { owner: owner.owner } : null;
      const { resume_id } = await send(generateResume, { params: { pet_id: petId }, body, signal });
      await navigate(paths.resume(resume_id));
    } catch (error) {
      if (!signal.aborted) fail(messageOf(error, messages.generate.failed), wayOnFrom(error));
    }
  };

  return { generation, generate, forget: () => setGeneration({ state: 'idle' }) };
};
