import type { ResumeItem } from '@pawsume/contract/resumes';
import { useState } from 'react';
import { formatDay } from '~/lib/format.ts';
import { paths } from '~/paths.ts';
import { Portrait } from '~/ui/art/portrait.tsx';
import { Rabbit } from '~/ui/art/rabbit.tsx';
import { Badge } from '~/ui/badge.tsx';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { CardGrid } from '~/ui/card-grid.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Picture } from '~/ui/picture.tsx';
import { PictureCard } from '~/ui/picture-card.tsx';
import { DeleteResume } from './delete-resume.tsx';
import { PageThumbnail } from './page-thumbnail.tsx';

export const ResumeGrid = ({ resumes }: { resumes: readonly ResumeItem[] }) => {
  const [doomed, setDoomed] = useState<ResumeItem | null>(null);
  const [deleted, setDeleted] = useState<readonly ResumeItem[]>([]);
  const left = resumes.filter((resume) => !deleted.includes(resume));
  const forget = (resume: ResumeItem) => {
    setDeleted([...deleted, resume]);
    setDoomed(null);
  };
  return (
    <>
      {left.length === 0 ? (
        <NoResumes />
      ) : (
        <CardGrid label="My Résumés">
          {left.map((resume, at) => (
            <ResumeCard key={resume.id ?? `no id ${at}`} resume={resume} onDelete={() => setDoomed(resume)} />
          ))}
        </CardGrid>
      )}
      {doomed && <DeleteResume resume={doomed} onDeleted={() => forget(doomed)} onCancel={() => setDoomed(null)} />}
    </>
  );
};

const ResumeCard = ({ resume, onDelete }: { resume: ResumeItem; onDelete: () => void }) => (
  <PictureCard
    picture={
      resume.id === undefined ? (
        <Picture url={resume.picture ?? null} className="size-full aspect-auto" />
      ) : (
        <PageThumbnail resumeId={resume.id} picture={resume.picture ?? null} />
      )
    }
    to={resume.id === undefined ? paths.resumes() : paths.resume(resume.id)}
    title={resume.pet_name}
    heading="h2"
    actions={
      <>
        {resume.id !== undefined && (
          <ButtonLink to={paths.resume(resume.id)} variant="secondary">
            View<span className="sr-only"> the résumé of {resume.pet_name}</span>
          </ButtonLink>
        )}
        <Button variant="ghost" onClick={onDelete}>
          Delete<span className="sr-only"> the résumé of {resume.pet_name}</span>
        </Button>
      </>
    }
  >
    <p className="text-[0.9375rem] text-soft">
      <time dateTime={resume.created_at}>{formatDay(resume.created_at)}</time>
    </p>
    <p className="flex flex-wrap gap-2">
      {resume.status && <Badge tone={resume.status === 'Paid' ? 'leaf' : 'plain'}>{resume.status}</Badge>}
      {resume.answers_changed && <Badge tone="marigold">Answers changed</Badge>}
    </p>
  </PictureCard>
);

const NoResumes = () => (
  <EmptyState
    art={
      <Portrait sky="meadow">
        <Rabbit />
      </Portrait>
    }
    title="No résumé yet"
    action={<ButtonLink to={paths.form(1)}>Create your first résumé</ButtonLink>}
  >
    Tell us about your pet in five short steps, and AI turns it into one honest, beautiful page.
  </EmptyState>
);
