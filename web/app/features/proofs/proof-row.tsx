import type { Purpose } from '@pawsume/contract/page-settings';
import { proofMessages } from '@pawsume/contract/proof-messages';
import { getProofFile, getProofThumbnail, type Proof, proofTitle } from '@pawsume/contract/proofs';
import { useEffect, useState } from 'react';
import { send } from '~/api/client.ts';
import { useAttempt } from '~/api/use-attempt.ts';
import { useSend } from '~/api/use-send.ts';
import { formatDay } from '~/lib/format.ts';
import { saveFile } from '~/lib/save-file.ts';
import { useObjectUrl } from '~/lib/use-object-url.ts';
import { Notice } from '~/ui/notice.tsx';
import { Switch } from '~/ui/switch.tsx';
import { FileText } from '../../ui/icons.tsx';
import { useShowProof } from './use-show-proof.ts';

/** Its first page, small. Nobody is served it at a path, so it is asked for as its owner. */
const ProofThumbnail = ({ id }: Pick<Proof, 'id'>) => {
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

interface Props {
  proof: Proof;
  link: { resume_id: number; purpose: Purpose };
  onChanged: (shownOn: Proof['shown_on']) => void;
  onDelete: () => void;
}

/** A proof: what it is, whether the link shows it, and what can be done with it. */
export const ProofRow = ({ proof, link, onChanged, onDelete }: Props) => {
  const { shown, show, failure } = useShowProof({ proof, link, onChanged });
  const { saving, save, problem } = useSaveCopy(proof);
  const title = proofTitle(proof);
  return (
    <li className="grid gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex items-start gap-4">
        <ProofThumbnail id={proof.id} />
        <div className="min-w-0 flex-1">
          <h3 className="font-sans text-base font-semibold wrap-anywhere">{title}</h3>
          <p className="text-[0.9375rem] text-soft">
            <span>{proof.is_pdf ? `PDF, ${proofMessages.pages(proof.pages)}` : proofMessages.picture}</span> ·{' '}
            {formatDay(proof.created_at)}
          </p>
          <div className="flex flex-wrap gap-x-5">
            <button type="button" aria-busy={saving || undefined} className="min-h-11 text-link" onClick={save}>
              {proofMessages.save}
              <span className="sr-only"> of {title}</span>
            </button>
            <button type="button" className="min-h-11 text-link" onClick={onDelete}>
              Delete<span className="sr-only"> {title}</span>
            </button>
          </div>
        </div>
      </div>
      <Switch label={proofMessages.showOn[link.purpose]} checked={shown} onChange={show} />
      {(failure ?? problem) && <Notice tone="error">{failure ?? problem}</Notice>}
    </li>
  );
};

const useSaveCopy = (proof: Proof) => {
  const send = useSend();
  const { busy, attempt, failure } = useAttempt();
  const save = async () => {
    if (busy) return;
    await attempt(proofMessages.openFailed, async () => {
      const file = await send(getProofFile, { params: { id: proof.id } });
      saveFile(file, `${proofTitle(proof).replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.${proof.is_pdf ? 'pdf' : 'jpg'}`);
    });
  };
  return { saving: busy, save, problem: failure };
};
