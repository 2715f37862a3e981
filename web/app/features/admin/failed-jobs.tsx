import { JOB_KINDS, type JobKind } from '@pawsume/contract/job-kinds';
import { jobMessages } from '@pawsume/contract/job-messages';
import { retryJobs } from '@pawsume/contract/jobs';
import { send } from '~/api/client.ts';
import { Button } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { FactList } from '~/ui/fact-list.tsx';
import { Notice } from '~/ui/notice.tsx';
import type { FailedJobs, Loaded } from './load-dashboard.ts';
import { LoadedList } from './loaded-list.tsx';
import { useChange } from './use-change.ts';
import { Moment } from './when.tsx';

type Job = FailedJobs['jobs'][number];

/** How many were given up altogether. */
export const countOf = ({ counts }: FailedJobs): number =>
  JOB_KINDS.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);

/** Mails and other work that were given up, kind by kind, and how to have them tried again. */
export const FailedJobsPanel = ({ loaded }: { loaded: Loaded<FailedJobs> }) => (
  <LoadedList loaded={loaded} loading="Loading the failed jobs">
    {(failed) =>
      countOf(failed) === 0 ? (
        <EmptyState title={jobMessages.none} action={null}>
          {jobMessages.nothingExplained}
        </EmptyState>
      ) : (
        <>
          <p>{jobMessages.explained}</p>
          {JOB_KINDS.filter((kind) => failed.counts[kind]).map((kind) => (
            <KindOfJobs
              key={kind}
              kind={kind}
              count={failed.counts[kind] ?? 0}
              jobs={failed.jobs.filter((job) => job.kind === kind)}
            />
          ))}
        </>
      )
    }
  </LoadedList>
);

const KindOfJobs = ({ kind, count, jobs }: { kind: JobKind; count: number; jobs: Job[] }) => {
  const { change, busy, failure } = useChange();
  const retry = () => change(jobMessages.retryFailed, () => send(retryJobs, { body: { kind } }));
  const name = jobMessages.kinds[kind];
  return (
    <section aria-label={name} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">
          {name} <span className="font-normal text-soft">({count})</span>
        </h2>
        {count > 1 && (
          <Button variant="secondary" loading={busy} onClick={retry}>
            Send all {count} again
          </Button>
        )}
      </div>
      {failure && <Notice tone="error">{failure}</Notice>}
      <ul className="grid gap-4 lg:grid-cols-2">
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </ul>
    </section>
  );
};

const JobCard = ({ job }: { job: Job }) => {
  const { change, busy, failure } = useChange();
  const retry = () => change(jobMessages.retryFailed, () => send(retryJobs, { body: { id: job.id } }));
  return (
    <li className="grid content-between gap-4 rounded-3xl bg-surface p-5 shadow-card">
      <FactList
        facts={[
          { label: 'Given up', value: <Moment iso={job.failed_at} /> },
          { label: 'Posted', value: <Moment iso={job.posted_at} /> },
          { label: 'Reason', value: <span className="wrap-anywhere">{job.reason || 'Not known'}</span> },
          { label: 'Tries', value: job.tries },
          { label: 'User ID', value: job.user_id ?? '—' },
        ]}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button variant="secondary" loading={busy} onClick={retry} className="justify-self-start">
        Send again
      </Button>
    </li>
  );
};
