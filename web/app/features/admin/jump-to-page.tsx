import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '~/ui/button.tsx';
import { controlStyle } from '~/ui/control-style.ts';
import { pathOf, type View } from './dashboard-view.ts';

/** Leads to a page by its number, the last one where there are not so many. */
export const JumpToPage = ({ view, last }: { view: View; last: number }) => {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const jump = (event: SubmitEvent) => {
    event.preventDefault();
    setTyped('');
    return navigate(pathOf({ ...view, page: Math.min(Number(typed), last) }));
  };
  return (
    <form onSubmit={jump} className="flex items-center gap-2">
      <label htmlFor="jump-to-page" className="font-semibold whitespace-nowrap">
        Go to page
      </label>
      <input
        id="jump-to-page"
        inputMode="numeric"
        required
        pattern="[1-9][0-9]*"
        title="The number of a page, such as 3"
        autoComplete="off"
        maxLength={6}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className={`${controlStyle} max-w-20`}
      />
      <Button type="submit" variant="secondary">
        Go
      </Button>
    </form>
  );
};
