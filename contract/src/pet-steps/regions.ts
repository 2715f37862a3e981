const CANADA =
  'AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador, NL Newfoundland, NS Nova Scotia, NT Northwest Territories, NU Nunavut, ON Ontario, PE Prince Edward Island, QC Quebec, QC Québec, SK Saskatchewan, YT Yukon';
const UNITED_STATES =
  'AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, PR Puerto Rico, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming';

/** A country whose addresses end with a region and a postal code. */
export interface RegionCountry {
  /** Matches a region: its code in capitals, or its name. */
  region: RegExp;
  postalCode: RegExp;
  names: readonly string[];
  /** True if a region needs no postal code and no country to be certain. */
  isCertainAlone: boolean;
}

const regionsOf = (list: string): RegExp => {
  const regions = list.split(', ');
  const names = regions.map((region) => region.slice(3).replaceAll(/\p{L}/gu, anyCase));
  return new RegExp(`(?:${[...names, ...regions.map((region) => region.slice(0, 2))].join('|')})`, 'u');
};

const anyCase = (letter: string): string => `[${letter.toLowerCase()}${letter.toUpperCase()}]`;

export const REGION_COUNTRIES: readonly RegionCountry[] = [
  {
    region: regionsOf(CANADA),
    postalCode: /[A-Za-z]\d[A-Za-z][ -]?\d[A-Za-z]\d/u,
    names: ['canada', 'ca', 'can'],
    isCertainAlone: true,
  },
  {
    region: regionsOf(UNITED_STATES),
    postalCode: /\d{5}(?:-\d{4})?/u,
    names: ['united states', 'united states of america', 'usa', 'us', 'america'],
    isCertainAlone: false,
  },
];

/** Postal codes that stand before the town, by country. */
const CODES_BEFORE_TOWN: readonly (readonly [code: RegExp, countries: string])[] = [
  [/(?:[DF]-)?\d{5}/u, 'germany, deutschland, france'],
  [/\d{5}/u, 'spain, espana, italy, italia, finland, suomi, croatia'],
  [/(?:[A-Z]{1,2}-)?\d{4}/u, 'austria, osterreich, switzerland, schweiz, suisse, svizzera, belgium, belgie, belgique'],
  [/\d{4}/u, 'denmark, danmark, norway, norge, hungary'],
  [/\d{4} ?[A-Z]{2}/u, 'netherlands, the netherlands, nederland'],
  [/\d{3} ?\d{2}/u, 'sweden, sverige, czechia, czech republic'],
  [/\d{2}-\d{3}/u, 'poland, polska'],
  [/\d{4}-\d{3}/u, 'portugal'],
];

export const CODE_BEFORE_TOWN = new Map(
  CODES_BEFORE_TOWN.flatMap(([code, countries]) => countries.split(', ').map((country) => [country, code] as const)),
);
