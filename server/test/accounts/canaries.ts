import { mapStrings } from '@pawsume/contract/map-strings';
import { petByKey } from '@pawsume/fixtures/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import sharp from 'sharp';

/** Words that stand nowhere else, one for each place; all of them handed out so far. */
export class Canaries {
  readonly all: string[] = [];

  word(place: string): string {
    const word = `cny${randomLetters()}${place.slice(0, 16)}`;
    this.all.push(word);
    return word;
  }

  /** The value with a word of its own in place of each free text. `fixed` tells the texts that are choices. */
  in<T>(value: T, fixed: (text: string) => boolean, place = 'x'): T {
    return mapStrings(value, (text, field = place) =>
      text === '' || fixed(text) ? text : this.word(field.replaceAll('_', '')),
    );
  }
}

/** Digits would look like a phone number in a name. */
const randomLetters = (): string =>
  crypto
    .randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

const STEM = /cny[a-p]{8}/g;
const STEM_LENGTH = 11;

/** Those of the words that stand in the text. */
export const found = (text: string, words: string[]): string[] => {
  const stems = new Set(text.match(STEM));
  return words.filter((word) => stems.has(word.slice(0, STEM_LENGTH)));
};

/** Answers of every field of every step. */
export const everyAnswer = () => petByKey('every-answer').answers;

/** A photo whose metadata carry a word. */
export const photoWith = async (word: string): Promise<Buffer> =>
  sharp(await petPhoto('dog'))
    .withExif({ IFD0: { Artist: word, ImageDescription: `${word} description` } })
    .jpeg()
    .toBuffer();
