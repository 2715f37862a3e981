/**
 * What apps of the tests run on that name no `DATABASE_URL`: PostgreSQL, the embedded database, or PostgreSQL by way of
 * PgBouncer. The rest of a run is the same.
 */
export const kindOfDatabase = (() => {
  const { TEST_DATABASE = 'postgresql' } = process.env;
  const kind = (['postgresql', 'embedded', 'pgbouncer'] as const).find((known) => known === TEST_DATABASE);
  if (!kind) throw new Error(`TEST_DATABASE=${TEST_DATABASE} is none of postgresql, embedded and pgbouncer`);
  return kind;
})();
