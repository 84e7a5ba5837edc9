// The part of a WebDriver client that the journeys need: https://www.w3.org/TR/webdriver2/
import { asVisitor, type DriverPage } from './visitor';
import { eventually } from './wait';

/** Key codes of the specification. */
const keys = { Enter: '\ue007', Escape: '\ue00c', Tab: '\ue004' };

/** How long a browser may take for a command before it counts as hung, in milliseconds. */
const timeLimit = 30_000;

/**
 * Starts a WebDriver session.
 *
 * @param endpoint address of the driver
 * @throws {Error} the driver's message, here and in all methods
 */
export async function startSession(endpoint: string) {
  async function send(method: string, path: string, body?: object) {
    const signal = AbortSignal.timeout(timeLimit);
    const init = body ? { method, signal, body: JSON.stringify(body) } : { method, signal };
    const response = await fetch(endpoint + path, init);
    const { value }: { value: Record<string, string> } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  const created = await send('POST', '/session', { capabilities: {} });
  const session = `/session/${created.sessionId}`;
  const post = (path: string, body: object) => send('POST', session + path, body);

  const execute = (look: unknown, ...args: unknown[]) =>
    post('/execute/sync', { script: `return (${look})(...arguments)`, args });
  const click = (element: Record<string, string>) =>
    post(`/element/${Object.values(element)[0]}/click`, {});
  function typeKeys(values: string[]) {
    const actions = values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }
  const page: DriverPage = {
    goto: (url) => post('/url', { url }),
    evaluate: execute as DriverPage['evaluate'],
    click: async (value) => click(await post('/element', { using: 'css selector', value })),
    async press(...words) {
      const find = (...words: Parameters<typeof kit.findByRole>) => {
        const found = kit.findByRole(...words);
        // WebKit's driver does not scroll to what lies just below the window.
        found.scrollIntoView({ block: 'center', behavior: 'instant' });
        return found;
      };
      const what = ['findByRole', ...words].join(' ');
      await click(await eventually(what, () => execute(find, ...words)));
    },
    keyboard: {
      press: (key) => typeKeys([keys[key]]),
      type: (text) => typeKeys([...text]),
    },
    setViewport: (size) => post('/window/rect', { x: 0, y: 0, ...size }),
    screenshot: async () =>
      Buffer.from(String(await send('GET', `${session}/screenshot`)), 'base64'),
    close: () => send('DELETE', session),
  };
  return Object.assign(page, asVisitor(page));
}
