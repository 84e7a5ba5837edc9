import { execFileSync } from 'node:child_process';
import { type IncomingMessage, request, type Server } from 'node:http';
import { createServer } from 'node:https';
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

/** A server that answers as another one, over https, with a certificate that nobody has signed. */
export function overHttps(server: Server): Server {
  const args = 'req -x509 -newkey rsa:2048 -nodes -keyout - -subj /CN=localhost'.split(' ');
  const pem = execFileSync('openssl', args, { stdio: 'pipe' });
  return createServer({ key: pem, cert: pem }, (...exchange) =>
    server.emit('request', ...exchange),
  );
}
