/** Makes calls of a server in a process of its own. */
export const clientOf = (url: string) => async (method: string, path: string, token: string, body?: unknown) => {
  const form = body instanceof FormData;
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && !form ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
  return response.json();
};

/** The least that a pet needs. */
export const petForm = (name: string): FormData => {
  const form = new FormData();
  for (const [field, value] of Object.entries({ pet_name: name, pet_type: 'Cat', pet_age: '2' }))
    form.append(field, value);
  return form;
};
