// As much of a WebDriver client as the journeys need: https://www.w3.org/TR/webdriver2/

/** Key codes of the specification. */
const keys = { Tab: '\ue004', Enter: '\ue007', Escape: '\ue00c' };
export type Key = keyof typeof keys;

export type Session = Awaited<ReturnType<typeof startSession>>;

/**
 * @param endpoint of the driver
 * @param capabilities which the browser must have
 * @throws {Error} the driver's message, here and in all methods
 */
export async function startSession(endpoint: string, capabilities: Record<string, unknown>) {
  async function send(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(endpoint + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value }: { value: unknown } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  const created = await send('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const session = `/session/${read(created, 'sessionId')}`;

  async function find(selector: string): Promise<string> {
    const body = { using: 'css selector', value: selector };
    const found = await send('POST', `${session}/element`, body);
    return `${session}/element/${read(found, 'element-6066-11e4-a52e-4f735466cecf')}`;
  }

  return {
    goto: (url: string) => send('POST', `${session}/url`, { url }),
    evaluate: (expression: string) =>
      send('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
    click: async (selector: string) => send('POST', `${await find(selector)}/click`, {}),
    type: async (selector: string, text: string) =>
      send('POST', `${await find(selector)}/value`, { text: text.replaceAll('\n', keys.Enter) }),
    press: (key: Key) =>
      send('POST', `${session}/actions`, {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [
              { type: 'keyDown', value: keys[key] },
              { type: 'keyUp', value: keys[key] },
            ],
          },
        ],
      }),
    setSize: (width: number, height: number) =>
      send('POST', `${session}/window/rect`, { x: 0, y: 0, width, height }),
    screenshot: async () =>
      Buffer.from(String(await send('GET', `${session}/screenshot`)), 'base64'),
    end: () => send('DELETE', session),
  };
}

function read(value: unknown, key: string): string {
  return typeof value === 'object' && value !== null ? String(Reflect.get(value, key)) : '';
}
