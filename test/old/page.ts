import { setTimeout as sleep } from 'node:timers/promises';
import { buildSync } from 'esbuild';
import WebSocket from 'ws';
import type { Engine } from './engines';
import type * as inPage from './in-page';

type Look = typeof inPage;
type Point = { x: number; y: number };
type Message = {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: unknown;
  error?: { message: string };
};

const bundle = buildSync({
  entryPoints: [new URL('./in-page.ts', import.meta.url).pathname],
  bundle: true,
  write: false,
  minify: true,
  globalName: 'look',
  target: 'chrome64',
}).outputFiles[0]?.text;

// These engines tell of each directive of the policy that they do not know as an error.
const harmless = /Unrecognized Content-Security-Policy directive|Error with Permissions-Policy/;

const phoneLimit = 768;

/** One tab, driven by plain DevTools protocol: puppeteer is too new for the oldest engines. */
export class Page {
  readonly errors = new Set<string>();
  readonly mailLinks: string[] = [];
  readonly #answers = new Map<number, (message: Message) => void>();
  readonly #socket: WebSocket;
  #lastId = 0;
  #isPhone = false;

  readonly #closeUrl: string;

  private constructor(socket: WebSocket, closeUrl = '') {
    this.#socket = socket;
    this.#closeUrl = closeUrl;
    socket.on('message', (data) => this.#receive(JSON.parse(String(data))));
  }

  static async open(
    { endpoint }: Engine,
    { width, hasScript }: { width: number; hasScript: boolean },
  ) {
    const browser = new Page(await connect(endpoint));
    const target = await browser.send<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
    });
    browser.#socket.close();
    const { host } = new URL(endpoint);
    const page = new Page(
      await connect(`ws://${host}/devtools/page/${target.targetId}`),
      `http://${host}/json/close/${target.targetId}`,
    );
    for (const domain of ['Page', 'Runtime', 'Log']) await page.send(`${domain}.enable`);
    await page.size(width);
    await page.send('Emulation.setScriptExecutionDisabled', { value: !hasScript });
    return page;
  }

  async close() {
    this.#socket.close();
    // `Page.close` is unknown to Chromium 64.
    await fetch(this.#closeUrl);
  }

  send<T>(method: string, params: object = {}): Promise<T> {
    const id = ++this.#lastId;
    this.#socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${method}: no answer in 20 s`)), 20_000);
      this.#answers.set(id, ({ result, error }) => {
        clearTimeout(timer);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(JSON.parse(JSON.stringify(result)));
      });
    });
  }

  #receive({ id, method, params, result, error }: Message) {
    if (id) {
      this.#answers.get(id)?.({ result, ...(error && { error }) });
      this.#answers.delete(id);
      return;
    }
    const text = JSON.stringify(params);
    const isError =
      method === 'Runtime.exceptionThrown' ||
      (method === 'Runtime.consoleAPICalled' && params?.type === 'error') ||
      (method === 'Log.entryAdded' && text.includes('"level":"error"'));
    const [, words = text] =
      /"(?:description|text|value)":"(?!Uncaught)(.*?)"[,}]/.exec(text) ?? [];
    if (isError && !harmless.test(words)) this.errors.add(words);
    const url = params?.url;
    const isNavigation = /^Page\.(frame(Requested|Scheduled)Navigation|windowOpen)$/.test(
      method ?? '',
    );
    if (isNavigation && typeof url === 'string' && /^mailto:/.test(url)) this.mailLinks.push(url);
  }

  async size(width: number, height = width < phoneLimit ? 844 : 800) {
    this.#isPhone = width < phoneLimit;
    await this.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: 1,
      mobile: this.#isPhone,
    });
    await this.send('Emulation.setTouchEmulationEnabled', { enabled: this.#isPhone });
  }

  /** Loads the page anew, also where it is already. */
  async visit(url: string) {
    // Chromium 64 does not tell which load an event is of.
    await this.run('markAsOld');
    await this.send('Page.navigate', { url });
    if (!(await until(() => this.run('isNewAndLoaded'), 15_000)))
      throw new Error(`${url} not loaded`);
    await sleep(300);
  }

  /** Runs a function of in-page.ts there; arguments and answer are JSON. */
  async run<K extends keyof Look>(
    name: K,
    ...args: Parameters<Look[K]>
  ): Promise<ReturnType<Look[K]>> {
    const { result, exceptionDetails } = await this.send<{
      result: { value: ReturnType<Look[K]> };
      exceptionDetails?: object;
    }>('Runtime.evaluate', {
      expression: `${bundle};look.${name}(...${JSON.stringify(args)})`,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(`${name}: ${JSON.stringify(exceptionDetails)}`);
    return result.value;
  }

  /** Photos load as they come near. */
  async readToEnd() {
    while (await this.run('scrollOn')) await sleep(60);
    await until(async () => (await this.run('photoProblems')).length === 0);
    await this.run('scrollToTop');
    await sleep(300);
  }

  /** A tap on a phone, else a click. */
  async click({ x, y }: Point) {
    if (this.#isPhone) {
      const touchPoints = [{ x, y }];
      await this.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await this.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    } else {
      for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased']) {
        const button = type === 'mouseMoved' ? 'none' : 'left';
        await this.send('Input.dispatchMouseEvent', { type, x, y, button, clickCount: 1 });
      }
    }
    await sleep(100);
  }

  async wheel({ x, y }: Point) {
    const wheel = { type: 'mouseWheel', x, y, deltaX: 0, deltaY: 400 };
    await this.send('Input.dispatchMouseEvent', wheel);
    await sleep(400);
  }

  async press(key: 'Escape' | 'Tab') {
    const code = { key, code: key, windowsVirtualKeyCode: key === 'Tab' ? 9 : 27 };
    await this.send('Input.dispatchKeyEvent', { type: 'keyDown', ...code });
    await this.send('Input.dispatchKeyEvent', { type: 'keyUp', ...code });
    await sleep(100);
  }

  async type(text: string) {
    await this.send('Input.insertText', { text });
  }
}

async function connect(url: string) {
  const socket = new WebSocket(url, { maxPayload: 0 });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return socket;
}

export async function until(isTrue: () => Promise<boolean>, limit = 3000) {
  const end = Date.now() + limit;
  while (!(await isTrue())) {
    if (Date.now() > end) return false;
    await sleep(50);
  }
  return true;
}
