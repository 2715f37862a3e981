import { LIMITS } from '@pawsume/contract/fields';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '~/ui/button.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { pathOf } from './dashboard-view.ts';

interface Props {
  /** What the list is filtered by. */
  search: string;
  busy: boolean;
}

export const UserSearch = ({ search, busy }: Props) => {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(search);
  const [applied, setApplied] = useState(search);
  // Back, Forward and 'Show all users' change the filter from outside.
  if (search !== applied) {
    setApplied(search);
    setTyped(search);
  }
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    return navigate(pathOf({ search: typed.trim() }));
  };
  return (
    <search>
      <form onSubmit={apply} className="grid gap-3 sm:grid-cols-[minmax(0,26rem)_auto] sm:items-end sm:justify-start">
        <TextInput
          label="Search by username or email"
          type="search"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={LIMITS.email}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" loading={busy} className="sm:min-h-12">
          Apply Filter
        </Button>
      </form>
    </search>
  );
};
