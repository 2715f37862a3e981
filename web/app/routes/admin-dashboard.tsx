import { AdminHeader } from '~/features/admin/admin-header.tsx';
import { Dashboard } from '~/features/admin/dashboard.tsx';
import { viewIn } from '~/features/admin/dashboard-view.ts';
import { loadDashboard } from '~/features/admin/load-dashboard.ts';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { pageTitle } from '~/lib/page-title.ts';
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
