/** True in `npm run test:all`, which runs the slow tests too. */
export const runsAll = process.env.TESTS === 'all';
