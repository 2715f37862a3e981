import type { User } from '@pawsume/contract/users';
import { useLogOut } from '~/api/use-log-out.ts';
import { cx } from '~/lib/cx.ts';
import { paths } from '~/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { Picture } from '~/ui/picture.tsx';
import { Loading, Skeleton } from '~/ui/skeleton.tsx';
import { LogOut } from '../../ui/icons.tsx';

/** Who is logged in, and the credits they have. */
export const ProfileHead = ({ user }: { user: User }) => (
  <Card className="grid gap-5 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-8">
    <div className="flex flex-wrap items-center gap-4 sm:gap-6">
      <Picture url={user.picture} className="size-16 shrink-0 rounded-full sm:size-24" />
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="text-2xl wrap-anywhere sm:text-3xl">{user.name || user.username}</h2>
        <div className={cx('mt-2 flex flex-wrap', user.is_profile_completed && '-ml-5')}>
          <ButtonLink to={paths.editProfile()} variant={user.is_profile_completed ? 'ghost' : 'primary'}>
            {user.is_profile_completed ? 'Edit Profile' : 'Complete Profile'}
          </ButtonLink>
          <LogoutButton />
        </div>
      </div>
    </div>
    <Credits credits={user.download_credits} />
  </Card>
);

/** Its shape, before it is known who is logged in. */
export const ProfileHeadSkeleton = () => (
  <Loading label="Loading your profile">
    <Card className="grid gap-5 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-8">
      <div className="flex flex-wrap items-center gap-4 sm:gap-6">
        <Skeleton className="size-16 shrink-0 rounded-full sm:size-24" />
        <div className="grid min-w-0 flex-1 basis-40 gap-4">
          <Skeleton className="h-8 w-2/3 max-w-60" />
          <Skeleton className="h-8 w-48 max-w-full" />
        </div>
      </div>
      <Skeleton className="h-12 lg:w-72" />
    </Card>
  </Loading>
);

const Credits = ({ credits }: { credits: number }) => (
  <div className="flex items-center justify-between gap-4 border-t border-line pt-4 lg:border-t-0 lg:border-l lg:py-3 lg:pl-8">
    <div className="flex items-center gap-3">
      <p className="font-display text-4xl leading-none font-semibold text-leaf tabular-nums">{credits}</p>
      <h2 className="font-sans text-base leading-tight lg:max-w-24">Download Credits</h2>
    </div>
    <div className="shrink-0">
      <ButtonLink to={paths.buyCredits()} variant="secondary">
        Buy Credits
      </ButtonLink>
    </div>
  </div>
);

const LogoutButton = () => (
  <Button variant="ghost" onClick={useLogOut()}>
    <LogOut aria-hidden className="size-4.5 shrink-0 text-soft" />
    Logout
  </Button>
);
