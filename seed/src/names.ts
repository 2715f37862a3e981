/** Names from many countries, as people write them. */
const GIVEN = [
  ...['Amélie', 'Jo', 'Liam', 'Priya', 'Wei', 'Emma', 'Mateo', 'Tyrone', 'Mohammed', 'Eilidh', 'Jürgen', 'Lena'],
  ...[
    'Léa',
    'Jean-Baptiste',
    'さくら',
    'Haruto',
    'Ελένη',
    'Kostas',
    'João',
    'Conceição',
    'अनन्या',
    'Arjun',
    'ليلى',
    'Omar',
  ],
];
const FAMILY = [
  ...[
    'MacLeod',
    'Tremblay',
    'O’Brien',
    'Nguyen',
    'Johnson',
    'García',
    'Patel',
    'Okafor',
    'Müller',
    'Yılmaz',
    'Garnier',
  ],
  ...['Lefèvre', 'Tanaka', '佐藤', 'Παπαδόπουλος', 'da Silva', 'Gonçalves', 'Sharma', 'D’Souza', 'El-Sayed', 'Mansour'],
];

/** As names stand in an address: without accents, spaces and marks. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .normalize('NFKC')
    .toLowerCase();

/** Each given name with each family name. A number behind the username makes it unique. */
export const PEOPLE = GIVEN.flatMap((given) =>
  FAMILY.map((family) => ({ name: `${given} ${family}`, username: `${plain(given)}.${plain(family)}` })),
);

export const ADDRESSES = [
  ...['12 Elm Street, Halifax, NS B3H 2X4', '71 Rue Saint-Denis, Montréal, QC H2X 1K4', '9 Lakeview Drive, Austin, TX'],
  ...['Flat 3, 14 Mill Lane, Leeds LS1 4AP', 'Lindenstraße 42, 10969 Berlin', '8 rue des Lilas, 69003 Lyon'],
  ...['東京都渋谷区神南1-2-34', 'Ερμού 17, 105 63 Αθήνα', 'Rua Augusta, 104, São Paulo – SP', '5 شارع النيل، القاهرة'],
];

/** Few enough that each story is written once for each of them. */
export const PROFESSIONS = ['Registered nurse', 'Teacher', 'Electrician'] as const;

/** A few as people really type them. */
export const PET_NAMES = [
  ...[
    'Luna',
    'Max',
    'Charlie',
    'Milo',
    'Daisy',
    'Chloé',
    'Filou',
    'Réglisse',
    'Krümel',
    'Flöckchen',
    'Şeker',
    'Paçoca',
  ],
  ...[
    'もも',
    'Tofu',
    'Μαύρος',
    'लड्डू',
    'لولو',
    'Princess Leia',
    'Mr. Pickles',
    'Sir Barks-a-lot',
    'Maple',
    'Moose',
    'Pip',
  ],
];
