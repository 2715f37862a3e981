import { useEffect, useEffectEvent, useState } from 'react';
import { readablePhoto } from './readable-photo.ts';

/** The photo as this browser can show it; null while it is being read. */
export const useReadablePhoto = (file: Blob, onUnreadable: () => void): Blob | null => {
  const [photo, setPhoto] = useState<Blob | null>(null);
  const giveUp = useEffectEvent(onUnreadable);
  useEffect(() => {
    const left = new AbortController();
    readablePhoto(file, left.signal).then(
      (readable) => left.signal.aborted || setPhoto(readable),
      () => left.signal.aborted || giveUp(),
    );
    return () => {
      left.abort();
      setPhoto(null);
    };
  }, [file]);
  return photo;
};
