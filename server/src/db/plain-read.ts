import type { RootOperationNode } from 'kysely';

/** What changes something, what locks, and text that we do not read. */
const MORE_THAN_READS = /^(Insert|Update|Delete|Merge)QueryNode$/;

/** Whether a statement only reads, and locks nothing: asked twice, it does what it does once. */
export const isPlainRead = (node: RootOperationNode): boolean =>
  node.kind === 'SelectQueryNode' && !node.endModifiers?.length && !changesSomething(node);

const changesSomething = (part: unknown): boolean => {
  if (typeof part !== 'object' || part === null) return false;
  const kind: unknown = Reflect.get(part, 'kind');
  if (typeof kind === 'string' && MORE_THAN_READS.test(kind)) return true;
  return Object.values(part).some(changesSomething);
};
