import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import { type AdminConfirmation, stopAnyConfirmation } from '@pawsume/contract/confirmations';
import { useState } from 'react';
import { send } from '~/api/client.ts';
import { Button } from '~/ui/button.tsx';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { FactList } from '~/ui/fact-list.tsx';
import type { Loaded } from './load-dashboard.ts';
import { LoadedList } from './loaded-list.tsx';
import { useChange } from './use-change.ts';
import { Moment } from './when.tsx';

const OVER: readonly AdminConfirmation['state'][] = ['declined', 'withdrawn', 'stopped'];

/** How many were reported and still stand. */
export const countReported = (all: AdminConfirmation[]): number =>
  all.filter(({ reports, state }) => reports > 0 && !OVER.includes(state)).length;

/** Whom owners asked to confirm what they say; those that somebody reported come first, and each can be stopped. */
export const References = ({ loaded }: { loaded: Loaded<AdminConfirmation[]> }) => (
  <LoadedList loaded={loaded} loading="Loading the references">
    {(all) =>
      all.length === 0 ? (
        <EmptyState title={messages.adminNone} action={null}>
          {messages.adminExplained}
        </EmptyState>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {all.map((confirmation) => (
            <ReferenceCard key={confirmation.id} confirmation={confirmation} />
          ))}
        </ul>
      )
    }
  </LoadedList>
);

const ReferenceCard = ({ confirmation }: { confirmation: AdminConfirmation }) => {
  const { id, username, kind, name, signed, words, how, state, asked_at, reports, report_reason } = confirmation;
  const [asking, setAsking] = useState(false);
  const { change, busy, failure } = useChange();
  const stop = async () => {
    if (await change(messages.failed, () => send(stopAnyConfirmation, { params: { id } }))) setAsking(false);
  };
  return (
    <li className="grid content-between gap-4 rounded-3xl bg-surface p-5 shadow-card wrap-anywhere">
      <FactList
        facts={[
          { label: 'Reference', value: `${name}, ${kind.toLowerCase()}` },
          { label: 'Asked by', value: username },
          { label: 'Asked', value: <Moment iso={asked_at} /> },
          { label: 'How', value: how },
          { label: 'State', value: state },
          ...(signed ? [{ label: 'Signed', value: signed }] : []),
          ...(words ? [{ label: 'Words', value: words }] : []),
          ...(reports > 0 ? [{ label: 'Reported', value: `${reports} ×: ${report_reason || 'no reason'}` }] : []),
        ]}
      />
      {!OVER.includes(state) && (
        <Button variant="secondary" onClick={() => setAsking(true)} className="justify-self-start">
          {messages.stop}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        question={messages.stopQuestion(name)}
        confirmLabel={messages.stop}
        danger
        loading={busy}
        error={failure}
        onConfirm={stop}
        onCancel={() => setAsking(false)}
      >
        {messages.stopExplained}
      </ConfirmDialog>
    </li>
  );
};
