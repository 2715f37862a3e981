import type { Step4 } from '@pawsume/contract/pet-steps/step4';
import { oneLine } from './text.ts';

const UNIT = /^(?:apt|app|apartment|suite|ste|unit|building|bldg|floor|flat|room|box|p\.?\s?o\.?)\b|^#/iu;
const STREET = /\b(?:street|st|road|rd|avenue|ave|drive|dr|lane|ln|crescent|cres|court|ct|boulevard|blvd|way|rue)\b/iu;
const REGION =
  /^(?:[A-Z]{2}|alberta|british columbia|manitoba|new brunswick|newfoundland.*|nova scotia|ontario|prince edward island|qu[eé]bec|saskatchewan|yukon|nunavut|northwest territories)$/u;

/** "12 Elm Street", "8 rue Saint-Denis", "Lindenstraße 5": not "10969 Berlin", nor "NS B3H 1A1". */
const isStreet = (part: string): boolean =>
  (/\d/u.test(part) && STREET.test(part)) || /\p{L} \d{1,3}\p{L}?$/u.test(part);

const withoutNumbers = (part: string): string =>
  part
    .split(' ')
    .filter((word) => !/\d/u.test(word))
    .join(' ');

/** City, region and country of an address on one line: what follows the first part, without streets, units and postal codes. */
const readCity = (address: string): string => {
  const [first = '', ...rest] = address.split(',').map(oneLine);
  const places = rest
    .filter((part) => !UNIT.test(part) && !isStreet(part))
    .map(withoutNumbers)
    .filter(Boolean);
  const isCity = places.length === 1 && isRegion(places[0] ?? '') && !/\d/u.test(first) && !STREET.test(first);
  return (isCity ? [first, ...places] : places.slice(-3)).join(', ');
};

const isRegion = (part: string): boolean => REGION.test(part) || REGION.test(part.toLowerCase());

/** Where somebody lives, and no nearer than the city; empty where that cannot be told from the street. */
export const cityAndRegion = ({ street, city, state, country }: Step4): string => {
  const given = [city, state, country].map(oneLine).filter(Boolean);
  return given.length > 0 ? given.join(', ') : readCity(street);
};
