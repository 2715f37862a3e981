import { ADMIN_PAGE_SIZE } from '@pawsume/contract/admin';
import type { ComponentProps, ReactNode } from 'react';
import type { View } from './dashboard-view.ts';
import type { ListPage } from './load-dashboard.ts';
import { PageButtons } from './page-buttons.tsx';
import { lastPage } from './page-numbers.ts';
import { RecordTable } from './record-table.tsx';

interface Props<T extends { id: number }> extends Omit<ComponentProps<typeof RecordTable<T>>, 'records'> {
  page: ListPage<T>;
  view: View;
  /** What to show where the list has nothing in it. */
  empty: ReactNode;
}

/** One page of a list, and the buttons to the others. */
export const PagedTable = <T extends { id: number }>({ page, view, empty, ...table }: Props<T>) =>
  page.total === 0 ? (
    empty
  ) : (
    <>
      <RecordTable {...table} records={page.records} />
      <PageButtons view={view} last={lastPage(page.total, ADMIN_PAGE_SIZE)} />
    </>
  );
