import { JSONParser } from '@streamparser/json';

/** Each element of each list of the answer. */
const ELEMENTS = '$.*.*';

/**
 * Reads an answer, an object of lists, while its text arrives piece by piece, in time that grows with its length alone. Returns
 * what takes the pieces; `onElement` is told of each element as soon as it is whole. Talk before the object is passed over; where
 * the rest is no JSON, nothing more is told: whoever has the whole answer judges that.
 */
export const readAsItComes = (onElement: (list: string, element: unknown) => void): ((piece: string) => void) => {
  const parser = new JSONParser({ paths: [ELEMENTS], keepStack: false });
  let state: 'before' | 'inside' | 'after' = 'before';
  const end = (): void => {
    state = 'after';
  };
  parser.onValue = ({ value, stack }) => onElement(String(stack[1]?.key), value);
  parser.onEnd = end;
  parser.onError = end;
  return (piece) => {
    const from = state === 'before' ? piece.indexOf('{') : 0;
    if (from < 0 || state === 'after') return;
    state = 'inside';
    parser.write(piece.slice(from));
  };
};
