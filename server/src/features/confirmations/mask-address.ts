/** What a page says of an address: the first letter, and where it is. */
export const maskAddress = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${first}•••${email.slice(at)}`;
};
