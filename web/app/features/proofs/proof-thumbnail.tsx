import { getProofThumbnail, type Proof } from '@pawsume/contract/proofs';
import { FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { send } from '~/api/client.ts';
import { useObjectUrl } from '~/lib/use-object-url.ts';

/** Its first page, small. Nobody is served it at a path, so it is asked for as its owner. */
export const ProofThumbnail = ({ id }: Pick<Proof, 'id'>) => {
  const [picture, setPicture] = useState<Blob | null>(null);
  const url = useObjectUrl(picture);
  useEffect(() => {
    const leaving = new AbortController();
    // Without one, the drawn sheet stays.
    send(getProofThumbnail, { params: { id }, signal: leaving.signal }).then(setPicture, () => undefined);
    return () => leaving.abort();
  }, [id]);
  return (
    <div className="grid aspect-3/4 w-16 shrink-0 place-items-center overflow-hidden rounded-lg border border-line bg-white text-leaf">
      {url ? (
        <img src={url} alt="" className="size-full object-cover object-top" />
      ) : (
        <FileText aria-hidden className="size-7" />
      )}
    </div>
  );
};
