import { BRAND } from '@pawsume/contract/brand';
import { messages } from '@pawsume/contract/messages';
import { AppError } from '#lib/app-error';

const AROUND_THE_LETTERS = /^\P{L}+|(?<!\P{L})\P{L}+$/gu;

const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
/** What is compared: of `Rex2024!` only `rex`. */
const coreOf = (text: string): string => folded(text).replaceAll(AROUND_THE_LETTERS, '');

let common: Promise<Set<string>> | null = null;

/** The passwords that are tried first everywhere: some fifty thousand, read when one is first asked about. */
const commonPasswords = (): Promise<Set<string>> => {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(folded)),
  );
  return common;
};

/** Whether many people have this password, or it is the brand or the username with anything but letters around it. */
export const isEasyPassword = async (password: string, username: string): Promise<boolean> => {
  if ((await commonPasswords()).has(folded(password)) || folded(password) === folded(username)) return true;
  const core = coreOf(password);
  return core !== '' && (core === coreOf(BRAND) || core === coreOf(username));
};

interface Chosen {
  password: string;
  username: string;
  /** Where it was typed. */
  field: 'password' | 'new_password';
}

/** Throws `invalid_input` for an easy password, unless the setting allows them. */
export const demandGoodPassword = async (
  { refuseCommonPasswords }: { refuseCommonPasswords: boolean },
  { password, username, field }: Chosen,
): Promise<void> => {
  if (!refuseCommonPasswords || !(await isEasyPassword(password, username))) return;
  const sentence = messages.auth.commonPassword;
  throw new AppError('invalid_input', sentence, { fields: { [field]: sentence } });
};
