import { messages } from '@pawsume/contract/messages';
import { listMyPets } from '@pawsume/contract/pets';
import { listMyResumes } from '@pawsume/contract/resumes';
import type { Notices } from '@pawsume/contract/screens';
import { useState } from 'react';
import { Link } from 'react-router';
import { send } from '~/api/client.ts';
import { load } from '~/api/load.ts';
import { loadMe } from '~/api/me.ts';
import { Deferred } from '~/features/layout/deferred.tsx';
import { PageFrame } from '~/features/layout/page-frame.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { MyPets } from '~/features/profile/my-pets.tsx';
import { MyResumes } from '~/features/profile/my-resumes.tsx';
import { PetTilesSkeleton } from '~/features/profile/pet-tile.tsx';
import { ProfileDetails } from '~/features/profile/profile-details.tsx';
import { ProfileHead, ProfileHeadSkeleton } from '~/features/profile/profile-head.tsx';
import { DownloadNow } from '~/features/resumes/download-now.tsx';
import { PageThumbnail } from '~/features/resumes/page-thumbnail.tsx';
import { readWantedDownload, type WantedDownload } from '~/features/resumes/wanted-download.ts';
import { later } from '~/lib/later.ts';
import { pageTitle } from '~/lib/page-title.ts';
import { paths } from '~/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { CardGridSkeleton } from '~/ui/card-grid.tsx';
import { Notice, type Tone } from '~/ui/notice.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { Section } from '~/ui/section.tsx';
import type { Route } from './+types/profile';

export const meta = () => pageTitle('My Profile');

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const resumes = later(send(listMyResumes));
  const pets = later(send(listMyPets));
  const me = await load(request, loadMe(), messages.profile.loadFailed);
  return { me, resumes, pets, notice: new URL(request.url).searchParams.get('notice') };
};

const resumesSkeleton = <CardGridSkeleton label="Loading résumés" lines={3} />;

export const HydrateFallback = () => (
  <PageFrame width="wide">
    <PageHeader title="My Profile" />
    <ProfileHeadSkeleton />
    <Section title="My Résumés">{resumesSkeleton}</Section>
    <Section title="My Pets">
      <PetTilesSkeleton />
    </Section>
  </PageFrame>
);

export default function Profile({ loaderData: { me, resumes, pets, notice } }: Route.ComponentProps) {
  // As it was when the screen opened: its button stays after its download.
  const [wanted] = useState(readWantedDownload);
  const createAt = me.is_profile_completed ? paths.form(1) : paths.editProfile({ next: paths.form(1) });
  return (
    <PageShell width="wide">
      <PageHeader title="My Profile" />
      <ProfileNotice name={notice} />
      {wanted && (wanted.isFree || me.download_credits > 0) && (
        <ReadyToDownload wanted={wanted} credits={me.download_credits} />
      )}
      <ProfileHead user={me} />
      <Section title="My Résumés" action={<ButtonLink to={createAt}>+ Create New</ButtonLink>}>
        <Deferred promise={resumes} skeleton={resumesSkeleton} failed={messages.resumes.listFailed} keepsRoom>
          {(list) => (
            <MyResumes
              resumes={list}
              createAt={createAt}
              thumbnailOf={({ resume_id, picture }) => <PageThumbnail resumeId={resume_id} picture={picture} />}
            />
          )}
        </Deferred>
      </Section>
      <Section title="My Pets">
        <Deferred promise={pets} skeleton={<PetTilesSkeleton />} failed={messages.profile.petsFailed} keepsRoom>
          {(list) => <MyPets pets={list} createAt={createAt} />}
        </Deferred>
      </Section>
      <Section title="My Details">
        <ProfileDetails user={me} />
      </Section>
    </PageShell>
  );
}

const NOTICES: Record<Notices['profile'], { tone: Tone; message: string }> = {
  'google-connected': { tone: 'success', message: messages.account.googleConnected },
  'google-in-use': { tone: 'error', message: messages.account.googleInUse },
  'google-failed': { tone: 'error', message: messages.account.connectFailed },
};

const isNotice = (name: string): name is Notices['profile'] => Object.hasOwn(NOTICES, name);

/** What came of a visit to Google, by `?notice=`. */
const ProfileNotice = ({ name }: { name: string | null }) => {
  if (name === null || !isNotice(name)) return null;
  const { tone, message } = NOTICES[name];
  return <Notice tone={tone}>{message}</Notice>;
};

interface Props {
  wanted: WantedDownload;
  credits: number;
}

/** The résumé that was bought for, and its download. */
const ReadyToDownload = ({ wanted: { resumeId, petName, isFree }, credits }: Props) => (
  <Card className="flex flex-wrap items-center justify-between gap-4 max-sm:justify-center">
    <p className="min-w-0 flex-1 basis-64 text-lg">
      {messages.download.waiting(petName)}{' '}
      <Link to={paths.resume(resumeId)} className="text-link">
        View
      </Link>
    </p>
    <DownloadNow resumeId={resumeId} cost={isFree ? messages.download.free : messages.download.usesOf(credits)} />
  </Card>
);
