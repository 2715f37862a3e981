const FONT = /<link rel="preload" as="font"[^>]*>/g;

/**
 * Inlines the stylesheets of a built page, so that it can be painted at once. React needs the stylesheet links; an unknown
 * type keeps browsers from loading them. A page with `isRead` can be read without the app: it loads fonts and pictures
 * before scripts. Other pages load fonts after scripts.
 */
export const readyToPaint = (
  html: string,
  { styles, isRead }: { styles: ReadonlyMap<string, string>; isRead: boolean },
): string => {
  // React Router appends `#` to the address of some stylesheets.
  const styled = html.replaceAll(/<link rel="stylesheet" href="([^"#]+)#?"/g, (link, href: string) => {
    const style = styles.get(href);
    return style === undefined ? link : `<style>${style}</style>${link} type="text/plain"`;
  });
  if (isRead) return styled.replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"');
  const fonts = styled.match(FONT)?.join('') ?? '';
  return afterScripts(styled.replaceAll(FONT, ''), fonts);
};

/** Inserts links after the last script preload of a page. */
export const afterScripts = (html: string, links: string): string =>
  html.replace(/(?:<link rel="modulepreload"[^>]*>)+/, (scripts) => scripts + links);
