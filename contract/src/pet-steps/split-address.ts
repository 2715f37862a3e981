import { isCountry, plainCountry } from './address-words.ts';
import { CODE_BEFORE_TOWN, REGION_COUNTRIES, type RegionCountry } from './regions.ts';
import type { Step4 } from './step4.ts';

export type Address = Pick<Step4, 'street' | 'city' | 'state' | 'country' | 'zip'>;

const NOTHING_FOUND = { city: '', state: '', country: '', zip: '' };

/** Words of a street, a building or a part of one: no town has them in its name. */
const PRIVATE_WORD =
  /(?<!\p{L})(?:street|road|rd|avenue|ave|drive|dr|lane|ln|crescent|cres|court|crt|boulevard|blvd|way|highway|hwy|parkway|pkwy|terrace|alley|close|mews|rue|all[ée]e|chemin|impasse|quai|route|via|viale|piazza|calle|avenida|rua|apt|app|apartments?|appartement|suite|unit|building|bldg|towers?|floor|level|flat|room|house|cottage|lodge|manor|villas?|residence|r[ée]sidence|block|lot|plot|phase|sector|site|box|basement|penthouse|rear|upper|lower|upstairs|downstairs|door|entrance|b[âa]t|b[âa]timent|[ée]tage|escalier|estates?|farm|barn|attn|care|rr)(?!\p{L})|(?:stra(?:ß|ss)e|str\.|gatan|straat|laan|gasse|weg)(?!\p{L})|(?<=\s)st\.?$/iu;
/** Words that end the names of streets and of towns alike. */
const STREET_OR_TOWN =
  /\b(?:place|square|grove|park|hills?|heights|gardens|view|green|glen|cove|crossing|ridge|landing|mill|hall|row|walk|loop|circle|path|trail|broadway)$/iu;
const STREET =
  /(?<!\p{L})(?:street|st|road|rd|avenue|ave|drive|dr|lane|ln|crescent|cres|court|crt|boulevard|blvd|way|highway|hwy|parkway|terrace|close|place|square|rue|all[ée]e|chemin|impasse|quai|route|via|viale|piazza|calle|avenida|rua|box)(?!\p{L})|(?:stra(?:ß|ss)e|str\.|gatan|straat|laan|gasse|weg)(?!\p{L})/iu;
const NUMBERED_NAME = /^\d\S*\s+\p{L}{2}|\p{L}{4} \d+\p{L}?$/u;
const UNIT =
  /^(?:apt|apartment|app|appartement|suite|ste|unit|floor|flat|room|box|lot|tower|house|block|site|b[âa]t)(?!\p{L})/iu;
const HOUSE_NUMBER = /^\d+\s?\p{L}{0,3}$/u;
const TOWN = /^\p{L}[\p{L}\p{M}.'’-]+(?: [\p{L}\p{M}.'’-]+){0,4}$/u;

const isStreet = (part: string): boolean => STREET.test(part) || (!UNIT.test(part) && NUMBERED_NAME.test(part));

/** True if `name` can only be a town: the street stands before it, or nothing does. */
const isTown = (name: string, before: readonly string[]): boolean => {
  if (!TOWN.test(name) || PRIVATE_WORD.test(name)) return false;
  return before.some(isStreet) || (before.length === 0 && !STREET_OR_TOWN.test(name));
};

/** Reads region and postal code from the end of an address; null where there is no region. */
const readEnding = (parts: readonly string[], { region, postalCode }: RegionCountry) => {
  const rest = [...parts];
  const isCode = new RegExp(`^${postalCode.source}$`, 'u').test(rest.at(-1) ?? '');
  const separateCode = isCode ? (rest.pop() ?? '') : '';
  const ending = new RegExp(`^(.*?)(?:^|\\s)\\(?(${region.source})\\)?(?:\\s+(${postalCode.source}))?$`, 'u');
  const [, beside = '', state = '', code = ''] = ending.exec(rest.pop() ?? '') ?? [];
  const candidate = beside.trim() || (rest.pop() ?? '');
  return state === '' ? null : { rest, candidate, state, zip: separateCode || code };
};

/** Reads "Halifax, NS B3H 2X4" from the end of an address. */
const readRegion = (parts: readonly string[], country: string, regions: RegionCountry): Address | null => {
  if (country !== '' && !regions.names.includes(plainCountry(country))) return null;
  const found = readEnding(parts, regions);
  if (found === null) return null;
  const { rest, candidate, state, zip } = found;
  const isCertain = regions.isCertainAlone || zip !== '' || country !== '';
  if (!isCertain || (zip === '' && HOUSE_NUMBER.test(candidate))) return null;
  const isCity = isTown(candidate, rest);
  const street = isCity || candidate === '' ? rest : [...rest, candidate];
  return { street: street.join(', '), city: isCity ? candidate : '', state, country, zip };
};

/** Reads "10969 Berlin" from the end of an address. Without a country only five digits after a street are certain. */
const readCodeBeforeTown = (parts: readonly string[], country: string): Address | null => {
  const before = parts.slice(0, -1);
  const code = country === '' ? /\d{5}/u : CODE_BEFORE_TOWN.get(plainCountry(country));
  if (!code || (country === '' && !before.some((part) => STREET.test(part) && /\d/u.test(part)))) return null;
  const province = /^ital/u.test(plainCountry(country)) ? '(?:\\s+\\(?([A-Z]{2})\\)?)?' : '()';
  const found = new RegExp(`^(${code.source})\\s+(.*?)${province}$`, 'u').exec(parts.at(-1) ?? '');
  const [, zip = '', city = '', state = ''] = found ?? [];
  if (!TOWN.test(city) || PRIVATE_WORD.test(city) || (country === '' && STREET_OR_TOWN.test(city))) return null;
  return { street: before.join(', '), city, state, country, zip };
};

const takeCountry = (parts: readonly string[]): string => {
  const last = parts.at(-1) ?? '';
  const before = parts.at(-2) ?? '';
  const follows = REGION_COUNTRIES.some(
    ({ names, region }) => names.includes(plainCountry(last)) && new RegExp(region.source, 'u').test(before),
  );
  return follows || (isCountry(last) && (!HOUSE_NUMBER.test(before) || /^\d{5}$/u.test(before))) ? last : '';
};

/**
 * Splits an address on one line. City, region and country are filled only where they are certain, as a page may print
 * them while it hides the street. All other words stay in the street: no word is lost.
 */
export const splitAddress = (address: string): Address => {
  const parts = address
    .split(/[,;\n]/u)
    .map((part) => part.trim().replaceAll(/\s+/gu, ' '))
    .filter(Boolean);
  const country = takeCountry(parts);
  const local = country === '' ? parts : parts.slice(0, -1);
  for (const regions of REGION_COUNTRIES) {
    const found = readRegion(local, country, regions);
    if (found) return found;
  }
  return readCodeBeforeTown(local, country) ?? { ...NOTHING_FOUND, street: local.join(', '), country };
};

/** The place that a page may name while it hides the street: city, region and country, each empty where not certain. */
export const placeOf = ({ street, city, state, country }: Step4): Pick<Step4, 'city' | 'state' | 'country'> => {
  if (city + state + country !== '') return { city, state, country };
  const found = splitAddress(street);
  return { city: found.city, state: found.state, country: found.country };
};
