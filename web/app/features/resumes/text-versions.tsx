import { messages } from '@pawsume/contract/messages';
import { restoreVersion, type TextCause, type TextVersion } from '@pawsume/contract/resume-text';
import { BUILT_IN, PROSE_FIELDS } from '@pawsume/contract/resumes';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useAttempt } from '~/api/use-attempt.ts';
import { useSend } from '~/api/use-send.ts';
import { formatMoment } from '~/lib/format.ts';
import { paths } from '~/paths.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { Notice } from '~/ui/notice.tsx';
import { toast } from '~/ui/toast.ts';
import { ComparedText } from './compared-text.tsx';
import { PROSE_LABELS } from './prose-labels.ts';

const CAUSES: Record<TextCause, string> = {
  generated: 'Written',
  edited: 'Changed by you',
  rewritten: 'Written again',
  restored: 'Brought back',
};

/** Brings an earlier text of a résumé back, in place of the version that its owner sees, and shows the page with it. */
const useRestoreText = (resumeId: number, baseVersion: number | undefined) => {
  const send = useSend();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [restoring, setRestoring] = useState<number | null>(null);
  const { attempt, failure } = useAttempt();
  const restore = async (version: number) => {
    setRestoring(version);
    const isRestored = await attempt(messages.resumes.textNotRestored, async () => {
      const params = { id: resumeId, version: String(version) };
      const { msg } = await send(restoreVersion, { params, body: { version: baseVersion } });
      toast.success(msg);
      await navigate(paths.resume(resumeId));
    });
    if (!isRestored) await revalidate();
    setRestoring(null);
  };
  return { restoring, failure, restore };
};

interface Props {
  resumeId: number;
  /** Newest first: the first one is the text as it is. */
  versions: readonly TextVersion[];
}

/** Every text that a résumé has had: to be compared with the one it has, and brought back. */
export const TextVersions = ({ resumeId, versions: [now, ...earlier] }: Props) => {
  const { restoring, failure, restore } = useRestoreText(resumeId, now?.version);
  if (!now) return null;
  return (
    <>
      {failure && <Notice tone="error">{failure}</Notice>}
      <ol className="grid gap-4">
        <li>
          <Card className="grid gap-3">
            <VersionHead version={now} isNow />
          </Card>
        </li>
        {earlier.map((version) => (
          <li key={version.version}>
            <Card className="grid gap-4">
              <VersionHead version={version} />
              <details className="rounded-lg border border-line px-4">
                <summary className="min-h-11 cursor-pointer py-2.5 text-link">{messages.resumes.compareTexts}</summary>
                <Comparison earlier={version} now={now} />
              </details>
              <Button
                variant="secondary"
                className="justify-self-start max-sm:justify-self-stretch"
                loading={restoring === version.version}
                loadingLabel="Bringing back…"
                disabled={restoring !== null && restoring !== version.version}
                onClick={() => restore(version.version)}
              >
                Bring this text back<span className="sr-only">: {nameOf(version)}</span>
              </Button>
            </Card>
          </li>
        ))}
      </ol>
    </>
  );
};

const nameOf = ({ cause, created_at }: TextVersion): string => `${CAUSES[cause]}, ${formatMoment(created_at)}`;

const VersionHead = ({ version, isNow = false }: { version: TextVersion; isNow?: boolean }) => (
  <div className="grid gap-1">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 className="text-xl">{CAUSES[version.cause]}</h2>
      {isNow && <Badge tone="leaf">The text as it is</Badge>}
    </div>
    <p className="text-soft">
      <time dateTime={version.created_at}>{formatMoment(version.created_at)}</time>
      {version.cause !== 'edited' && (
        <span>{` · ${version.written_by === BUILT_IN ? 'our built-in writer' : 'AI'}`}</span>
      )}
    </p>
    <p>{version.one_liner_description}</p>
  </div>
);

const Comparison = ({ earlier, now }: { earlier: TextVersion; now: TextVersion }) => {
  const differing = PROSE_FIELDS.filter((field) => earlier[field] !== now[field]);
  if (differing.length === 0) return <p className="pb-4">{messages.resumes.sameText}</p>;
  return (
    <div className="grid gap-6 pb-5">
      {differing.map((field) => (
        <section key={field} aria-label={PROSE_LABELS[field]} className="grid gap-3">
          <h3 className="font-sans text-base font-semibold">{PROSE_LABELS[field]}</h3>
          <div className="grid gap-4 md:grid-cols-2">
            <Side title="Then" before={earlier[field]} after={now[field]} side="before" />
            <Side title="Now" before={earlier[field]} after={now[field]} side="after" />
          </div>
        </section>
      ))}
    </div>
  );
};

interface SideProps {
  title: string;
  before: string;
  after: string;
  side: 'before' | 'after';
}

const Side = ({ title, ...texts }: SideProps) => (
  <div className="grid content-start gap-1">
    <p className="eyebrow">{title}</p>
    <p className="whitespace-pre-line">
      <ComparedText {...texts} />
    </p>
  </div>
);
