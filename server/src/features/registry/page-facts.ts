import { createHash } from 'node:crypto';
import type { Entry, ResumePage, Section } from '#press/page';

/** What a page says in one place. */
export interface PageFact {
  /** As it is called on the page, without the pet's name in it. */
  name: string;
  /** Everything of it that may change. */
  value: string;
  /** The same for readers; null where it is long, or not for everybody. */
  shown: string | null;
  /** Named so to holders of a file or a code: its own name is what the page says. */
  calledAs?: string;
  /** A way to reach somebody: it may be left out of a page that is shared, and that is no change. */
  isContact: boolean;
}

const PROSE_NAMES: Record<string, string> = {
  one_liner_description: 'Line under the name',
  rewritten_pet_description: 'Text about the pet',
  rewritten_owner_description: 'Text about the owner',
};

/** The fact that the pet's name is. */
export const PET_NAME = 'Name';
const TRAITS = 'Traits and training';

const said = (name: string, value: string): PageFact => ({ name, value, shown: value, isContact: false });
const unshown = (name: string, value: string): PageFact => ({ ...said(name, value), shown: null });
const contact = (name: string, value: string): PageFact => ({ ...unshown(name, value), isContact: true });

const entryFacts = (entry: Entry, { title }: Section, petName: string): PageFact[] => {
  if (entry.kind === 'reference') {
    const { kind: _kind, role, contact: reached, ...about } = entry;
    const name = `Reference: ${role}`;
    return [unshown(name, JSON.stringify(about)), ...(reached ? [contact(`${name}, contact`, reached)] : [])];
  }
  if (entry.kind === 'fact') return [said(entry.label, entry.text)];
  const prose = PROSE_NAMES[entry.source ?? ''];
  if (prose) return [unshown(prose, entry.text)];
  // A title with the pet's name would tell it to who has only a code.
  return [unshown(title.replaceAll(petName, 'the pet'), entry.text)];
};

/** What is said under one name stands in one place. */
const joined = (facts: PageFact[]): PageFact[] =>
  [...Map.groupBy(facts, ({ name }) => name).values()].flatMap(([first, ...rest]) => {
    if (!first) return [];
    const all = [first, ...rest];
    const shown = all.some((fact) => fact.shown === null)
      ? null
      : [...new Set(all.map((fact) => fact.shown))].join(' · ');
    return [{ ...first, value: JSON.stringify(all.map(({ value }) => value)), shown }];
  });

/** Everything a page says, in the order of the page; two pages with the same facts say the same. */
export const factsOf = (page: ResumePage, picture: string | null): PageFact[] =>
  joined([
    said(PET_NAME, page.name),
    ...(picture === null ? [] : [unshown('Photo', picture)]),
    unshown('Line under the name', page.oneLiner),
    ...page.facts.map(({ label, value }) => said(label, value)),
    ...page.chips.map(({ text }) => ({ ...said(text, text), calledAs: TRAITS })),
    ...page.sections.flatMap((section) => section.entries.flatMap((entry) => entryFacts(entry, section, page.name))),
    ...(page.contact ? [contact('Owner', page.contact.name)] : []),
    ...(page.contact?.lines ?? []).map(({ label, value }) => contact(label, value)),
  ]);

const SIGNS = 4;

/** 24 bits: enough to see that a fact is another one, and far too few to tell which of many telephone numbers it was. */
const fingerprint = (salt: string, { name, value }: PageFact): string =>
  createHash('sha256')
    .update(JSON.stringify([salt, name, value]))
    .digest('base64url')
    .slice(0, SIGNS);

/** What is kept of a page's facts. */
export const fingerprintsOf = (facts: readonly PageFact[], salt: string): [string, string][] =>
  facts.map((fact) => [fact.name, fingerprint(salt, fact)]);

export interface FactChange {
  name: string;
  /** As the page says it now; null where it does not, or where it is long or not for everybody. */
  now: string | null;
  /** Its name for those who may not learn what the page says now. */
  calledAs?: string;
}

const CONTACT_NAMES = /^(?:Owner|Phone|E-mail|Address|Lives in|Reference: .*, contact)$/;

/** The facts that are other ones now than when these fingerprints were taken, in the order of the page; then those that are gone. */
export const changesSince = (
  { facts, salt }: { facts: readonly [name: string, fingerprint: string][]; salt: string },
  now: readonly PageFact[],
): FactChange[] => {
  const before = new Map(facts);
  const isChange = (fact: PageFact): boolean => {
    const then = before.get(fact.name);
    if (then === undefined) return !fact.isContact;
    return then !== fingerprint(salt, fact);
  };
  const standing = new Set(now.map(({ name }) => name));
  const gone = [...before.keys()].filter((name) => !standing.has(name) && !CONTACT_NAMES.test(name));
  return [
    ...now
      .filter(isChange)
      .map(({ name, shown, calledAs }) => ({ name, now: shown, ...(calledAs !== undefined && { calledAs }) })),
    ...gone.map((name) => ({ name, now: null })),
  ];
};
