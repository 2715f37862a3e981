import { BRAND } from '@pawsume/contract/brand';
import { Link } from 'react-router';
import { useLogOut } from '~/api/use-log-out.ts';
import { Dashboard } from '~/features/admin/dashboard.tsx';
import { viewIn } from '~/features/admin/dashboard-view.ts';
import { loadDashboard } from '~/features/admin/load-dashboard.ts';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { paths } from '~/paths.ts';
import { Badge } from '~/ui/badge.tsx';
import { Logo } from '~/ui/logo.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import type { Route } from './+types/admin-dashboard';

export const meta = () => pageTitle('Admin Dashboard');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadDashboard(viewIn(new URL(request.url).searchParams));

export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  return (
    <PageShell width="desk" header={<AdminHeader />}>
      <PageHeader title="Admin Dashboard" />
      <Dashboard data={loaderData} />
    </PageShell>
  );
}

const item =
  'inline-flex min-h-11 items-center rounded-full px-2.5 font-semibold whitespace-nowrap hover:bg-leaf-tint sm:px-3';

/** The header of the administrators' screens: nothing of an owner's stands in it. */
const AdminHeader = () => {
  const logOut = useLogOut(paths.adminLogin());
  return (
    <header className="mx-auto flex w-full max-w-7xl flex-wrap items-center justify-between gap-x-2 px-4 py-4">
      <Link to={paths.adminDashboard()} className="flex min-h-11 items-center gap-2 rounded-lg">
        <Logo name={BRAND} />
        <Badge tone="leaf">Admin</Badge>
      </Link>
      <nav aria-label="Main" className="flex items-center max-sm:-mx-2.5">
        <Link to={paths.landing()} className={item}>
          Back to Home
        </Link>
        <button type="button" onClick={logOut} className={item}>
          Logout
        </button>
      </nav>
    </header>
  );
};
