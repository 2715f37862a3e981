import { PICTURE_WIDTHS, previewResume } from '@pawsume/contract/resumes';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { sendForPicture } from '~/api/send-for-picture.ts';
import { useLoggedIn } from '~/api/session.ts';
import { useObjectUrl } from '~/lib/use-object-url.ts';
import { Picture } from '~/ui/picture.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';

/** Does works one after the other, in the order they came. One whose signal is aborted by its turn is left out, and fails. */
const oneAtATime = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T,>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    const mine = last.then(() => {
      signal.throwIfAborted();
      return work();
    });
    last = mine.catch(() => undefined);
    return mine;
  };
};

/** Whether an element has come near to what is in view. */
const useSeen = (element: RefObject<Element | null>): boolean => {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin: '200px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
};

interface Props {
  resumeId: number;
  /** Of the pet, where the page cannot be drawn. */
  picture: string | null;
}

const query = { width: `${PICTURE_WIDTHS[0]}` } as const;
// A long list asks for one page at a time, and leaves the press to whoever waits for it.
const inTurn = oneAtATime();

/** The page of a résumé, as small as a card, once it comes into view. */
export const PageThumbnail = ({ resumeId, picture }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  // Who logs out asks for no more.
  const isLoggedIn = useLoggedIn();
  const [page, setPage] = useState<Blob | 'none' | null>(null);
  useEffect(() => {
    if (!isSeen || !isLoggedIn) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    inTurn(signal, () => sendForPicture(previewResume, { params: { id: resumeId }, query, signal })).then(
      (drawn) => signal.aborted || setPage('picture' in drawn ? drawn.picture : 'none'),
      () => signal.aborted || setPage('none'),
    );
    return () => leaving.abort();
  }, [isSeen, isLoggedIn, resumeId]);
  return (
    <div ref={place} className="aspect-[210/297] w-full overflow-hidden rounded-md bg-white shadow-card">
      {page === 'none' ? <Picture url={picture} className="size-full aspect-auto" /> : <Sheet picture={page} />}
    </div>
  );
};

const Sheet = ({ picture }: { picture: Blob | null }) => {
  const url = useObjectUrl(picture);
  return url ? (
    <img src={url} alt="" className="block size-full animate-arrive-softly object-contain object-top" />
  ) : (
    <Skeleton className="size-full rounded-none" />
  );
};
