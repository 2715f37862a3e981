import { Tabs } from '@base-ui/react/tabs';
import type { HeldPayment } from '@pawsume/contract/admin';
import { messages } from '@pawsume/contract/messages';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Activity } from './activity.tsx';
import { AllResumes } from './all-resumes.tsx';
import { pathOf, type Tab, type View, viewIn } from './dashboard-view.ts';
import { countOf, FailedJobsPanel } from './failed-jobs.tsx';
import { HeldCard } from './held-card.tsx';
import type { DashboardData, Loaded } from './load-dashboard.ts';
import { LoadedList } from './loaded-list.tsx';
import { ManageUsers } from './manage-users.tsx';
import { NumbersPanel } from './numbers/numbers-panel.tsx';
import { countReported, References } from './references.tsx';
import { TestMail } from './test-mail.tsx';

const PANEL = 'grid gap-6 rounded-2xl';

export const Dashboard = ({ data }: { data: DashboardData }) => {
  const { view, busy } = useView();
  const navigate = useNavigate();
  return (
    <Tabs.Root
      value={view.tab}
      onValueChange={(tab: Tab) => navigate(pathOf({ tab }), { preventScrollReset: true })}
      className="grid gap-6"
    >
      <Tabs.List className="grid grid-cols-3 gap-x-0.5 gap-y-3 border-b border-line lg:flex lg:gap-2">
        <TabButton value="users">Manage Users</TabButton>
        <TabButton value="resumes">All Résumés</TabButton>
        <TabButton value="held" count={'list' in data.held ? data.held.list.length : 0}>
          Held Payments
        </TabButton>
        <TabButton value="jobs" count={'list' in data.jobs ? countOf(data.jobs.list) : 0}>
          Failed Jobs
        </TabButton>
        <TabButton value="references" count={'list' in data.references ? countReported(data.references.list) : 0}>
          References
        </TabButton>
        <TabButton value="activity">Activity</TabButton>
        <TabButton value="numbers">Numbers</TabButton>
      </Tabs.List>
      <Tabs.Panel value="users" className={PANEL}>
        <ManageUsers view={view} loaded={data.users} busy={busy} />
      </Tabs.Panel>
      <Tabs.Panel value="resumes" className={PANEL}>
        <AllResumes view={view} loaded={data.resumes} busy={busy} />
      </Tabs.Panel>
      <Tabs.Panel value="held" className={PANEL}>
        <HeldPayments loaded={data.held} />
      </Tabs.Panel>
      <Tabs.Panel value="jobs" className={PANEL}>
        <FailedJobsPanel loaded={data.jobs} />
        <TestMail />
      </Tabs.Panel>
      <Tabs.Panel value="references" className={PANEL}>
        <References loaded={data.references} />
      </Tabs.Panel>
      <Tabs.Panel value="activity" className={PANEL}>
        <Activity view={view} loaded={data.activity} busy={busy} />
      </Tabs.Panel>
      <Tabs.Panel value="numbers" className={PANEL}>
        <NumbersPanel view={view} loaded={data.numbers} busy={busy} />
      </Tabs.Panel>
    </Tabs.Root>
  );
};

/** The view that was asked for last, although it may still be on its way. */
const useView = (): { view: View; busy: boolean } => {
  const here = useLocation();
  const { location: next } = useNavigation();
  const busy = next?.pathname === here.pathname;
  return { view: viewIn(new URLSearchParams(busy ? next.search : here.search)), busy };
};

const TabButton = ({ value, count = 0, children }: { value: Tab; count?: number; children: string }) => (
  <Tabs.Tab
    value={value}
    className="relative -mb-px min-h-12 rounded-t-xl border-b-3 border-transparent px-0.5 py-2 text-center max-sm:text-[0.9375rem] max-[22rem]:px-0 max-[22rem]:text-[0.8125rem] leading-tight font-semibold text-soft transition-colors hover:bg-leaf-tint hover:text-ink data-active:border-leaf data-active:text-leaf forced-colors:data-active:underline lg:px-5"
  >
    {children}
    {count > 0 && (
      <>
        {' '}
        <span className="inline-block min-w-5 rounded-full bg-marigold max-lg:absolute max-lg:-top-3 max-lg:left-1/2 max-lg:-translate-x-1/2 px-1.5 text-[0.8125rem] leading-5 text-night tabular-nums">
          {count}
        </span>
      </>
    )}
  </Tabs.Tab>
);

const HeldPayments = ({ loaded }: { loaded: Loaded<HeldPayment[]> }) => (
  <LoadedList loaded={loaded} loading="Loading held payments">
    {(payments) =>
      payments.length === 0 ? (
        <EmptyState title={messages.admin.noHeld} action={null}>
          Money that does not fit what was asked for is kept here until somebody has looked at it.
        </EmptyState>
      ) : (
        <>
          <p>{messages.admin.refundFirst}</p>
          <ul aria-label="Held Payments" className="grid gap-5 lg:grid-cols-2">
            {payments.map((payment) => (
              <HeldCard key={payment.payment_id} payment={payment} />
            ))}
          </ul>
        </>
      )
    }
  </LoadedList>
);
