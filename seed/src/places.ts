/** A country as its people write names, addresses and telephone numbers. */
export interface Place {
  given: readonly string[];
  family: readonly string[];
  /** With `#` for each digit of a house's number. */
  streets: readonly string[];
  cities: readonly string[];
  /** With `#` for each digit left to chance, in a range that is set aside and rings at nobody's. */
  phone: string;
  address: (street: string, city: string) => string;
}

const canada: Place = {
  given: ['Amélie', 'Jo', 'Liam', 'Noah', 'Chloé', 'Priya', 'Étienne', 'Wei', 'Hannah', 'Marc-André', 'Siobhan'],
  family: ['MacLeod', 'Tremblay', 'Roy', 'Singh', 'Gagnon', 'Campbell', 'Chen', 'O’Brien', 'Bouchard', 'Nguyen'],
  streets: ['## Elm Street, Apt #', '#1# Rue Saint-Denis', '2## Quinpool Road', '##7 Yonge Street', '8# Jasper Avenue'],
  cities: ['Halifax, NS B3H 2X4', 'Montréal, QC H2X 1K4', 'Toronto, ON M5B 2H1', 'Calgary, AB T2P 1J9', 'Victoria, BC'],
  phone: '+1 902 555 01##',
  address: (street, city) => `${street}, ${city}`,
};

const unitedStates: Place = {
  given: ['Emma', 'Ethan', 'Aaliyah', 'Mateo', 'Grace', 'Tyrone', 'Madison', 'José', 'Abigail', 'Kai', 'Luz'],
  family: ['Johnson', 'Williams', 'García', 'Brown', 'Martinez', 'Kowalski', 'Washington', 'Lee', 'Hernandez', 'Smith'],
  streets: ['1#2# Maple Avenue', '4## W 3#th Street', '9# Lakeview Drive', '2#5# Mission Street, Unit #'],
  cities: ['Portland, OR 97205', 'Austin, TX 78701', 'Chicago, IL 60614', 'Albany, NY 12207', 'Tucson, AZ 85701'],
  phone: '(503) 555-01##',
  address: (street, city) => `${street}, ${city}`,
};

const unitedKingdom: Place = {
  given: ['Oliver', 'Isla', 'Mohammed', 'Freya', 'Alfie', 'Eilidh', 'Rhys', 'Poppy', 'Zara', 'Niamh'],
  family: ['Jones', 'Patel', 'Davies', 'Ahmed', 'Evans', 'McKenzie', 'Wright', 'Hughes', 'Okafor', 'Taylor'],
  streets: ['## High Street', 'Flat #, ## Victoria Road', '1# Station Terrace', '# Mill Lane'],
  cities: ['Leeds LS1 4AP', 'Cardiff CF10 1EP', 'Glasgow G2 3AB', 'Bristol BS1 5TR', 'London E8 3PN'],
  phone: '07700 900###',
  address: (street, city) => `${street}, ${city}`,
};

const germany: Place = {
  given: ['Jürgen', 'Lena', 'Björn', 'Mia', 'Yusuf', 'Käthe', 'Lukas', 'Sophie', 'Matthias', 'Elif'],
  family: ['Müller', 'Schröder', 'Groß', 'Yılmaz', 'Weiß', 'Hoffmann', 'Schäfer', 'Becker', 'von Hohenstein', 'Krüger'],
  streets: ['Lindenstraße ##', 'Am Markt #', 'Goethestr. 1#', 'Große Bleichen 2#'],
  cities: ['10969 Berlin', '20354 Hamburg', '80331 München', '50667 Köln', '04109 Leipzig'],
  phone: '030 23125 ###',
  address: (street, city) => `${street}, ${city}`,
};

