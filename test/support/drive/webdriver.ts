// The part of a WebDriver client that the journeys need: https://www.w3.org/TR/webdriver2/

/** Key codes of the specification. */
const keys = { Tab: '\ue004', Enter: '\ue007', Escape: '\ue00c' };
type Key = keyof typeof keys;

/** How long a browser may take for a command before it counts as hung, in milliseconds. */
const timeLimit = 30_000;

/** What the journeys do with a page, by the names of puppeteer's methods. */
export interface DrivenPage {
  goto(url: string): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  click(selector: string): Promise<unknown>;
  type(selector: string, text: string): Promise<unknown>;
  keyboard: { press(key: Key): Promise<unknown> };
  setViewport(size: { width: number; height: number }): Promise<unknown>;
  screenshot(): Promise<Uint8Array>;
}

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

  async function find(selector: string): Promise<string> {
    const found = await post('/element', { using: 'css selector', value: selector });
    return `/element/${found['element-6066-11e4-a52e-4f735466cecf']}`;
  }

  const page: DrivenPage = {
    goto: (url) => post('/url', { url }),
    evaluate: (expression) => post('/execute/sync', { script: `return (${expression})`, args: [] }),
    click: async (selector) => post(`${await find(selector)}/click`, {}),
    type: async (selector, text) =>
      post(`${await find(selector)}/value`, { text: text.replaceAll('\n', keys.Enter) }),
    keyboard: {
      press(key) {
        const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
        return post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
      },
    },
    setViewport: (size) => post('/window/rect', { x: 0, y: 0, ...size }),
    screenshot: async () =>
      Buffer.from(String(await send('GET', `${session}/screenshot`)), 'base64'),
  };
  return { page, close: () => send('DELETE', session) };
}
