import type { PetSummary } from '@pawsume/contract/pets';
import { Picture } from '~/ui/picture.tsx';

export const PetTile = ({ pet, onChoose }: { pet: PetSummary; onChoose: () => void }) => (
  <li className="flex">
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onChoose}
      className="grid w-full content-start justify-items-center gap-3 rounded-3xl bg-surface p-4 shadow-card transition-shadow hover:shadow-lifted"
    >
      <Picture url={pet.picture} className="w-full max-w-32 rounded-full" />
      <span className="max-w-full font-display text-lg leading-tight font-semibold break-words">{pet.pet_name}</span>
    </button>
  </li>
);
