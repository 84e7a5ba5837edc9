// The part of a WebDriver client that the journeys need: https://www.w3.org/TR/webdriver2/

/** Key codes of the specification. */
const keys = { Tab: '\ue004', Enter: '\ue007', Escape: '\ue00c' };
export type Key = keyof typeof keys;

/** A browser that needs more milliseconds for a command hangs. */
const timeLimit = 30_000;

/** Exit code of a test file whose browser hangs. */
export const browserHangs = 75;

/**
 * @param endpoint of the driver
 * @param capabilities which the browser must have
 * @throws {Error} the driver's message, here and in all methods
 */
export async function startSession(endpoint: string, capabilities: Record<string, unknown>) {
  async function send(method: string, path: string, body?: object) {
    const signal = AbortSignal.timeout(timeLimit);
    const init = body ? { method, signal, body: JSON.stringify(body) } : { method, signal };
    const response = await fetch(endpoint + path, init).catch((error) => {
      console.error(`${method} ${path} ${init.body ?? ''}: ${error}`);
      process.exit(browserHangs);
    });
    const { value }: { value: Record<string, string> } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  const created = await send('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const session = `/session/${created.sessionId}`;
  const post = (path: string, body: object) => send('POST', session + path, body);

  async function find(selector: string): Promise<string> {
    const found = await post('/element', { using: 'css selector', value: selector });
    return `/element/${found['element-6066-11e4-a52e-4f735466cecf']}`;
  }

  return {
    goto: (url: string) => post('/url', { url }),
    evaluate: (expression: string): Promise<unknown> =>
      post('/execute/sync', { script: `return (${expression})`, args: [] }),
    click: async (selector: string) => post(`${await find(selector)}/click`, {}),
    type: async (selector: string, text: string) =>
      post(`${await find(selector)}/value`, { text: text.replaceAll('\n', keys.Enter) }),
    press: (key: Key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
      return post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    setSize: (width: number, height: number) => post('/window/rect', { x: 0, y: 0, width, height }),
    screenshot: async () =>
      Buffer.from(String(await send('GET', `${session}/screenshot`)), 'base64'),
    close: () => send('DELETE', session),
  };
}
