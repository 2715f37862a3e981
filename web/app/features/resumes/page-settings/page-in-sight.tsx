import { PAPER_SIZES, type Paper } from '@pawsume/contract/page-settings';
import type { DrawnPage } from '@pawsume/contract/resumes';
import { Suspense } from 'react';
import { Await } from 'react-router';
import type { Drawn } from '~/api/send-for-picture.ts';
import { useObjectUrl } from '~/lib/use-object-url.ts';

interface Props {
  preview: Promise<Drawn<DrawnPage>>;
  paper: Paper;
}

/** On a phone the page stands far above its settings: small, it goes along with them, so that a change is seen at once. */
export const PageInSight = ({ preview, paper }: Props) => (
  <Suspense fallback={<Frame paper={paper} />}>
    {/* Where it fails, the place of the page itself says so. */}
    <Await resolve={preview} errorElement={<span hidden />}>
      {(drawn) => 'picture' in drawn && <Frame paper={paper} picture={drawn.picture} />}
    </Await>
  </Suspense>
);

const Frame = ({ paper, picture = null }: { paper: Paper; picture?: Blob | null }) => {
  const url = useObjectUrl(picture);
  const { width, height } = PAPER_SIZES[paper];
  return (
    <div
      aria-hidden
      className="sticky top-17 z-10 -mx-5 -mt-5 grid justify-items-center rounded-t-3xl bg-surface py-3 sm:-mx-7 sm:-mt-7 lg:hidden [@media(max-height:37rem)]:hidden"
    >
      <div className="h-44 overflow-hidden rounded-md bg-white shadow-lifted" style={{ aspectRatio: width / height }}>
        {url && <img src={url} alt="" decoding="sync" className="block size-full" />}
      </div>
    </div>
  );
};
