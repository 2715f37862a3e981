import table from '../../web/app/routes.ts';

interface Entry {
  path?: string | undefined;
  children?: readonly Entry[] | undefined;
}

const patternsIn = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...patternsIn(children)]);

/** The pattern of every route of the web app. */
export const routes: readonly string[] = patternsIn(table);
