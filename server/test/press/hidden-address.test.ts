import { DEFAULT_PAGE, SHOWN_BY_DEFAULT } from '@pawsume/contract/page-settings';
import { expect, it } from 'vitest';
import { composePage } from '#press/compose';
import { answersWith, asOf, prose } from './pages.ts';

/** Addresses of many countries on one line, each with the place that a page may print without the street. */
const ADDRESSES: readonly [address: string, place: string | undefined][] = [
  ['12, rue de la Paix, 75002 Paris, France', 'Paris, France'],
  ['221B, Baker Street, London', undefined],
  ['221B Baker Street, London NW1 6XE', undefined],
  ['221B, Baker Street, London NW1 6XE, United Kingdom', 'United Kingdom'],
  ['5 bis, avenue Foch, Lyon', undefined],
  ['Apt 4B, Elm Street, Halifax, NS', 'Halifax, NS'],
  ['Rose Cottage, Church Lane, Little Snoring, Norfolk', undefined],
  ['Flat 301, Lotus Apartments, MG Road, Indiranagar, Bengaluru 560038', undefined],
  ['Bât. C, 5 allée des Roses, 31000 Toulouse', 'Toulouse'],
  ['Lindenstraße 5, 10969 Berlin', 'Berlin'],
  ['Lindenstraße 5, 10969 Berlin, Germany', 'Berlin, Germany'],
  ['Hinterhaus, Am Kupfergraben, 10117 Berlin, Deutschland', 'Berlin, Deutschland'],
  ['14 Elm Street, Apt 3, Halifax, NS B3H 2X4', 'Halifax, NS'],
  ['14 Elm Street, Halifax NS B3H 2X4', 'Halifax, NS'],
  ['14 Elm Street Halifax NS B3H 2X4', 'NS'],
  ['14 Elm Street, Halifax, Nova Scotia, B3H 2X4, Canada', 'Halifax, Nova Scotia, Canada'],
  ['14 Elm Street, Halifax, NS, CA', 'Halifax, NS, CA'],
  ['14 Elm Street\nHalifax, NS B3H 2X4', 'Halifax, NS'],
  ['1200, rue Ontario, Montréal (Québec) H2X 1Y4', 'Montréal, Québec'],
  ['1200, Ontario', undefined],
  ['350, Virginia', undefined],
  ['12, Wales', undefined],
  ['Elm Street, NS B3H 2X4', 'NS'],
  ['Apt 4, Elm, NS B3H 2X4', 'NS'],
  ['12 Elm Street, Penthouse, ON', 'ON'],
  ['12 Elm Street, Lower Level, ON', 'ON'],
  ['12 Elm Street, Rear, ON K1G 4X9', 'ON'],
  ["9 Water Street, St. John's, NL A1C 1A1", "St. John's, NL"],
  ['9 Bay Street, Sault Ste. Marie, ON', 'Sault Ste. Marie, ON'],
  ['RR 2, Site 4, Box 9, NS B0J 1J0', 'NS'],
  ['PO Box 12, Lunenburg, NS B0J 2C0', 'Lunenburg, NS'],
  ['The Old Mill, 3 Water Lane, Truro, NS', 'Truro, NS'],
  ['1 Main St, Springfield, IL 62701-1234, USA', 'Springfield, IL, USA'],
  ['1 Main St, Springfield, IL 62701', 'Springfield, IL'],
  ['1 Main St, Springfield, IL, 62701, USA', 'Springfield, IL, USA'],
  ['350 Fifth Avenue, New York, NY 10118', 'New York, NY'],
  ['350 Fifth Avenue, Apt 4, NY 10118', 'NY'],
  ['Apt 4, 12345 Broadway', undefined],
  ['Tower 5, 10969 Broadway', undefined],
  ['House 4, Panjim, Goa 403001', undefined],
  ['12 Hay Street, Subiaco WA 6008, Australia', 'Australia'],
  ['Damrak 1, 1012 AB Amsterdam, Netherlands', 'Amsterdam, Netherlands'],
  ['Damrak 1, 1012 AB Amsterdam', undefined],
  ['Bahnhofstrasse 3, 8001 Zürich, Schweiz', 'Zürich, Schweiz'],
  ['Via del Corso 12, 00184 Roma RM, Italia', 'Roma, RM, Italia'],
  ['Calle Mayor 3, 2º B, 28013 Madrid, España', 'Madrid, España'],
  ['Drottninggatan 5, 111 51 Stockholm, Sweden', 'Stockholm, Sweden'],
  ['ul. Długa 4 m. 2, 00-238 Warszawa, Polska', 'Warszawa, Polska'],
  ['Rua Augusta 9, 1100-048 Lisboa, Portugal', 'Lisboa, Portugal'],
  ['12 Grafton Street, Dublin, D02 AF30, Ireland', 'Ireland'],
  ['東京都千代田区千代田1-1', undefined],
  ['Shibuya 2-21-1, Tokyo 150-8510, Japan', 'Japan'],
  ['12 Elm Street', undefined],
  ['12 Elm Street Halifax', undefined],
  ['Rose Cottage', undefined],
  ['Halifax, NS', 'Halifax, NS'],
  ['Halifax NS', 'Halifax, NS'],
  ['Canada', 'Canada'],
];

it.each(ADDRESSES)('prints of the hidden address “%s” only %s', (street, place) => {
  const page = { ...DEFAULT_PAGE, purpose: 'Rehoming', shown: SHOWN_BY_DEFAULT.Rehoming } as const;
  const lines = composePage(answersWith({ owner: { full_name: 'Jo Low', street } }), prose, asOf, page).contact?.lines;
  expect(lines?.map(({ value }) => value)).toEqual(place === undefined ? [] : [place]);
});
