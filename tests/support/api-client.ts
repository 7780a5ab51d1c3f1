import { ADMINISTRATOR, type Product } from './product.ts';

export interface ApiAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
}

/** An administrator's calls from outside the browser, over real HTTP. */
export async function signInToApi(product: Pick<Product, 'url'>, account = ADMINISTRATOR) {
  const { token } = (await call(product.url, 'POST', '/api/auth/sign-in/email', account)).body;
  if (!token) throw new Error('The administrator could not sign in');
  return (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    call(product.url, method, path, body, { authorization: `Bearer ${token}`, ...headers });
}

export async function call(
  origin: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<ApiAnswer> {
  const response = await fetch(origin + path, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
}
