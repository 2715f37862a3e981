const BOM = '\u{feff}';

/**
 * The text of a signed body; null where its bytes are not exactly that text in UTF-8. A decoder that repairs bytes, or
 * drops a byte order mark, would accept a signature for bytes that nobody signed.
 */
export const eventText = (rawBody: Buffer): string | null => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(rawBody);
    return text.startsWith(BOM) ? null : text;
  } catch {
    return null;
  }
};
