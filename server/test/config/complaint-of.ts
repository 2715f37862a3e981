import { parseConfig } from '#config';

/** Returns the sentence that an operator reads about these settings, or an empty text if they are accepted. */
export const complaintOf = (settings: Record<string, string>): string => {
  try {
    parseConfig(settings);
    return '';
  } catch (error) {
    return String(error);
  }
};
