import { useLocation } from 'react-router';

/** The name of the field that a link leads to (`paths.field`); empty where it leads to none. */
export const useAskedField = (): string => decodeURIComponent(useLocation().hash.slice(1));
