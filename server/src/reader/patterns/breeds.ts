/** Breeds by kind, as owners, shelters and vets write them. A longer name stands for itself: "German Shepherd" is no "Shepherd". */
const BREEDS = {
  Dog: `Affenpinscher, Afghan Hound, Airedale Terrier, Akita, Alaskan Malamute, American Bulldog, American Bully, American
    Eskimo Dog, American Staffordshire Terrier, Anatolian Shepherd, Aussie, Australian Cattle Dog, Australian Shepherd, Basenji,
    Basset Hound, Bassett Hound, Beagle, Belgian Malinois, Bernedoodle, Bernese Mountain Dog, Bichon, Bichon Frise, Black and Tan Coonhound, Black Lab,
    Bloodhound, Blue Heeler, Boerboel, Border Collie, Border Terrier, Borzoi, Boston Terrier, Bouvier, Boxer, Brittany, Brussels
    Griffon, Bull Terrier, Bulldog, Bullmastiff, Cairn Terrier, Cane Corso, Catahoula, Catahoula Leopard Dog, Cavachon, Cavalier King Charles Spaniel,
    Cavapoo, Chesapeake Bay Retriever, Chihuahua, Chinese Crested, Chocolate Lab, Chow Chow, Cockapoo, Cocker Spaniel, Collie,
    Coonhound, Corgi, Dachshund, Dalmatian, Doberman, Doberman Pinscher, Dogo Argentino, English Bulldog, English Setter,
    English Springer Spaniel, Flat-Coated Retriever, Fox Terrier, French Bulldog, German Shepherd, German Shepherd Dog, German
    Shorthaired Pointer, Giant Schnauzer, Golden Retriever, Goldendoodle, Great Dane, Great Pyrenees, Greyhound, Havanese,
    Hound, Husky, Irish Setter, Irish Wolfhound, Setter, Italian Greyhound, Jack Russell, Jack Russell Terrier, Japanese Chin, Keeshond,
    Kelpie, Lab, Labradoodle, Labrador, Labrador Retriever, Lhasa Apso, Lurcher, Maltese, Maltipoo, Mastiff, Miniature
    Dachshund, Miniature Pinscher, Miniature Poodle, Miniature Schnauzer, Newfoundland, Nova Scotia Duck Tolling Retriever, Old
    English Sheepdog, Papillon, Pekingese, Pembroke Welsh Corgi, Pit Bull, Pit Bull Terrier, Pitbull, Pittie, Plott Hound, Pointer,
    Pomeranian, Pomsky, Poodle, Portuguese Water Dog, Pug, Puggle, Rat Terrier, Rhodesian Ridgeback, Rottweiler, Saint Bernard, Saluki,
    Samoyed, Schnauzer, Scottish Terrier, Shar Pei, Sheltie, Shep, Shepherd, Shetland Sheepdog, Shiba Inu, Shih Tzu, Siberian Husky,
    Springer Spaniel, St. Bernard, Staffie, Staffordshire Bull Terrier, Staffordshire Terrier, Spaniel, Standard Poodle, Standard Schnauzer, Terrier, Tibetan Terrier,
    Toy Poodle, Treeing Walker Coonhound, Vizsla, Weimaraner, Welsh Corgi, West Highland White Terrier, Westie, Wheaten Terrier,
    Whippet, Wolfhound, Yellow Lab, Yorkie, Yorkshire Terrier`,
  Cat: `Abyssinian, American Shorthair, Balinese, Bengal, Birman, Bombay, British Shorthair, Burmese, Chartreux, Cornish Rex,
    Devon Rex, DLH, DMH, Domestic Long Hair, Domestic Long Haired, Domestic Longhair, Domestic Longhaired, Domestic
    Medium Hair, Domestic Medium Haired, Domestic Mediumhair, Domestic Short Hair, Domestic Short Haired, Domestic Shorthair,
    Domestic Shorthaired, DSH, Egyptian Mau, Exotic Shorthair, Himalayan, Maine Coon, Manx, Norwegian Forest Cat, Ocicat, Oriental
    Shorthair, Persian, Ragamuffin, Ragdoll, Russian Blue, Scottish Fold, Siamese, Siberian Cat, Singapura, Snowshoe, Somali,
    Sphynx, Tonkinese, Turkish Angora, Turkish Van`,
  Rabbit: `American Fuzzy Lop, Dutch, Dutch Rabbit, Angora, English Angora, Flemish Giant, French Lop, Holland Lop, Jersey Wooly, Lionhead, Mini Lop, Mini Rex,
    Netherland Dwarf, New Zealand White, Rex Rabbit`,
  Bird: `African Grey, African Gray, Amazon Parrot, Blue and Gold Macaw, Budgerigar, Budgie, Parakeet, Caique, Cockatiel, Congo African Grey, Green Cheek Conure, Green-Cheeked Conure, Indian Ringneck, Lovebird,
    Quaker Parrot, Sun Conure, White-Eyed Conure, Sulphur-Crested Cockatoo`,
  Horse: `Appaloosa, Arabian, Mustang, Paint Horse, Quarter Horse, Saddlebred, Standardbred, Tennessee Walking Horse, Thoroughbred`,
  Reptile: `Ball Python, Bearded Dragon, Corn Snake, Crested Gecko, Green Iguana, Iguana, Leopard Gecko, Red-Eared Slider, Russian Tortoise`,
} as const;

const keyOf = (name: string): string => name.replaceAll(/[\s-]+/gu, ' ').toLowerCase();

const KIND_OF = new Map<string, string>();
for (const [kind, names] of Object.entries(BREEDS)) {
  for (const name of names.split(/,\s+/u)) KIND_OF.set(keyOf(name), kind);
}

const ALL = [...KIND_OF.keys()].toSorted((one, other) => other.length - one.length);

/** One breed, as part of a pattern; its words may stand on two lines. */
export const BREED = ALL.map((name) =>
  RegExp.escape(name).replaceAll(String.raw`\x20`, ' ').replaceAll(' ', String.raw`[\s-]`),
).join('|');

/** The kind of animal that a breed is of. */
export const kindOfBreed = (name: string): string | undefined => KIND_OF.get(keyOf(name));
