/** What stands in the places that the specification leaves in its words, such as `{ N: '3', '{brand}': 'Pawsumé' }`. */
export type Values = Readonly<Record<string, string>>;

export function fill(words: string, values: Values): string {
  return Object.entries(values).reduce((filled, [place, value]) => filled.replaceAll(place, value), words);
}

/** Matches these very words: their case, their dots, nothing like them. */
export function literally(words: string, extent: 'part' | 'whole' = 'part'): RegExp {
  const pattern = RegExp.escape(words);
  return new RegExp(extent === 'whole' ? `^${pattern}$` : pattern);
}
