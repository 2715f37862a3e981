import type { ShouldRevalidateFunction } from 'react-router';
import { Dashboard } from '~/features/admin/dashboard.tsx';
import { turnsPageOnly, viewIn } from '~/features/admin/dashboard-view.ts';
import { loadDashboard } from '~/features/admin/load-dashboard.ts';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { paths } from '~/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import type { Route } from './+types/admin-dashboard';

export const meta = () => pageTitle('Admin Dashboard');

const viewAt = (url: string | URL) => viewIn(new URL(url).searchParams);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadDashboard(viewAt(request.url));

export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && !turnsPageOnly(viewAt(currentUrl), viewAt(nextUrl));

export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  return (
    <PageShell width="wide">
      <PageHeader
        title="Admin Dashboard"
        actions={
          <ButtonLink to={paths.landing()} variant="secondary">
            Back to Home
          </ButtonLink>
        }
      />
      <Dashboard data={loaderData} />
    </PageShell>
  );
}
