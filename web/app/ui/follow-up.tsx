import type { ReactNode } from 'react';

/** Questions that an answer above brought up, tied to it by a marigold line. */
export const FollowUp = ({ children }: { children: ReactNode }) => (
  <div className="grid animate-arrive gap-6 border-l-3 border-marigold pl-4 sm:pl-5">{children}</div>
);
