// `npm run test:deep`: all that `npm test` leaves out for the sake of minutes, at a random seed. It takes hours.
process.env.DEEP = '1';
process.env.SEED ??= 'random';
await import('./test.mjs');
