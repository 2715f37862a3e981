// Codes of SMTP, of Node and of nodemailer; messages of errors quote addresses.
const CODE = /^[A-Z][A-Z_]{1,30}$/;

const memberOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** The answer of the mail server as a number; undefined where it gave none. */
const answerOf = (error: unknown): number | undefined => {
  const answer = memberOf(error, 'responseCode');
  return typeof answer === 'number' ? answer : undefined;
};

/** Why a mail was not taken, safe to log. */
export const reasonOf = (error: unknown): string => {
  const code = memberOf(error, 'code');
  const name = typeof code === 'string' && CODE.test(code) ? code : 'unknown';
  return [name, answerOf(error)].filter((part) => part !== undefined).join(' ');
};

/** Whether it is of no use to try again: the server has refused this mail for good. */
export const isFinal = (error: unknown): boolean => {
  const answer = answerOf(error) ?? 0;
  return answer >= 500 && answer < 600 && memberOf(error, 'code') !== 'EAUTH';
};
