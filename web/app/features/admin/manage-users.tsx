import type { AdminUser } from '@pawsume/contract/admin';
import { messages } from '@pawsume/contract/messages';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { ChangeCredits } from './change-credits.tsx';
import { pathOf, type View } from './dashboard-view.ts';
import type { ListPage, Loaded } from './load-dashboard.ts';
import { LoadedList } from './loaded-list.tsx';
import { LogOutEverywhere } from './log-out-everywhere.tsx';
import { PagedTable } from './paged-table.tsx';
import type { RecordTable } from './record-table.tsx';
import { UserSearch } from './user-search.tsx';
import { Day, Moment } from './when.tsx';

interface Props {
  view: View;
  loaded: Loaded<ListPage<AdminUser>> | null;
  busy: boolean;
}

export const ManageUsers = ({ view, loaded, busy }: Props) => (
  <>
    <UserSearch search={view.search} busy={busy && loaded !== null} />
    <LoadedList loaded={loaded} loading="Loading users">
      {(page) => (
        <PagedTable
          label="Users"
          columns={COLUMNS}
          page={page}
          view={view}
          busy={busy}
          empty={<NoUsers search={view.search} />}
        />
      )}
    </LoadedList>
  </>
);

const nameId = ({ id }: AdminUser): string => `user-${id}`;

const COLUMNS: Parameters<typeof RecordTable<AdminUser>>[0]['columns'] = [
  { label: 'ID', cell: ({ id }) => id },
  {
    label: 'Username',
    thirds: 2,
    cell: (user) => (
      <span id={nameId(user)} className="block font-semibold wrap-anywhere lg:max-w-36">
        {user.username}
      </span>
    ),
  },
  { label: 'Email', thirds: 3, cell: ({ email }) => (email ? <Email email={email} /> : '—') },
  { label: 'Credits', cell: ({ download_credits }) => <strong>{download_credits}</strong> },
  { label: 'Created', cell: ({ created_at }) => <Day iso={created_at} /> },
  { label: 'Last Login', cell: ({ last_login }) => <LastLogin at={last_login ?? null} /> },
  {
    label: 'Actions',
    thirds: 3,
    plain: true,
    cell: (user) => (
      <div className="flex gap-2">
        <ChangeCredits user={user} describedBy={nameId(user)} />
        <LogOutEverywhere user={user} describedBy={nameId(user)} />
      </div>
    ),
  },
];

// A long address breaks before its host if it can, else anywhere.
const Email = ({ email }: Pick<AdminUser, 'email'>) => {
  const at = email.lastIndexOf('@');
  return (
    <span className="wrap-anywhere">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
};

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
