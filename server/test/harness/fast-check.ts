import fc from 'fast-check';

const { SEED = '20261120' } = process.env;

/** Where every property begins: the same each time, so that only a change of the code changes the result of the tests. */
export const seed = SEED === 'random' ? Math.trunc(Math.random() * 2 ** 31) : Number(SEED);

fc.configureGlobal({ seed });

export { fc };
