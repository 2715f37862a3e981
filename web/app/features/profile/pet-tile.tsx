import type { PetSummary } from '@pawsume/contract/pets';
import { Picture } from '~/ui/picture.tsx';
import { Loading, Skeleton } from '~/ui/skeleton.tsx';

export const PET_GRID = 'grid grid-cols-2 gap-4 min-[30rem]:grid-cols-3 md:grid-cols-4 lg:grid-cols-6';

export const PetTile = ({ pet, onChoose }: { pet: PetSummary; onChoose: () => void }) => (
  <li className="flex">
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onChoose}
      className="grid w-full content-start justify-items-center gap-3 rounded-3xl bg-surface p-4 shadow-card transition-shadow hover:shadow-lifted"
    >
      <Picture url={pet.picture} className="w-full max-w-32 rounded-full" />
      <span className="max-w-full font-display text-lg leading-tight font-semibold wrap-anywhere">{pet.pet_name}</span>
    </button>
  </li>
);

/** The shape of pets on their way. */
export const PetTilesSkeleton = () => (
  <Loading label="Loading pets">
    <div className={PET_GRID}>
      {['first', 'second', 'third', 'fourth'].map((tile) => (
        <div
          key={tile}
          className="grid content-start justify-items-center gap-3 rounded-3xl bg-surface p-4 shadow-card nth-4:max-md:hidden nth-3:max-[30rem]:hidden"
        >
          <Skeleton className="aspect-square w-full max-w-32 rounded-full!" />
          <Skeleton className="h-5 w-2/3" />
        </div>
      ))}
    </div>
  </Loading>
);
