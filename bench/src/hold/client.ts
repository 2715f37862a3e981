/** Makes calls of one account. The answer is read to its end. */
export type Client = (method: string, path: string, body?: unknown) => Promise<{ status: number; text: string }>;

export const clientOf = (url: string, token = ''): Client => {
  const authorization: Record<string, string> = token === '' ? {} : { authorization: `Bearer ${token}` };
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const type: Record<string, string> = body === undefined || isForm ? {} : { 'content-type': 'application/json' };
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { ...authorization, ...type },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  };
};

/** The answer as JSON. Throws where the call failed. */
export const expectJson = async (answer: ReturnType<Client>): Promise<Record<string, unknown>> => {
  const { status, text } = await answer;
  if (status >= 400) throw new Error(`${status}: ${text}`);
  return JSON.parse(text);
};
