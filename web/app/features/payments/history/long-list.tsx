import { type ReactNode, useState } from 'react';
import { Button } from '~/ui/button.tsx';

const FIRST = 20;

interface Props<T> {
  items: readonly T[];
  children: (shown: readonly T[]) => ReactNode;
}

/** The beginning of a list, and the rest when it is asked for. */
export const LongList = <T,>({ items, children }: Props<T>) => {
  const [all, setAll] = useState(false);
  return (
    <>
      {children(all ? items : items.slice(0, FIRST))}
      {items.length > FIRST && (
        <Button
          variant="secondary"
          className="justify-self-center"
          aria-expanded={all}
          onClick={() => setAll((was) => !was)}
        >
          {all ? `Show the newest ${FIRST}` : `Show all ${items.length}`}
        </Button>
      )}
    </>
  );
};
