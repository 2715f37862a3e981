import { RESUME_SORTS, USER_SORTS } from '@pawsume/contract/admin';
import { LIMITS } from '@pawsume/contract/fields';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '~/ui/button.tsx';
import { Select } from '~/ui/select.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { DEFAULT_SORT, pathOf, type Sort, type View } from './dashboard-view.ts';

const ALL_SORTS: readonly Sort[] = [...USER_SORTS, ...RESUME_SORTS];

interface Props {
  label: string;
  view: View;
  /** The orders that this list can have, as they are called. */
  sorts: Partial<Record<Sort, string>>;
  busy: boolean;
}

/** Looks through a list, and puts it in another order. */
export const ListSearch = ({ label, view, sorts, busy }: Props) => {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(view.search);
  const [applied, setApplied] = useState(view.search);
  // Back, Forward and 'Show all' change the filter from outside.
  if (view.search !== applied) {
    setApplied(view.search);
    setTyped(view.search);
  }
  const { tab, sort } = view;
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    return navigate(pathOf({ tab, sort, search: typed.trim() }));
  };
  const { [DEFAULT_SORT]: usual, ...others } = sorts;
  return (
    <search className="grid gap-3 lg:grid-cols-[1fr_13rem] lg:items-end lg:gap-6">
      <form onSubmit={apply} className="grid gap-3 sm:grid-cols-[minmax(0,26rem)_auto] sm:items-end sm:justify-start">
        <TextInput
          label={label}
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
      <Select
        label="Sort by"
        placeholder={usual ?? ''}
        options={Object.entries(others).map(([value, called]) => ({ value, label: called }))}
        value={sort === DEFAULT_SORT ? '' : sort}
        onChange={({ target }) => {
          const chosen = ALL_SORTS.find((each) => each === target.value);
          return navigate(pathOf({ ...view, page: 1, sort: chosen }));
        }}
      />
    </search>
  );
};
