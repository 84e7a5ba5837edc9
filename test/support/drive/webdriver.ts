// The part of a WebDriver client that the journeys need: https://www.w3.org/TR/webdriver2/
import { enterText, findByRole } from './in-page';
import { type LeadPage, leadSteps } from './lead';

/** Key codes of the specification. */
const keys = { Enter: '\ue007', Escape: '\ue00c', Tab: '\ue004' };
type Key = keyof typeof keys;

/** How long a browser may take for a command before it counts as hung, in milliseconds. */
const timeLimit = 30_000;

/** What the journeys do with a page in any engine. */
export type DrivenPage = Omit<LeadPage, 'click'> & {
  click(selector: string): Promise<unknown>;
  goto(url: string): Promise<unknown>;
  keyboard: { press(key: Key): Promise<unknown>; type(text: string): Promise<unknown> };
  setViewport(size: { width: number; height: number }): Promise<unknown>;
  screenshot(): Promise<Uint8Array>;
};

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
  const evaluate = execute as LeadPage['evaluate'];
  const click = (element: Record<string, string>) =>
    post(`/element/${Object.values(element)[0]}/click`, {});
  function typeKeys(values: string[]) {
    const actions = values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }
  const page = {
    goto: (url: string) => post('/url', { url }),
    evaluate,
    click: async (value: string) =>
      void (await click(await post('/element', { using: 'css selector', value }))),
    press: async (...words: Parameters<typeof findByRole>) =>
      void (await click(await execute(findByRole, ...words))),
    fill: (label: string, text: string) => evaluate(enterText, label, text),
    tick: async () => {},
    keyboard: {
      press: (key: Key) => typeKeys([keys[key]]),
      type: (text: string) => typeKeys([...text]),
    },
    setViewport: (size: object) => post('/window/rect', { x: 0, y: 0, ...size }),
    screenshot: async () =>
      Buffer.from(String(await send('GET', `${session}/screenshot`)), 'base64'),
  };
  const driven: DrivenPage = Object.assign(page, leadSteps(page));
  return { page: driven, close: () => send('DELETE', session) };
}
