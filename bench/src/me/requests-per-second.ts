import autocannon from 'autocannon';

const CONNECTIONS = 10;
const SECONDS = 4;

/** How often `GET /api/user/me` is answered when ten ask it again and again. Throws where one is not answered well. */
export const requestsPerSecond = async (url: string, token: string): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({
    url: `${url}/api/user/me`,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { authorization: `Bearer ${token}` },
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed`);
  return requests.average;
};
