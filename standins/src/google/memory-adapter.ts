import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Entry {
  model: string;
  payload: AdapterPayload;
  /** In milliseconds since 1970. */
  expiresAt: number;
}

/** Keeps what the provider must remember, as long as it runs. */
export const memoryAdapter = () => {
  const entries = new Map<string, Entry>();
  const findWhere = (holds: (entry: Entry) => boolean) => [...entries.values()].find(holds)?.payload;

  const dropExpired = () => {
    const now = Date.now();
    for (const [key, { expiresAt }] of entries) if (expiresAt <= now) entries.delete(key);
  };

  return (model: string): Adapter => {
    const key = (id: string) => `${model}:${id}`;
    return {
      upsert: async (id, payload, expiresInS = Number.POSITIVE_INFINITY) => {
        dropExpired();
        entries.set(key(id), { model, payload, expiresAt: Date.now() + expiresInS * 1000 });
      },
      find: async (id) => entries.get(key(id))?.payload,
      findByUid: async (uid) => findWhere((entry) => entry.model === model && entry.payload.uid === uid),
      findByUserCode: async (code) => findWhere((entry) => entry.model === model && entry.payload.userCode === code),
      consume: async (id) => {
        const entry = entries.get(key(id));
        if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => {
        entries.delete(key(id));
      },
      revokeByGrantId: async (grantId) => {
        for (const [each, { payload }] of entries) if (payload.grantId === grantId) entries.delete(each);
      },
    };
  };
};
