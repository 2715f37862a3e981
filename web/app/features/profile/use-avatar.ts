import { messages } from '@pawsume/contract/messages';
import { MAX_AVATAR_BYTES } from '@pawsume/contract/users';
import { useState } from 'react';
import { noPicture, type PictureChoice } from '~/ui/picture-field.tsx';

const problemWith = (choice: PictureChoice): string | undefined => {
  if (choice.kind === 'cropping') return messages.profile.finishCropping;
  if (choice.kind === 'ready' && choice.file.size > MAX_AVATAR_BYTES) return messages.profile.croppedTooLarge;
  return undefined;
};

/** The picture of a profile while it is edited. */
export const useAvatar = () => {
  const [choice, setChoice] = useState<PictureChoice>(noPicture);
  const [error, setError] = useState<string | undefined>();
  const onChange = (next: PictureChoice) => {
    setChoice(next);
    setError(next.kind === 'ready' ? problemWith(next) : undefined);
  };
  return {
    field: { value: choice, onChange, error },
    file: choice.kind === 'ready' ? choice.file : null,
    /** Whether the form may be saved with it; if not, the field says why. */
    check: (): boolean => {
      const problem = problemWith(choice);
      setError(problem);
      return problem === undefined;
    },
  };
};
