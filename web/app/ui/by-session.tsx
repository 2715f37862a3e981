import type { ReactNode } from 'react';

/**
 * Shows one of two things by whether somebody is logged in. Both are in the page and a style picks one by the mark on
 * the document, so that a prerendered page is right at its first paint.
 */
export const BySession = ({ loggedIn, loggedOut }: { loggedIn: ReactNode; loggedOut: ReactNode }) => (
  <>
    <span className="hidden logged-in:contents">{loggedIn}</span>
    <span className="contents logged-in:hidden">{loggedOut}</span>
  </>
);
