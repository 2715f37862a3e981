import type { MyResume } from '@pawsume/contract/resumes';
import type { ReactNode } from 'react';
import { formatDay } from '~/lib/format.ts';
import { paths } from '~/paths.ts';
import { Dog } from '~/ui/art/dog.tsx';
import { Portrait } from '~/ui/art/portrait.tsx';
import { Badge } from '~/ui/badge.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { CardGrid } from '~/ui/card-grid.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { PictureCard } from '~/ui/picture-card.tsx';

interface Props {
  resumes: readonly MyResume[];
  /** Where a new résumé begins for this user. */
  createAt: string;
  /** The page of a résumé, small. */
  thumbnailOf: (resume: MyResume) => ReactNode;
}

export const MyResumes = ({ resumes, createAt, thumbnailOf }: Props) =>
  resumes.length === 0 ? (
    <NoResumes createAt={createAt} />
  ) : (
    <CardGrid label="My Résumés">
      {resumes.map((resume) => (
        <PictureCard
          key={resume.resume_id}
          picture={thumbnailOf(resume)}
          title={resume.pet_name}
          to={paths.resume(resume.resume_id)}
          heading="h3"
          actions={
            <ButtonLink to={paths.resume(resume.resume_id)} variant="secondary">
              View/Download
            </ButtonLink>
          }
        >
          <p className="text-[0.9375rem] text-soft">
            <time dateTime={resume.created_at}>{formatDay(resume.created_at)}</time>
          </p>
          <p className="flex flex-wrap gap-2">
            <Badge tone={resume.status === 'Paid' ? 'leaf' : 'plain'}>{resume.status}</Badge>
            {resume.answers_changed && <Badge tone="marigold">Answers changed</Badge>}
          </p>
        </PictureCard>
      ))}
    </CardGrid>
  );

const NoResumes = ({ createAt }: { createAt: string }) => (
  <EmptyState
    art={
      <Portrait>
        <Dog />
      </Portrait>
    }
    title="No résumé yet"
    action={<ButtonLink to={createAt}>Create your first résumé</ButtonLink>}
  >
    Tell us about your pet in five short steps, and AI turns it into one honest, beautiful page. It costs nothing until
    you download it.
  </EmptyState>
);
