import type { AdminResume } from '@pawsume/contract/admin';
import { messages } from '@pawsume/contract/messages';
import { EmptyState } from '~/ui/empty-state.tsx';
import type { View } from './dashboard-view.ts';
import type { ListPage, Loaded } from './load-dashboard.ts';
import { LoadedList } from './loaded-list.tsx';
import { PagedTable } from './paged-table.tsx';
import type { RecordTable } from './record-table.tsx';
import { Day } from './when.tsx';

interface Props {
  view: View;
  loaded: Loaded<ListPage<AdminResume>> | null;
  busy: boolean;
}

export const AllResumes = ({ view, loaded, busy }: Props) => (
  <LoadedList loaded={loaded} loading="Loading résumés">
    {(page) => (
      <PagedTable label="Résumés" columns={COLUMNS} page={page} view={view} busy={busy} empty={<NoResumes />} />
    )}
  </LoadedList>
);

const COLUMNS: Parameters<typeof RecordTable<AdminResume>>[0]['columns'] = [
  { label: 'ID', cell: ({ id }) => id },
  {
    label: 'Pet Name',
    thirds: 2,
    cell: ({ pet_name }) => <span className="font-semibold wrap-anywhere">{pet_name}</span>,
  },
  { label: 'User ID', cell: ({ user_id }) => user_id },
  {
    label: 'Paid',
    cell: ({ is_paid }) => (is_paid ? <span className="font-semibold text-leaf">Yes</span> : 'No'),
  },
  { label: 'Created At', cell: ({ created_at }) => <Day iso={created_at} /> },
];

const NoResumes = () => (
  <EmptyState title={messages.admin.noResumes} action={null}>
    Every résumé that somebody generates is listed here.
  </EmptyState>
);
