import { isCountry } from '@pawsume/contract/pet-steps/address-words';
import type { Step4 } from '@pawsume/contract/pet-steps/step4';

export type Address = Pick<Step4, 'street' | 'city' | 'state' | 'country' | 'zip'>;

/** B3H 2X4, 94107-1234, SW1A 1AA, 1012 AB, 10969, 8001. */
const CODE =
  /(?<!\S)(?:[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{4} ?[A-Z]{2}|\d{4})(?!\S)/u;
const SHORT_REGION = /^[A-Z]{2,3}$/u;

/** The parts of an address on one line, as an envelope has them. What cannot be told apart stays in the street: no word is lost. */
export const splitAddress = (address: string): Address => {
  const parts = address
    .split(/[,\n]/u)
    .map((part) => part.trim())
    .filter(Boolean);
  const country = parts.length > 1 && isCountry(parts.at(-1) ?? '') ? (parts.pop() ?? '') : '';
  const last = parts.length > 1 ? (parts.pop() ?? '') : '';
  const zip = CODE.exec(last)?.[0] ?? '';
  const rest = last.replace(zip, '').trim();
  // "NS B3H 2X4" follows a city; "10969 Berlin" and "London SW1A 1AA" are one.
  const followsCity =
    last !== '' &&
    (rest === '' || SHORT_REGION.test(rest) || (zip !== '' && !last.startsWith(zip) && parts.length > 1));
  const city = followsCity ? (parts.pop() ?? '') : rest;
  return { street: parts.join(', '), city, state: followsCity ? rest : '', country, zip };
};
