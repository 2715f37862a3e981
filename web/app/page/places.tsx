import type { Place } from '@pawsume/contract/resumes';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '~/lib/cx.ts';
import { nearestPlace } from './nearest-place.ts';
import { keyOfPlace, placeBox } from './place-box.ts';

/** What a place leads to: something to do here, or an address. */
export type Way = { press: () => void } | { to: string };

export interface PlaceToGo {
  place: Place;
  way: Way;
}

// The sheet is white in every scheme.
const TARGET =
  'absolute rounded-sm outline-offset-0 hover:bg-marigold/20 hover:outline-2 hover:outline-night focus-visible:bg-marigold/20';
/** Until it is at hand itself, a text that can be written in place is seen to be one. */
const TEXT =
  'cursor-text not-focus-visible:outline-1 not-focus-visible:outline-night/30 not-focus-visible:outline-dashed';
/** Its name, to those who point at it. */
const NAME =
  'pointer-events-none absolute bottom-full left-0 z-10 mb-0.5 hidden rounded-md bg-night px-2 py-0.5 text-[0.8125rem] whitespace-nowrap text-white group-hover:block group-focus-visible:block';

/** Over a page: each place that can be changed is a button, or a link, of the size of what stands there. */
export const Places = ({ places }: { places: readonly PlaceToGo[] }) => {
  // A touch beside all of them means the nearest.
  const pressNearest = ({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    if (target !== currentTarget) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const all = places.map(({ place }) => place);
    const nearest = nearestPlace(all, { x: clientX - left, y: clientY - top }, { width, height });
    // The place is a child of its own, in the order of the places.
    const there = nearest && currentTarget.children[all.indexOf(nearest)];
    if (there instanceof HTMLElement) there.click();
  };
  return (
    // biome-ignore lint/a11y: the keyboard has the places themselves
    <div data-places className="absolute inset-0" onClick={pressNearest}>
      {places.map(({ place, way }) => (
        <Target key={keyOfPlace(place)} place={place} way={way}>
          <span className="sr-only">Edit: {place.name}</span>
          <span aria-hidden className={NAME}>
            Edit: {place.name}
          </span>
        </Target>
      ))}
    </div>
  );
};

const Target = ({ place, way, children }: PlaceToGo & { children: ReactNode }) => {
  const common = { 'data-place': place.field ?? place.answer, style: placeBox(place) };
  return 'to' in way ? (
    <Link {...common} to={way.to} className={cx('group', TARGET)}>
      {children}
    </Link>
  ) : (
    <button {...common} type="button" onClick={way.press} className={cx('group', TARGET, place.field && TEXT)}>
      {children}
    </button>
  );
};
