import { describe, expect, it } from 'vitest';
import { printable, unbroken } from '#press/type/printable';
import { named, pageWith, wordsOf } from './pages.ts';
import { SCRIPTS } from './scripts.ts';

const nameOf = (name: string): string => printable(named(name)).page.name;

describe('text that our fonts can draw', () => {
  it.each([
    'Zoë 🐾',
    '雪球 Xuěqiú',
    'ポチ',
    '바둑이',
    'שלום',
    'مُهْجَة',
    'มะลิ',
    'मोती',
    'Ψαράκι Рыжик',
    'ᐊᒪᕈᖅ',
    '👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇨🇦 1️⃣ ❤️',
    '#let $x$ *b* _i_ `c` @ref <tag> \\ //',
  ])('stays as it was typed: %s', (name) => {
    expect(nameOf(name)).toBe(name);
  });

  it('asks for no other font while the house fonts do', () => {
    expect(printable(named('Ángström “Łódź” Ψ Ж ✓')).families).toEqual([]);
  });

  it('asks for exactly the scripts a page needs', () => {
    expect(printable(named('雪球 🐾')).families).toEqual(['Noto Color Emoji', 'Noto Sans SC']);
    expect(printable(named('ハチ公')).families).toEqual(['Noto Sans JP']);
  });

  it.each(SCRIPTS)('opens one font for %s, and draws all of it', (_script, name, answer) => {
    const page = pageWith({ step1: { pet_name: name }, step2: { training_description: answer } });
    const print = printable(page);
    expect(print.families).toHaveLength(1);
    expect(unbroken(wordsOf(print.page))).toBe(wordsOf(page));
  });

  it('draws a character in colour only where its writer meant a picture', () => {
    expect(printable(named('❤️')).pictures).toEqual(['❤️']);
    expect(printable(named('★ 1')).pictures).toEqual([]);
  });

  it('turns letters in fancy dress into plain ones', () => {
    expect(nameOf('𝓑𝓮𝓵𝓵𝓪')).toBe('Bella');
  });

  it('puts a box for what no font has, and lets a row of them break', () => {
    expect(nameOf('A\u{12000}B\ue000')).toBe('A□B□');
    expect(nameOf('\ud800x')).toBe('□x');
    expect(nameOf('\u{12000}\u{12001}\u{12002}')).toBe('□\u200b□\u200b□');
  });

  it('tells every text with such a box in it, by its name on the page', () => {
    const sign = '\u{12000}';
    const page = pageWith(
      {
        step1: { pet_name: sign, breed: 'Mix' },
        step3: { references: ['Vet'], reference_contacts: { Vet: { name: sign, contact: '' } } },
      },
      { rewritten_pet_description: `${sign} sleeps.` },
    );
    expect(printable(page).undrawn).toEqual([
      { name: 'Name', source: 'pet_name' },
      { name: `About ${sign}`, source: 'rewritten_pet_description' },
      { name: 'References · Vet', source: null },
    ]);
    expect(printable(named('雪球 🐾')).undrawn).toEqual([]);
  });

  it('keeps a letter whose heap of marks cannot be drawn', () => {
    expect(nameOf('Z\u0338\u0322\u035b')).toBe('Z');
  });

  it('piles no more marks on a letter than a script does', () => {
    expect(nameOf(`Zo${'\u0301'.repeat(100)}e`)).toBe(`Zo${'\u0301'.repeat(4)}e`);
    expect(nameOf('שִׁ֣')).toBe('שִׁ֣');
  });

  it('spells out a sentence that is one character, so that it can break', () => {
    expect(nameOf('\ufdfd')).toBe('بسم الله الرحمن الرحيم');
  });

  it('drops controls that would show a text in another order than it is read', () => {
    expect(nameOf('\u202eoduF\u202c \u2066x\u2069')).toBe('oduF x');
  });

  it('drops what cannot be seen, and keeps the joiners that a script needs', () => {
    expect(nameOf('M\u200ba\u200dx\u2060')).toBe('Max');
    expect(nameOf('می‌خواهم 👩‍👩‍👧‍👦')).toBe('می‌خواهم 👩‍👩‍👧‍👦');
  });

  it('gives a nameless name a shape, since a heading must not be empty', () => {
    expect(nameOf('\u200d\ufe0f')).toBe('□');
  });

  it('lets words that no line holds break, addresses at their joints first', () => {
    expect(nameOf('x'.repeat(40))).toBe([...'x'.repeat(40)].join('\u200b'));
    expect(nameOf('wilhelmina.fitzgerald@example.com')).toBe('wilhelmina.\u200bfitzgerald@\u200bexample.\u200bcom');
    expect(nameOf('ordinary words stay as they are')).toBe('ordinary words stay as they are');
  });

  it('lets what has no spaces between its words break there', () => {
    expect(nameOf('หมาใจเย็นชอบนอนตากแดดและไม่เห่า').split('\u200b')).toContain('ชอบ');
    expect(
      Math.max(
        ...nameOf('ก'.repeat(40))
          .split('\u200b')
          .map((part) => part.length),
      ),
    ).toBeLessThan(28);
  });

  it('leaves the addresses of links alone', () => {
    const email = 'a.very.long.mailbox.name@a.very.long.host.example.com';
    expect(printable(pageWith({ owner: { email } })).page.contact?.lines[0]?.href).toBe(`mailto:${email}`);
  });
});
