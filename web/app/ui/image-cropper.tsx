import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { cx } from '~/lib/cx.ts';
import { useObjectUrl } from '~/lib/use-object-url.ts';
import { PAPER } from '../lib/paper.ts';
import { Button } from './button.tsx';
import { focusInside } from './control-style.ts';

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MAX_SIDE = 1200;
const QUALITY = 0.9;

/** Cuts a square out of a picture, upright as its camera meant it, as a JPEG of at most 1200 pixels a side. */
const cropToJpeg = async (picture: Blob, area: Area, fileName: string): Promise<File> => {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  const side = Math.max(1, Math.min(MAX_SIDE, Math.round(area.width)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas.');
  context.fillStyle = PAPER;
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, side, side);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('The picture could not be written.');
  return new File([blob], fileName, { type: 'image/jpeg' });
};

const ZOOM = { min: 1, max: 3, step: 0.1 };

interface Props {
  file: Blob;
  /** Name of the file that comes out. */
  fileName: string;
  shape?: 'rect' | 'round';
  /** Takes the focus once the picture is there. */
  autoFocus?: boolean;
  onCropped: (file: File) => void;
  onCancel: () => void;
  /** The file is no picture this browser can read. */
  onUnreadable: () => void;
}

/** Cuts a square: drag or arrow keys move the picture; pinch, slider, + and − zoom; 'Use this crop' finishes. */
export const ImageCropper = (props: Props) => {
  const { file, fileName, shape = 'rect', autoFocus = false, onCropped, onCancel, onUnreadable } = props;
  const frame = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const url = useObjectUrl(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(ZOOM.min);
  const [area, setArea] = useState<Area | null>(null);
  const [working, setWorking] = useState(false);

  const zoomTo = (next: number) => setZoom(Math.min(ZOOM.max, Math.max(ZOOM.min, Math.round(next * 10) / 10)));
  useZoomKeys(frame, (steps) => zoomTo(zoom + steps * ZOOM.step));

  // The part that takes the keys is there once it is known where it lies.
  const isReady = area !== null;
  useEffect(() => {
    if (autoFocus && isReady) frame.current?.querySelector<HTMLElement>('[role=application]')?.focus();
  }, [autoFocus, isReady]);

  const finish = async () => {
    if (!area) return;
    setWorking(true);
    await cropToJpeg(file, area, fileName).then(onCropped, onUnreadable);
    setWorking(false);
  };

  return (
    <div className="grid gap-4">
      <p id={helpId} className="text-[0.9375rem] text-soft">
        Drag the picture to move it; pinch, scroll or use the slider to zoom. On a keyboard, the arrow keys move it, +
        and − zoom.
      </p>
      <div
        ref={frame}
        className={cx('relative aspect-square w-full max-w-sm overflow-hidden rounded-2xl bg-night', focusInside)}
      >
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            minZoom={ZOOM.min}
            maxZoom={ZOOM.max}
            aspect={1}
            objectFit="cover"
            cropShape={shape}
            keyboardStep={8}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={zoomTo}
            onCropAreaChange={(_, pixels) => setArea(pixels)}
            mediaProps={{ onError: onUnreadable, alt: '' }}
            cropperProps={{ role: 'application', 'aria-label': 'Picture', 'aria-describedby': helpId }}
          />
        )}
      </div>
      <ZoomSlider value={zoom} onChange={setZoom} />
      <div className="flex flex-wrap gap-3">
        <Button loading={working} disabled={!area} onClick={finish}>
          Use this crop
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
};

const STEPS_OF: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };

/** + and − while the focus is on the picture. */
const useZoomKeys = (frame: RefObject<HTMLElement | null>, onZoom: (steps: number) => void) => {
  const zoom = useEffectEvent((event: KeyboardEvent) => {
    const steps = STEPS_OF[event.key];
    if (steps === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onZoom(steps);
  });
  useEffect(() => {
    const element = frame.current;
    element?.addEventListener('keydown', zoom);
    return () => element?.removeEventListener('keydown', zoom);
  }, [frame]);
};

const ZoomSlider = ({ value, onChange }: { value: number; onChange: (value: number) => void }) => {
  const id = useId();
  return (
    <div className="flex max-w-sm items-center gap-3">
      <label htmlFor={id} className="font-semibold">
        Zoom
      </label>
      <input
        id={id}
        type="range"
        {...ZOOM}
        value={value}
        aria-valuetext={`${value.toFixed(1)} times`}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className="h-11 min-w-0 flex-1 accent-leaf"
      />
      <span aria-hidden className="w-9 text-right text-soft tabular-nums">
        {value.toFixed(1)}×
      </span>
    </div>
  );
};
