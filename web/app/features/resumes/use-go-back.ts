import { useLocation, useNavigate } from 'react-router';

/** The key of a page that was opened by its address: there is nothing of ours behind it. */
const FIRST_PAGE = 'default';

/** Goes back to where somebody came from, or to `otherwise`. */
export const useGoBack = (otherwise: string) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => (key === FIRST_PAGE ? navigate(otherwise) : navigate(-1));
};
