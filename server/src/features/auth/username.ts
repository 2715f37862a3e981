/** What makes two usernames the same: neither case nor Unicode form tells them apart. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase().normalize('NFKC');
