import { getContact } from '@pawsume/contract/system';
import { useEffect, useState } from 'react';
import { send } from './client.ts';

/** The address of who helps here; null until it is known, and where nobody is named. */
export const useContact = (): string | null => {
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    send(getContact, { signal: leaving.signal }).then(
      (contact) => setEmail(contact.email),
      // Without an answer the page names nobody, as it was built.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return email;
};
