import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Sends one request, with the path as written; follows no redirect and unpacks no body. */
export async function ask(origin: string, path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(origin);
  const options = { hostname, port, path, headers, agent: false };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(options, resolve).on('error', reject).end();
  });
  const { statusCode: status = 0 } = response;
  return { status, headers: response.headers, body: await buffer(response) };
}
