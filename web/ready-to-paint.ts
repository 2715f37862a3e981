/**
 * A built page that can be shown as soon as it is here: its stylesheets stand in it, and its scripts let fonts and
 * pictures go first. The links to the stylesheets stay where React looks for them, and a type that is none keeps browsers from loading them.
 */
export const readyToPaint = (html: string, styles: ReadonlyMap<string, string>): string =>
  html
    .replaceAll(/<link rel="stylesheet" href="([^"]+)"/g, (link, href: string) => {
      const style = styles.get(href);
      return style === undefined ? link : `<style>${style}</style>${link} type="text/plain"`;
    })
    .replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"');
