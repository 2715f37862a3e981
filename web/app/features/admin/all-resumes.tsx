import type { AdminResume } from '@pawsume/contract/admin';
import { messages } from '@pawsume/contract/messages';
import { Link } from 'react-router';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Breakable } from './breakable.tsx';
import { pathOf, type View } from './dashboard-view.ts';
import { ListSearch } from './list-search.tsx';
import type { ListPage, Loaded } from './load-dashboard.ts';
import { LoadedList } from './loaded-list.tsx';
import { OneUser } from './one-user.tsx';
import { PagedTable } from './paged-table.tsx';
import type { RecordTable } from './record-table.tsx';
import { Day } from './when.tsx';

interface Props {
  view: View;
  loaded: Loaded<ListPage<AdminResume>> | null;
  busy: boolean;
}

export const AllResumes = ({ view, loaded, busy }: Props) => (
  <>
    <ListSearch label="Search by pet or username" view={view} sorts={SORTS} busy={busy && loaded !== null} />
    <LoadedList loaded={loaded} loading="Loading résumés">
      {(page) => (
        <>
          <OneUser view={view} name={page.records[0]?.username} />
          <PagedTable
            label="Résumés"
            columns={COLUMNS}
            page={page}
            view={view}
            busy={busy}
            empty={<NoResumes view={view} />}
          />
        </>
      )}
    </LoadedList>
  </>
);

const SORTS = { newest: 'Newest first', oldest: 'Oldest first', 'pet-name': 'Pet name', paid: 'Paid first' };

const COLUMNS: Parameters<typeof RecordTable<AdminResume>>[0]['columns'] = [
  { label: 'ID', cell: ({ id }) => id },
  {
    label: 'Pet Name',
    thirds: 2,
    cell: ({ pet_name }) => <span className="font-semibold wrap-anywhere">{pet_name}</span>,
  },
  { label: 'User ID', thirds: 2, cell: (resume) => <Owner resume={resume} /> },
  {
    label: 'Paid',
    cell: ({ is_paid }) => (is_paid ? <span className="font-semibold text-leaf">Yes</span> : 'No'),
  },
  { label: 'Created At', cell: ({ created_at }) => <Day iso={created_at} /> },
];

const Owner = ({ resume: { user_id, username } }: { resume: AdminResume }) => (
  <>
    <span>{user_id}</span>
    {username && (
      <span>
        {' '}
        <Link
          to={pathOf({ user: user_id })}
          className="inline-block max-w-full py-2.5 text-leaf underline underline-offset-4 wrap-break-word"
        >
          <Breakable text={username} />
        </Link>
      </span>
    )}
  </>
);

const NoResumes = ({ view: { search, user } }: { view: View }) => (
  <EmptyState
    title={messages.admin.noResumes}
    action={
      search ? (
        <ButtonLink to={pathOf({ tab: 'resumes' })} variant="secondary">
          Show all résumés
        </ButtonLink>
      ) : null
    }
  >
    {whyNone(search, user)}
  </EmptyState>
);

const whyNone = (search: View['search'], user: View['user']): string => {
  if (search) return `No pet or username contains “${search}”.`;
  return user ? 'This user has no résumés.' : 'Every résumé that somebody generates is listed here.';
};
