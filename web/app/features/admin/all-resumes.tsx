import type { AdminResume } from '@pawsume/contract/admin';
import { messages } from '@pawsume/contract/messages';
import { EmptyState } from '~/ui/empty-state.tsx';
import type { View } from './dashboard-view.ts';
import type { Loaded } from './load-dashboard.ts';
import { LoadedList } from './loaded-list.tsx';
import { PageButtons } from './page-buttons.tsx';
import { lastPage } from './page-numbers.ts';
import { RecordTable } from './record-table.tsx';
import { Day } from './when.tsx';

const PAGE_SIZE = 20;

interface Props {
  view: View;
  loaded: Loaded<AdminResume[]> | null;
  busy: boolean;
}

export const AllResumes = ({ view, loaded, busy }: Props) => (
  <LoadedList loaded={loaded} loading="Loading résumés">
    {(resumes) => (resumes.length === 0 ? <NoResumes /> : <ResumePage view={view} resumes={resumes} busy={busy} />)}
  </LoadedList>
);

const ResumePage = ({ view, resumes, busy }: { view: View; resumes: readonly AdminResume[]; busy: boolean }) => {
  const last = lastPage(resumes.length, PAGE_SIZE);
  const page = Math.min(view.page, last);
  const shown = resumes.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return (
    <>
      <RecordTable label="Résumés" columns={COLUMNS} records={shown} busy={busy} />
      <PageButtons view={{ ...view, page }} last={last} />
    </>
  );
};

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
