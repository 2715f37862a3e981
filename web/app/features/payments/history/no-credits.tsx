/** Stands below the payments, which say already where to buy. */
export const NoCredits = () => (
  <p className="rounded-3xl border-2 border-dashed border-line px-6 py-8 text-center text-soft">
    No credits so far. Each one that you buy or use will be listed here.
  </p>
);
