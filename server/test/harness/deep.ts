/** Whether this is `npm run test:deep`, which leaves nothing out, however long it takes. */
export const isDeep = process.env.DEEP === '1';
