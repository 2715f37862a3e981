import { messages } from '@pawsume/contract/messages';

const { fillAll, badEmail, passwordsDiffer, shortPassword } = messages.auth;

/** What is wrong with the form is said in this order, one thing at a time. */
export const MESSAGE_ORDER = [fillAll, badEmail, passwordsDiffer, shortPassword];
