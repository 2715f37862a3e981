import type { ReactNode } from 'react';

/**
 * Shows one of two things by whether somebody is signed in. Both are in the page and a style picks one by the mark on
 * the document, so that a prerendered page is right at its first paint.
 */
export const BySession = ({ signedIn, signedOut }: { signedIn: ReactNode; signedOut: ReactNode }) => (
  <>
    <span className="hidden signed-in:contents">{signedIn}</span>
    <span className="contents signed-in:hidden">{signedOut}</span>
  </>
);