const france: Place = {
  given: ['Léa', 'Hugo', 'Inès', 'Jean-Baptiste', 'Manon', 'Rémi', 'Zoé', 'Karim', 'Élodie', 'Loïc'],
  family: ['Martin', 'Lefèvre', 'Benali', 'Moreau', 'Dupont', 'Garnier', 'François', 'Le Goff', 'Petit', 'd’Aubigné'],
  streets: ['## rue des Lilas', '# place de la République', '1# avenue Jean-Jaurès'],
  cities: ['75011 Paris', '69003 Lyon', '35000 Rennes', '13006 Marseille', '67000 Strasbourg'],
  phone: '01 99 00 ## ##',
  address: (street, city) => `${street}, ${city}`,
};

const japan: Place = {
  given: ['さくら', '蓮', '陽菜', '大翔', '結衣', 'Haruto', 'Yui', '美咲'],
  family: ['佐藤', '鈴木', '高橋', 'Tanaka', '渡辺', '山本', '小林', 'Ito'],
  streets: ['神南1-#-##', '栄町#-1#', '本町3-##-#'],
  cities: ['東京都渋谷区', '大阪市中央区', '京都市中京区', '福岡市博多区'],
  phone: '090-0000-00##',
  address: (street, city) => `${city}${street}`,
};

const greece: Place = {
  given: ['Ελένη', 'Γιώργος', 'Μαρία', 'Νίκος', 'Αθηνά', 'Kostas'],
  family: ['Παπαδόπουλος', 'Οικονόμου', 'Γεωργίου', 'Dimitriou', 'Νικολάου'],
  streets: ['Ερμού ##', 'Πατησίων 1##', 'Τσιμισκή #'],
  cities: ['105 63 Αθήνα', '546 24 Θεσσαλονίκη', '262 21 Πάτρα'],
  phone: '210 000 00##',
  address: (street, city) => `${street}, ${city}`,
};

const brazil: Place = {
  given: ['João', 'Beatriz', 'Antônio', 'Luísa', 'Thiago', 'Conceição', 'Caio', 'Marília'],
  family: ['da Silva', 'Souza', 'Araújo', 'Gonçalves', 'Ribeiro', 'dos Santos', 'Conceição', 'Assunção'],
  streets: ['Rua Augusta, 1##', 'Av. Brasil, 4#', 'Travessa do Ouvidor, #'],
  cities: ['São Paulo – SP, 01304-001', 'Curitiba – PR, 80010-010', 'Recife – PE, 50010-000'],
  phone: '(11) 90000-00##',
  address: (street, city) => `${street}, ${city}`,
};

const india: Place = {
  given: ['Aarav', 'Diya', 'Lakshmi', 'Arjun', 'Meera', 'Rohan', 'अनन्या', 'Fatima'],
  family: ['Sharma', 'Iyer', 'Khan', 'Reddy', 'Banerjee', 'Nair', 'शर्मा', 'D’Souza'],
  streets: ['## MG Road', 'Flat #0#, 2nd Cross, Indiranagar', '1# Park Street'],
  cities: ['Bengaluru 560038', 'Mumbai 400001', 'Kolkata 700016', 'Chennai 600004'],
  phone: '+91 00000 00###',
  address: (street, city) => `${street}, ${city}`,
};

const egypt: Place = {
  given: ['ليلى', 'Omar', 'يوسف', 'Nour', 'مريم', 'Hassan'],
  family: ['Mansour', 'حسن', 'El-Sayed', 'إبراهيم', 'Farouk'],
  streets: ['## شارع طلعت حرب', '# Tahrir Street', '1# شارع النيل'],
  cities: ['القاهرة', 'Alexandria', 'الجيزة'],
  phone: '+20 2 0000 00##',
  address: (street, city) => `${street}، ${city}`,
};

/** Where users come from; a place that stands here twice has twice as many. */
export const PLACES: readonly Place[] = [
  ...[canada, canada, canada, canada, unitedStates, unitedStates, unitedStates, unitedKingdom, unitedKingdom],
  ...[germany, germany, france, france, japan, greece, brazil, india, egypt],
];
