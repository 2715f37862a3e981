const VERSION = 0x40;
const VARIANT = 0x80;

/** A random UUID. The browser's own is missing where the page was not loaded over HTTPS. */
export const randomId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const marked = [...bytes].map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | VERSION;
    if (index === 8) return (byte & 0x3f) | VARIANT;
    return byte;
  });
  const hex = marked.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
