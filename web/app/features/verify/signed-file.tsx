import { messages } from '@pawsume/contract/messages';
import { canonical, type FileCheck } from '@pawsume/contract/registry';
import { registryMessages } from '@pawsume/contract/registry-messages';
import { formatDay } from '~/lib/format.ts';
import { saveFile } from '~/lib/save-file.ts';
import { Button } from '~/ui/button.tsx';
import { Download, ShieldCheck, ShieldQuestion } from '../../ui/icons.tsx';
import type { Signature } from './check-signature.ts';

const { page } = messages;

const SIGNATURES = {
  right: { Icon: ShieldCheck, words: registryMessages.signatureChecked },
  withdrawn: { Icon: ShieldQuestion, words: registryMessages.signatureWithdrawn },
  unchecked: { Icon: ShieldQuestion, words: registryMessages.signatureUnchecked },
} as const;

type Known = Exclude<FileCheck, { state: 'unknown' }>;

/** The record as a file that can be checked without us: `signed` are the very signs that the signature is made over. */
const saveRecord = ({ signed }: Known): void => {
  const record = { algorithm: 'Ed25519', ...signed, signed: canonical(signed.record) };
  saveFile(new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }), 'signed-record.json');
};

/** Of a file that is ours: which pet it is of, when it was made, and its signed record. */
export const SignedFile = ({ check, signature }: { check: Known; signature: Exclude<Signature, 'wrong'> }) => {
  const { Icon, words } = SIGNATURES[signature];
  return (
    <div className="grid gap-4 rounded-xl bg-surface p-4 sm:p-5 forced-colors:border">
      <p>
        {check.pet_name !== '' && <strong className="block text-lg wrap-anywhere">{check.pet_name}</strong>}
        <span className="text-soft">
          {page.purposes[check.purpose]} · {registryMessages.madeOn(formatDay(check.made_at))}
        </span>
      </p>
      <p className="flex items-start gap-2">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
        <span>{words}</span>
      </p>
      {signature !== 'withdrawn' && (
        <div className="grid justify-items-start gap-1.5">
          <Button variant="secondary" onClick={() => saveRecord(check)}>
            <Download aria-hidden className="size-5" />
            {registryMessages.saveRecord}
          </Button>
          <span className="text-[0.9375rem] text-soft">{registryMessages.recordExplained}</span>
        </div>
      )}
    </div>
  );
};
