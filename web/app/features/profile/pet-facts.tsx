import type { PetDetail } from '@pawsume/contract/pets';
import { FactList } from '~/ui/fact-list.tsx';
import { Picture } from '~/ui/picture.tsx';
import { Loading, Skeleton } from '~/ui/skeleton.tsx';

export const PetFacts = ({ pet }: { pet: PetDetail }) => (
  <div className="grid gap-6">
    <div className="grid gap-5 sm:grid-cols-[8rem_1fr] sm:gap-6">
      <Picture url={pet.picture ?? null} className="w-32 rounded-3xl" />
      <FactList
        facts={[
          { label: 'Type', value: pet.pet_type },
          { label: 'Breed', value: pet.breed },
          { label: 'Age', value: pet.pet_age },
          { label: 'Gender', value: pet.gender },
          { label: 'Weight', value: pet.weight },
        ]}
      />
    </div>
    <FactList columns={1} facts={[{ label: 'Description', value: pet.description }]} />
    <section className="grid gap-3 rounded-2xl bg-paper p-5">
      <h3 className="text-lg">Owner</h3>
      <FactList
        facts={[
          { label: 'Name', value: pet.owner.name },
          { label: 'Email', value: pet.owner.email },
          { label: 'Profession', value: pet.owner.profession },
          { label: 'Phone', value: pet.owner.phone },
          { label: 'Address', value: pet.owner.address },
        ]}
      />
    </section>
  </div>
);

export const PetFactsSkeleton = () => (
  <Loading label="Loading pet details">
    <div className="grid gap-6">
      <div className="grid gap-5 sm:grid-cols-[8rem_1fr] sm:gap-6">
        <Skeleton className="size-32 rounded-3xl" />
        <div className="grid gap-4 sm:grid-cols-2">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </div>
      </div>
      <Skeleton className="h-20" />
      <Skeleton className="h-48 rounded-2xl" />
    </div>
  </Loading>
);
