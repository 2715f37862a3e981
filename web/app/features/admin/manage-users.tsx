import type { AdminUser } from '@pawsume/contract/admin';
import { messages } from '@pawsume/contract/messages';
import { Link } from 'react-router';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Breakable } from './breakable.tsx';
import { ChangeCredits } from './change-credits.tsx';
import { pathOf, type View } from './dashboard-view.ts';
import { HelpUser } from './help-user.tsx';
import { ListSearch } from './list-search.tsx';
import type { ListPage, Loaded } from './load-dashboard.ts';
import { LoadedList } from './loaded-list.tsx';
import { LogOutEverywhere } from './log-out-everywhere.tsx';
import { OneUser } from './one-user.tsx';
import { PagedTable } from './paged-table.tsx';
import type { RecordTable } from './record-table.tsx';
import { Day, Moment } from './when.tsx';

interface Props {
  view: View;
  loaded: Loaded<ListPage<AdminUser>> | null;
  busy: boolean;
}

export const ManageUsers = ({ view, loaded, busy }: Props) => (
  <>
    <ListSearch label="Search by username or email" view={view} sorts={SORTS} busy={busy && loaded !== null} />
    <LoadedList loaded={loaded} loading="Loading users">
      {(page) => (
        <>
          <OneUser view={view} name={page.records[0]?.username} />
          <PagedTable
            label="Users"
            columns={COLUMNS}
            page={page}
            view={view}
            busy={busy}
            empty={<NoUsers search={view.search} />}
          />
        </>
      )}
    </LoadedList>
  </>
);

const SORTS = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  username: 'Username',
  credits: 'Most credits',
  'last-login': 'Last login',
};

const nameId = ({ id }: AdminUser): string => `user-${id}`;

const COLUMNS: Parameters<typeof RecordTable<AdminUser>>[0]['columns'] = [
  { label: 'ID', cell: ({ id }) => id },
  {
    label: 'Username',
    thirds: 2,
    cell: (user) => (
      <>
        <span id={nameId(user)} className="block font-semibold wrap-break-word lg:max-w-56">
          <Breakable text={user.username} />
        </span>
        <ResumesOf user={user} />
      </>
    ),
  },
  {
    label: 'Email',
    thirds: 3,
    cell: ({ email }) =>
      email ? (
        <span className="block wrap-break-word lg:max-w-64">
          <Breakable text={email} />
        </span>
      ) : (
        '—'
      ),
  },
  { label: 'Credits', cell: ({ download_credits }) => <strong>{download_credits}</strong> },
  { label: 'Created', cell: ({ created_at }) => <Day iso={created_at} /> },
  { label: 'Last Login', cell: ({ last_login }) => <LastLogin at={last_login ?? null} /> },
  {
    label: 'Actions',
    thirds: 3,
    plain: true,
    cell: (user) => (
      <div className="flex gap-2 max-lg:flex-wrap">
        <ChangeCredits user={user} describedBy={nameId(user)} />
        <div className="flex max-lg:ml-auto">
          <LogOutEverywhere user={user} describedBy={nameId(user)} />
          {!user.is_admin && <HelpUser user={user} describedBy={nameId(user)} />}
        </div>
      </div>
    ),
  },
];

const ResumesOf = ({ user: { id, username, resumes } }: { user: AdminUser }) =>
  resumes ? (
    <Link
      to={pathOf({ tab: 'resumes', user: id })}
      className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4"
    >
      <span>{resumes === 1 ? '1 résumé' : `${resumes} résumés`}</span>
      <span className="sr-only"> of {username}</span>
    </Link>
  ) : null;

const LastLogin = ({ at }: { at: string | null }) =>
  at === null ? (
    'N/A'
  ) : (
    <div className="lg:w-min">
      <Moment iso={at} />
    </div>
  );

const NoUsers = ({ search }: { search: string }) => (
  <EmptyState
    title={messages.admin.noUsers}
    action={
      <ButtonLink to={pathOf({})} variant="secondary">
        Show all users
      </ButtonLink>
    }
  >
    {search ? `No username or email contains “${search}”.` : 'Nobody has signed up yet.'}
  </EmptyState>
);
