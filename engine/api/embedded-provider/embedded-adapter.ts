import type { Adapter, AdapterPayload } from 'oidc-provider';

/** How many sessions, codes and tokens the embedded provider remembers; the oldest go first. */
const LIMIT = 5_000;

interface Entry {
  readonly payload: AdapterPayload;
  readonly expires: number;
}

/** The embedded provider's memory, one for all of its models; a restart forgets it. */
export function embeddedAdapter(): (model: string) => Adapter {
  const entries = new Map<string, Entry>();
  const live = (key: string): AdapterPayload | undefined => {
    const entry = entries.get(key);
    if (entry && entry.expires > Date.now()) return entry.payload;
    entries.delete(key);
    return undefined;
  };
  const search = (model: string, field: 'uid' | 'userCode', value: string) => {
    for (const [key, { payload }] of entries)
      if (key.startsWith(`${model}:`) && payload[field] === value) return live(key);
    return undefined;
  };

  return (model) => ({
    async upsert(id, payload, expiresIn) {
      const key = `${model}:${id}`;
      entries.delete(key);
      const lifetime = expiresIn === undefined ? Number.POSITIVE_INFINITY : expiresIn * 1000;
      entries.set(key, { payload, expires: Date.now() + lifetime });
      const oldest = entries.keys().next();
      if (entries.size > LIMIT && !oldest.done) entries.delete(oldest.value);
    },
    find: async (id) => live(`${model}:${id}`),
    findByUid: async (uid) => search(model, 'uid', uid),
    findByUserCode: async (userCode) => search(model, 'userCode', userCode),
    async consume(id) {
      const payload = live(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      entries.delete(`${model}:${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries)
        if (payload.grantId === grantId) entries.delete(key);
    },
  });
}
