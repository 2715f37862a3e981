interface Token {
  value: string;
  livesSeconds: number;
}

export interface TokenKeeper {
  /** A token that has not expired by our clock. */
  current(): Promise<string>;
  /** Forgets a token that was refused, unless another has taken its place already. */
  drop(value: string): void;
}

/** Keeps the access token, and asks for one at a time, however many calls wait for it. */
export const keepToken = (ask: () => Promise<Token>): TokenKeeper => {
  let held: { value: string; until: number } | null = null;
  let asked: Promise<string> | null = null;

  const renew = async (): Promise<string> => {
    const { value, livesSeconds } = await ask();
    // A tenth of its life early, so that none expires on its way.
    held = { value, until: Date.now() + livesSeconds * 900 };
    return value;
  };

  return {
    current: async () => {
      if (held && Date.now() < held.until) return held.value;
      asked ??= renew().finally(() => {
        asked = null;
      });
      return asked;
    },
    drop: (value) => {
      if (held?.value === value) held = null;
    },
  };
};
