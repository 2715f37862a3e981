import { describe, expect, it } from 'vitest';
import { directed } from '#press/type/direction';

/** The same with the signs around what is set apart made visible. */
const read = (text: string, field?: string): string =>
  directed(text, field).replaceAll('\u2067', '‹').replaceAll('\u2069', '›');

describe('a text with words that are read from right to left', () => {
  it.each([
    ['a name at its beginning', 'לולו sleeps.', '‹לולו› sleeps.'],
    ['a name longer than all the rest', 'לולו הגדולה והיפה מאוד sleeps.', '‹לולו הגדולה והיפה מאוד› sleeps.'],
    ['a figure behind a name', 'Meet לולו 3 times.', 'Meet ‹לולו› 3 times.'],
    ['two scripts', 'לולו and لولو', '‹לולו› and ‹لولو›'],
    ['an abbreviation with a mark in it', 'Was in צה"ל once.', 'Was in ‹צה"ל› once.'],
    ['a name that is half of each', 'Lulu לולו', 'Lulu ‹לולו›'],
    ['a name with vowel signs', 'Lulu בְּרֹוךְ', 'Lulu ‹בְּרֹוךְ›'],
  ])('stays a sentence of ours with %s', (_what, text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['longer than the sentence', 'Says “כלב רגוע שאוהב לישון בשמש.”', 'Says “‹כלב רגוע שאוהב לישון בשמש.›”'],
    ['with a name of another script in it', 'Says «هو Labrador صغير!» today.', 'Says «‹هو Labrador صغير!›» today.'],
    ['in straight marks', 'Says "שלום!" to all.', 'Says "‹שלום!›" to all.'],
    ['of two', '“שלום” and “לולו!”', '“‹שלום›” and “‹לולו!›”'],
    ['in English, with a name in it', 'Says “לולו is calm”.', 'Says “‹לולו› is calm”.'],
  ])('sets a quotation apart as a whole: %s', (_what, text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each(['كلب هادئ، يحب النوم.', 'هو Labrador عمره 3 سنوات.', 'מבין "sit" וגם “stay here”.'])(
    'is read from there where all of it is such a text: %s',
    (text) => {
      expect(read(text)).toBe(`‹${text}›`);
    },
  );

  it.each(['title', 'mark', 'photoAlt'])('stays ours in a %s, however long the name in it', (field) => {
    expect(read('About לולו הגדולה והיפה', field)).toBe('About ‹לולו הגדולה והיפה›');
  });

  it('is told line by line', () => {
    expect(read('שלום.\nHe is לולו.\nCalm.')).toBe('‹שלום.›\nHe is ‹לולו›.\nCalm.');
  });

  it('leaves every other text as it is', () => {
    expect(directed('“Zoë” 雪球 3!')).toBe('“Zoë” 雪球 3!');
  });
});
