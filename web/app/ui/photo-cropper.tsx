import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { readablePhoto } from '../lib/heic/readable-photo.ts';
import { Button } from './button.tsx';
import { ImageCropper } from './image-cropper.tsx';
import { Spinner } from './spinner.tsx';

/** The photo as this browser can show it; null while it is being read. */
const useReadablePhoto = (file: Blob, onUnreadable: () => void): Blob | null => {
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

interface Props extends ComponentProps<typeof ImageCropper> {
  /** The file is a phone's photo, and could not be made readable. */
  onUndecoded: () => void;
}

/** Cuts a square out of a photo; one that the browser cannot open, as phones take them, is read first. */
export const PhotoCropper = ({ onUndecoded, file, ...cropper }: Props) => {
  const photo = useReadablePhoto(file, onUndecoded);
  if (photo) return <ImageCropper {...cropper} file={photo} />;
  return (
    <div className="grid gap-4">
      <p
        role="status"
        className="flex aspect-square w-full max-w-sm items-center justify-center gap-2.5 rounded-2xl bg-leaf-tint font-semibold text-leaf"
      >
        <Spinner />
        Reading the photo…
      </p>
      <div>
        <Button variant="ghost" onClick={cropper.onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
};
