import type { PetDetail } from '@pawsume/contract/pets';
import type { PetRow, UserRow } from '#db/types';

export const describePet = (pet: PetRow, owner: UserRow): PetDetail => ({
  pet_id: pet.id,
  pet_name: pet.pet_name,
  pet_type: pet.pet_type,
  breed: pet.breed,
  pet_age: pet.pet_age,
  gender: pet.gender,
  weight: pet.weight,
  description: pet.description,
  picture: pet.picture,
  owner: {
    name: owner.name,
    email: owner.email,
    profession: owner.profession,
    address: owner.address,
    phone: owner.phone,
  },
});
