import type { AuditEntry } from '@pawsume/contract/admin';
import { messages } from '@pawsume/contract/messages';
import { EmptyState } from '~/ui/empty-state.tsx';
import type { View } from './dashboard-view.ts';
import type { ListPage, Loaded } from './load-dashboard.ts';
import { LoadedList } from './loaded-list.tsx';
import { PagedTable } from './paged-table.tsx';
import type { RecordTable } from './record-table.tsx';
import { Moment } from './when.tsx';

interface Props {
  view: View;
  loaded: Loaded<ListPage<AuditEntry>> | null;
  busy: boolean;
}

/** Who of ours changed what. */
export const Activity = ({ view, loaded, busy }: Props) => (
  <LoadedList loaded={loaded} loading="Loading the activity">
    {(page) => (
      <PagedTable label="Activity" columns={COLUMNS} page={page} view={view} busy={busy} empty={<NoActivity />} />
    )}
  </LoadedList>
);

const COLUMNS: Parameters<typeof RecordTable<AuditEntry>>[0]['columns'] = [
  { label: 'Time', thirds: 2, cell: ({ timestamp }) => <Moment iso={timestamp} /> },
  { label: 'User ID', cell: ({ user_id }) => user_id ?? '—' },
  { label: 'Administrator', thirds: 3, cell: ({ actor }) => <span className="wrap-anywhere">{actor}</span> },
  {
    label: 'What was done',
    thirds: 3,
    cell: ({ action, note }) => (
      <div className="wrap-anywhere">
        <span className="font-semibold">{action}</span>
        {note && <p>{note}</p>}
      </div>
    ),
  },
];

const NoActivity = () => (
  <EmptyState title={messages.admin.noActivity} action={null}>
    Whatever an administrator changes is listed here.
  </EmptyState>
);
