import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { type Area, cropToJpeg } from '~/lib/crop-to-jpeg.ts';
import { useObjectUrl } from '~/lib/use-object-url.ts';
import { Button } from './button.tsx';

const ZOOM = { min: 1, max: 3, step: 0.1 };

interface Props {
  file: File;
  /** Name of the file that comes out. */
  fileName: string;
  shape?: 'rect' | 'round';
  onCropped: (file: File) => void;
  onCancel: () => void;
  /** The file is no picture this browser can read. */
  onUnreadable: () => void;
}

/** Cuts a square: drag, pinch or arrow keys move the picture, the slider zooms, 'Use this crop' finishes. */
export const ImageCropper = ({ file, fileName, shape = 'rect', onCropped, onCancel, onUnreadable }: Props) => {
  const url = useObjectUrl(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(ZOOM.min);
  const [area, setArea] = useState<Area | null>(null);
  const [working, setWorking] = useState(false);

  const finish = async () => {
    if (!area) return;
    setWorking(true);
    await cropToJpeg(file, area, fileName).then(onCropped, onUnreadable);
    setWorking(false);
  };

  return (
    <div className="grid gap-4">
      <div className="relative aspect-square w-full max-w-sm overflow-hidden rounded-2xl bg-night">
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
            onZoomChange={(next) => setZoom(Math.round(next * 10) / 10)}
            onCropAreaChange={(_, pixels) => setArea(pixels)}
            mediaProps={{ onError: onUnreadable, alt: '' }}
            cropperProps={{ role: 'application', 'aria-label': 'Picture; the arrow keys move it' }}
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
