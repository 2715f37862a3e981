import { parse } from 'bowser';

const MAX_LENGTH = 1000;

/** A browser and its system in short words, such as `Firefox on Linux`; nothing else of the header is kept. */
export const describeDevice = (userAgent: string | undefined): string => {
  if (!userAgent) return 'Unknown device';
  const { browser, os } = parse(userAgent.slice(0, MAX_LENGTH));
  if (!browser.name) return os.name ? `Unknown app on ${os.name}` : 'Unknown device';
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
};
