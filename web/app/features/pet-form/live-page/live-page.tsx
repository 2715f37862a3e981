import { messages } from '@pawsume/contract/messages';
import { type Place, WIDEST_PICTURE } from '@pawsume/contract/resumes';
import { useEffect, useRef, useState } from 'react';
import { cx } from '~/lib/cx.ts';
import { useObjectUrl } from '~/lib/use-object-url.ts';
import { useWidth } from '~/lib/use-width.ts';
import { FullPage } from '~/page/full-page.tsx';
import { PageWords } from '~/page/page-words.tsx';
import { placeBox } from '~/page/place-box.ts';
import { Places, type PlaceToGo } from '~/page/places.tsx';
import { PreviewSkeleton } from '~/page/preview-skeleton.tsx';
import { sharpAt } from '~/page/sharp-at.ts';
import { SHEET } from '~/page/sheet.ts';
import { type FormStep, paths } from '~/paths.ts';
import { NotLoaded } from '~/ui/not-loaded.tsx';
import type { ShownPage, Trouble } from './draw-page.ts';
import type { PageOf, TypedPage } from './typed-page.ts';
import { useLivePicture } from './use-live-picture.ts';

/** The name of the field that has the focus, or had it last. */
const useFocusedField = (): string | null => {
  const [field, setField] = useState<string | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const name = target instanceof Element ? target.getAttribute('name') : null;
      if (name) setField(name);
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);
  return field;
};

const { title, waits, failed } = messages.page.draft;

interface Props {
  step: FormStep;
  page: TypedPage;
  /** Goes to a field of this step. */
  onField: (field: string) => void;
}

/** The page as it is with what is typed now. What cannot be drawn just now leaves the last one there. */
export const LivePage = ({ step, page, onField }: Props) => {
  const room = useRef<HTMLDivElement>(null);
  const roomWidth = useWidth(room);
  const [isFullScreen, setFullScreen] = useState(false);
  const { layers, trouble, tryAgain } = useLivePicture(page, isFullScreen ? WIDEST_PICTURE : sharpAt(roomWidth));
  const field = useFocusedField();
  const shown = layers.at(-1);
  const wayOf = (place: Place) => wayTo(place, { step, of: page.of, onField });
  return (
    <section ref={room} aria-label={title} className="relative">
      {shown ? (
        <>
          <Sheet layers={layers} shown={shown} />
          <Typed place={field === null ? undefined : shown.about.places.find((place) => tells(place, field))} />
          <Places places={shown.about.places.flatMap(wayOf)} />
          <FullPage title={title} onOpenChange={setFullScreen}>
            <Sheet layers={layers} shown={shown} />
          </FullPage>
        </>
      ) : (
        <NotShown trouble={trouble} onRetry={tryAgain} />
      )}
      {(shown ? trouble !== null : trouble === 'passing') && (
        <p
          role="status"
          className="absolute bottom-3 left-3 mr-17 animate-arrive-softly rounded-2xl bg-night px-4 py-2 text-[0.9375rem] text-white shadow-lifted"
        >
          {waits}
        </p>
      )}
    </section>
  );
};

const NotShown = ({ trouble, onRetry }: { trouble: Trouble | null; onRetry: () => void }) =>
  trouble === 'lasting' ? <NotLoaded onRetry={onRetry}>{failed}</NotLoaded> : <PreviewSkeleton />;

const Sheet = ({ layers, shown }: { layers: readonly ShownPage[]; shown: ShownPage }) => {
  const { sheet, words } = shown.about;
  return (
    <div className={SHEET} style={{ aspectRatio: sheet.width / sheet.height }}>
      {layers.map(({ url }, layer) => (
        <img
          key={url}
          src={url}
          alt=""
          decoding="sync"
          className={cx('absolute inset-0 size-full', layer > 0 && 'animate-[arrive-softly_0.18s_ease-out]')}
        />
      ))}
      <ChosenPhoto shown={shown} />
      <PageWords words={words} />
    </div>
  );
};

/** Over the place of the photo: one that is chosen and not saved, which the server does not have. */
const ChosenPhoto = ({ shown: { photo, about } }: { shown: ShownPage }) => {
  const url = useObjectUrl(photo);
  if (!url || !about.photo) return null;
  const { x, y, width, height, round } = about.photo;
  return (
    <img
      src={url}
      alt=""
      className={cx('absolute animate-arrive-softly object-cover', round && 'rounded-full')}
      style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
    />
  );
};

const percent = (part: number): string => `${part * 100}%`;

/** The answers that a text of the page is written from, and nothing else of it. */
const WRITTEN_FROM: Readonly<Record<string, Place['field']>> = {
  description: 'rewritten_pet_description',
  bio: 'rewritten_owner_description',
};

const tells = (place: Place, field: string): boolean =>
  place.answer === field || (place.field !== undefined && place.field === WRITTEN_FROM[field]);

/** Where on the page it stands what is being typed. */
const Typed = ({ place }: { place: Place | undefined }) =>
  place && (
    <div
      aria-hidden
      style={placeBox(place)}
      className="pointer-events-none absolute rounded-sm bg-marigold/20 transition-all duration-200"
    />
  );

interface Here {
  step: FormStep;
  of: PageOf;
  onField: (field: string) => void;
}

/** A fact leads to its question: on this step, or where the pet is saved, on its own. */
const wayTo = (place: Place, { step, of, onField }: Here): PlaceToGo[] => {
  const { answer, step: asked } = place;
  if (!answer || !asked) return [];
  if (asked === step) return [{ place, way: { press: () => onField(answer) } }];
  return of.kind === 'pet' ? [{ place, way: { to: paths.answer(asked, of.id, answer) } }] : [];
};
