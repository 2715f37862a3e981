import { NotFoundPage } from '~/features/layout/not-found-page.tsx';
import { pageTitle } from '~/lib/page-title.ts';

export const meta = () => pageTitle('Not found');

/** Every other address. Made ahead, and served with the status that says so. */
export default function NotFound() {
  return <NotFoundPage />;
}
