import { ADMIN_PAGE_SIZE, type AdminUser } from '@pawsume/contract/admin';
import { messages } from '@pawsume/contract/messages';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { ChangeCredits } from './change-credits.tsx';
import { pathOf, type View } from './dashboard-view.ts';
import type { Loaded, UserPage } from './load-dashboard.ts';
import { LoadedList } from './loaded-list.tsx';
import { PageButtons } from './page-buttons.tsx';
import { lastPage } from './page-numbers.ts';
import { RecordTable } from './record-table.tsx';
import { UserSearch } from './user-search.tsx';
import { Day, Moment } from './when.tsx';

interface Props {
  view: View;
  loaded: Loaded<UserPage> | null;
  busy: boolean;
}

export const ManageUsers = ({ view, loaded, busy }: Props) => (
  <>
    <UserSearch search={view.search} busy={busy && loaded !== null} />
    <LoadedList loaded={loaded} loading="Loading users">
      {({ users, total }) =>
        total === 0 ? (
          <NoUsers search={view.search} />
        ) : (
          <>
            <RecordTable label="Users" columns={COLUMNS} records={users} busy={busy} />
            <PageButtons view={view} last={lastPage(total, ADMIN_PAGE_SIZE)} />
          </>
        )
      }
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
  { label: 'Last Login', cell: ({ last_login }) => <LastLogin at={last_login} /> },
  {
    label: 'Actions',
    thirds: 3,
    plain: true,
    cell: (user) => <ChangeCredits user={user} describedBy={nameId(user)} />,
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
