import type { ImportedField } from '@pawsume/contract/pet-import';
import type { Finding } from './finding.ts';

/** Questions that several answers can be given to: each is offered by itself. */
const MANY = new Set<ImportedField>(['personality', 'training']);
/** Texts that several findings make up together, and what stands between them. */
const JOINED = new Map<ImportedField, string>([
  ['vaccinations', ', '],
  ['vaccine_dates', '; '],
  ['medical_conditions', ' '],
  ['fears', ' '],
  ['medicines', ' '],
  ['rehoming_reason', ' '],
  ['feeding', ' '],
]);
/** Choices, of which one finding contradicts another even where it is less sure. */
const CHOICES = new Set<ImportedField>([
  ...(['gender', 'spayed_neutered', 'is_vaccinated', 'is_microchipped', 'microchip_number'] as const),
  ...(['good_with_children', 'good_with_dogs', 'good_with_cats'] as const),
]);

/** What may be offered: each answer once, and none about which a text disagrees with itself. */
export const settle = (findings: readonly Finding[], order: readonly ImportedField[]): Finding[] => {
  const byField = Map.groupBy(findings, ({ field }) => field);
  return order.flatMap((field) => agreed(field, byField.get(field) ?? []));
};

const same = (value: string): string => value.toLowerCase().replaceAll(/[^\p{L}\p{N}.]/gu, '');

const agreed = (field: ImportedField, findings: readonly Finding[]): Finding[] => {
  if (MANY.has(field)) return each(findings).toSorted((one, other) => one.start - other.start);
  const separator = JOINED.get(field);
  if (separator) return together(findings, separator);
  const surest = Math.max(...findings.map(({ sure }) => sure));
  const compared = CHOICES.has(field) ? findings : findings.filter(({ sure }) => sure === surest);
  const [best] = each(findings.filter(({ sure }) => sure === surest));
  return best && each(compared).length === 1 ? [best] : [];
};

/** The first finding of each value. */
const each = (findings: readonly Finding[]): Finding[] =>
  [...new Map(findings.toReversed().map((finding) => [same(finding.value), finding])).values()].toReversed();

/** One finding of all, quoted from the first to the last where they stand on one page. */
const together = (findings: readonly Finding[], separator: string): Finding[] => {
  const [first, ...rest] = each(findings);
  if (!first) return [];
  const onPage = [first, ...rest.filter(({ page }) => page === first.page)];
  return [
    {
      ...first,
      value: [first, ...rest].map(({ value }) => value).join(separator),
      start: Math.min(...onPage.map(({ start }) => start)),
      end: Math.max(...onPage.map(({ end }) => end)),
    },
  ];
};
