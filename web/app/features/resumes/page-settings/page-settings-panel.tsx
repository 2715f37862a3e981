import { messages } from '@pawsume/contract/messages';
import { PAPERS, type PageSettings, PURPOSES } from '@pawsume/contract/page-settings';
import type { DrawnPage } from '@pawsume/contract/resumes';
import { Link } from 'react-router';
import type { Drawn } from '~/api/send-for-picture.ts';
import { paths } from '~/paths.ts';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { ChoiceRow } from '~/ui/choice-row.tsx';
import { Notice } from '~/ui/notice.tsx';
import { useWritingAgain } from '../use-writing-again.ts';
import { WriteAgain } from '../write-again.tsx';
import { AccentChoice } from './accent-choice.tsx';
import { DesignChoice } from './design-choice.tsx';
import { PageInSight } from './page-in-sight.tsx';
import { ShownSwitches } from './shown-switches.tsx';
import { usePageSettings } from './use-page-settings.ts';

/** The text stays with the reader it was written for, until its owner has it written for this one. */
const NewReader = ({ resumeId, onWritten }: { resumeId: number; onWritten: () => void }) => {
  const { writing, failure, written, writeAgain, close } = useWritingAgain(resumeId);
  if (written) return <WriteAgain resumeId={resumeId} written={written} onSaved={onWritten} onCancel={close} />;
  return (
    <div className="grid gap-3">
      <p className="text-[0.9375rem] text-soft">{messages.page.textStays}</p>
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button variant="secondary" loading={writing} loadingLabel="Writing…" onClick={writeAgain}>
          Write again
        </Button>
        <Link to={paths.editResume(resumeId)} className="text-link">
          Change the text
        </Link>
      </div>
    </div>
  );
};

interface Props {
  resumeId: number;
  stored: PageSettings;
  hiddenContacts: readonly string[];
  preview: Promise<Drawn<DrawnPage>>;
}

/** For whom the page is, how it looks and what it shows: each choice is seen on the page at once. */
export const PageSettingsPanel = ({ resumeId, stored, hiddenContacts, preview }: Props) => {
  const { settings, changing, failure, hasNewReader, forgetNewReader, change } = usePageSettings(resumeId, stored);
  const { purpose, accent, paper, shown } = settings;
  return (
    <Card aria-busy={changing} className="grid gap-6 max-lg:[&_:is(a,button,input,[role=switch])]:scroll-mt-56 sm:p-7">
      <PageInSight preview={preview} paper={stored.paper} />
      <ChoiceRow
        label={messages.page.whoIsItFor}
        options={PURPOSES}
        value={purpose}
        onChange={(chosen) => change({ purpose: chosen })}
      />
      {hasNewReader && <NewReader key={purpose} resumeId={resumeId} onWritten={forgetNewReader} />}
      <DesignChoice
        resumeId={resumeId}
        settings={settings}
        stored={stored}
        preview={preview}
        onChange={(chosen) => change({ design: chosen })}
      />
      <AccentChoice value={accent} onChange={(chosen) => change({ accent: chosen })} />
      <ChoiceRow label="Paper" options={PAPERS} value={paper} onChange={(chosen) => change({ paper: chosen })} />
      <ShownSwitches shown={shown} hiddenContacts={hiddenContacts} onChange={(part) => change({ shown: part })} />
      {failure && <Notice tone="error">{failure}</Notice>}
    </Card>
  );
};
