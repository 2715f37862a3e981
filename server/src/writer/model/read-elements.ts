import { JSONParser } from '@streamparser/json';

/**
 * Reads an answer, an object of lists, while its text arrives, in time that is linear in its length. Returns a function that takes the
 * pieces; `onElement` receives each element as soon as it is complete. Text before the object is skipped. Where the rest is no JSON,
 * nothing more is reported: the caller checks the whole answer.
 */
export const readElements = (onElement: (list: string, element: unknown) => void): ((piece: string) => void) => {
  const parser = new JSONParser({ paths: ['$.*.*'], keepStack: false });
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
