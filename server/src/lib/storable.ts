/** Whether PostgreSQL takes this text: well-formed Unicode without NUL. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
