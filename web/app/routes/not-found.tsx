import { data } from 'react-router';

/** Every other address: answered by the error boundary of the root, which knows a way on. */
export const clientLoader = () => {
  throw data(null, { status: 404 });
};

export default function NotFound() {
  return null;
}
