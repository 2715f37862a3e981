/** What makes two e-mail addresses one mailbox to us: the case of A to Z, and nothing else. */
export const addressKey = (email: string): string =>
  email.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
