import { useNavigation } from 'react-router';

/** At the top of the window while the next screen is on its way; what comes at once shows none. */
export const PendingBar = () => {
  const { state } = useNavigation();
  return state === 'idle' ? null : (
    <div
      role="status"
      aria-label="Loading"
      className="fixed inset-x-0 top-0 z-50 h-1 origin-left animate-pending bg-marigold forced-colors:bg-[Highlight]"
    />
  );
};
