const FONT = /<link rel="preload" as="font"[^>]*>/g;

/**
 * A built page that can be shown as soon as it is here: its stylesheets stand in it. The links to the stylesheets stay where
 * React looks for them, and a type that is none keeps browsers from loading them. What can be read without the app loads its
 * fonts and pictures before its scripts; a screen that only the app can fill loads its fonts after those.
 */
export const readyToPaint = (
  html: string,
  { styles, isRead }: { styles: ReadonlyMap<string, string>; isRead: boolean },
): string => {
  // React Router ends the addresses of some with `#`.
  const styled = html.replaceAll(/<link rel="stylesheet" href="([^"#]+)#?"/g, (link, href: string) => {
    const style = styles.get(href);
    return style === undefined ? link : `<style>${style}</style>${link} type="text/plain"`;
  });
  if (isRead) return styled.replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"');
  const fonts = styled.match(FONT)?.join('') ?? '';
  return afterScripts(styled.replaceAll(FONT, ''), fonts);
};

/** The page with these links where those to its scripts end. */
export const afterScripts = (html: string, links: string): string =>
  html.replace(/(?:<link rel="modulepreload"[^>]*>)+/, (scripts) => scripts + links);
