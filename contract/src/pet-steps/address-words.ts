/** What a country calls the part of it that an address names, and its code. */
export interface AddressWords {
  state: string;
  zip: string;
}

const WORDS: readonly (AddressWords & { countries: string })[] = [
  { state: 'Province', zip: 'Postal code', countries: 'canada' },
  { state: 'State', zip: 'ZIP', countries: 'united states, united states of america, usa, us, america' },
  { state: 'County', zip: 'Postcode', countries: 'united kingdom, uk, great britain, gb, england, scotland, wales' },
  { state: 'County', zip: 'Postcode', countries: 'northern ireland' },
  { state: 'County', zip: 'Eircode', countries: 'ireland, eire' },
  { state: 'State', zip: 'Postcode', countries: 'australia' },
  { state: 'Region', zip: 'Postcode', countries: 'new zealand, aotearoa' },
  { state: 'State', zip: 'PIN code', countries: 'india' },
  {
    state: 'State',
    zip: 'Postal code',
    countries: 'germany, deutschland, austria, osterreich, mexico, brazil, brasil',
  },
  { state: 'Canton', zip: 'Postal code', countries: 'switzerland, schweiz, suisse, svizzera' },
  {
    state: 'Region',
    zip: 'Postal code',
    countries: 'france, denmark, danmark, finland, suomi, czechia, czech republic, chile',
  },
  {
    state: 'Province',
    zip: 'Postal code',
    countries: 'belgium, belgie, belgique, netherlands, the netherlands, nederland',
  },
  { state: 'Province', zip: 'Postal code', countries: 'spain, espana, italy, italia, china, south africa, argentina' },
  { state: 'Province', zip: 'Postal code', countries: 'south korea, korea, philippines, turkey, turkiye' },
  { state: 'County', zip: 'Postal code', countries: 'sweden, sverige, norway, norge, croatia, hungary, romania' },
  { state: 'District', zip: 'Postal code', countries: 'portugal' },
  { state: 'Voivodeship', zip: 'Postal code', countries: 'poland, polska' },
  { state: 'Prefecture', zip: 'Postal code', countries: 'japan' },
];

const BY_COUNTRY = new Map(
  WORDS.flatMap(({ countries, ...words }) => countries.split(', ').map((country) => [country, words] as const)),
);

/** "U.S.A." and "España" as they stand above. */
export const plainCountry = (country: string): string =>
  country
    .normalize('NFD')
    .replaceAll(/[\p{M}.]/gu, '')
    .trim()
    .toLowerCase();

export const isCountry = (words: string): boolean => BY_COUNTRY.has(plainCountry(words));

/** The words of a country as somebody typed it; of one that is not known, those of the specification. */
export const addressWords = (country: string): AddressWords =>
  BY_COUNTRY.get(plainCountry(country)) ?? { state: 'State', zip: 'ZIP' };
