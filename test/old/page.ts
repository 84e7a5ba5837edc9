// Old Chromiums and their tabs, driven by plain DevTools protocol: puppeteer is too new for them.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { end } from '../support/launch';
import { until, wait } from '../support/page';
import type { find } from './in-page';

/** Packages of the npm registry that hold a Chromium for Linux on x64, 30 to 66 MB each. */
export const packages = new Map([
  [64, 'chrome-aws-lambda@64.0.3264'],
  [81, 'chrome-aws-lambda@3.0.4'],
  [92, 'chrome-aws-lambda@10.1.0'],
  [106, '@sparticuz/chromium@106.0.2'],
  [119, '@sparticuz/chromium@119.0.2'],
  [131, '@sparticuz/chromium@131.0.1'],
]);

/** Starts a Chromium of this major version, fetched into `folder` the first time. */
export async function startChromium(version: number, folder: string) {
  // Without a GPU, 131 stands still for seconds in a transition between documents.
  const quiet = '--disable-gpu --disable-features=ViewTransitionOnNavigation';
  const flags = `--headless --no-sandbox --no-zygote --hide-scrollbars ${quiet}`.split(' ');
  flags.push('--remote-debugging-port=0');
  const child = spawn(fetchBinary(version, folder), flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  const [, host] = await untilPrinted(child, /DevTools listening on ws:\/\/([^/]+)/);
  return { endpoint: `http://${host}/json`, stop: () => end(child) };
}

/** What a program says on its error output, as soon as it fits a pattern. */
function untilPrinted(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stderr?.on('data', (data) => {
      output += data;
      const match = pattern.exec(output);
      if (match) resolve(match);
    });
    child.on('exit', () => reject(new Error(`${child.spawnfile} ended:\n${output}`)));
  });
}

function fetchBinary(version: number, folder: string) {
  const binary = join(folder, `chromium-${version}`);
  if (existsSync(binary)) return binary;
  const name = packages.get(version);
  if (!name) throw new Error(`No package is known for Chromium ${version}`);
  console.log(`Fetching Chromium ${version} (${name})`);
  const cwd = mkdtempSync(join(folder, 'package-'));
  const archive = execFileSync('npm', ['pack', name, '--silent'], { cwd, encoding: 'utf8' }).trim();
  const unpack = ['xzOf', archive, 'package/bin/chromium.br'];
  const packed = execFileSync('tar', unpack, { cwd, maxBuffer: 1e9 });
  writeFileSync(join(cwd, 'chromium'), brotliDecompressSync(packed), { mode: 0o755 });
  renameSync(join(cwd, 'chromium'), binary);
  rmSync(cwd, { recursive: true });
  return binary;
}

export type Found = ReturnType<typeof find>;
export type Page = Awaited<ReturnType<typeof openPage>>;

const inPageSource = readFileSync('test/old/in-page.ts', 'utf8');
const lowered = { loader: 'ts', format: 'iife', globalName: 'inPage', target: 'chrome64' } as const;
const inPageScript = transformSync(inPageSource, lowered).code;

/** These engines tell of each directive of the policy that they do not know as an error. */
const harmless = /Unrecognized Content-Security-Policy directive|Error with Permissions-Policy/;
const errorEvent = /"method":"Runtime\.exceptionThrown"|"(type|level)":"error"/;
const mailEvent = /"method":"Page\.(?:frame\w+Navigation|windowOpen)".*"url":"(mailto:[^"]*)/;

/** Opens a tab: below 768 px one of a phone with taps, else one with a mouse. */
export async function openPage(endpoint: string, width: number, hasScript = true) {
  const isPhone = width < 768;
  const metrics = { width, deviceScaleFactor: 1, mobile: isPhone };
  const errors: string[] = [];
  const mailLinks: string[] = [];
  const answers = new Map<number, (text: string) => void>();

  const response = await fetch(`${endpoint}/new?about:blank`, { method: 'PUT' });
  const tab: { id: string; webSocketDebuggerUrl: string } = await response.json();
  const socket = new WebSocket(tab.webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  socket.addEventListener('message', ({ data: text }) => {
    const { id }: { id?: number } = JSON.parse(text);
    if (id) answers.get(id)?.(text);
    else if (errorEvent.test(text) && !harmless.test(text)) errors.push(text.slice(0, 400));
    else mailLinks.push(...(mailEvent.exec(text)?.slice(1) ?? []));
  });

  function send<Result>(method: string, params: object = {}) {
    const id = answers.size + 1;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise<Result>((resolve, reject) => {
      setTimeout(() => reject(new Error(`${method}: no answer in a minute`)), 60_000).unref();
      answers.set(id, (text) => {
        const { result, error } = JSON.parse(text);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      });
    });
  }

  const setHeight = (height: number) =>
    send('Emulation.setDeviceMetricsOverride', { ...metrics, height });

  /** The functions of in-page.ts are there, as those of `inPage`; the value is JSON. */
  async function evaluate<Value>(expression: string) {
    type Answer = { result: { value: Value }; exceptionDetails?: object };
    const params = { expression: inPageScript + expression, returnByValue: true };
    const { result, exceptionDetails } = await send<Answer>('Runtime.evaluate', params);
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return result.value;
  }

  /** Loads the page anew, also where it is already. */
  async function visit(url: string) {
    // Chromium 64 does not tell which load an event is of. A page loaded again keeps its scroll.
    await evaluate('window.isLeft = true; scrollTo(0, 0)');
    await setHeight(isPhone ? 844 : 800);
    await send('Page.navigate', { url });
    await until({ evaluate }, '!window.isLeft && document.readyState === "complete"');
    await wait(300);
  }

  async function tap(x: number, y: number) {
    const touchPoints = [{ x, y }];
    const mouse = { x, y, button: 'left', clickCount: 1 };
    if (isPhone) {
      await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    } else {
      await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
      await send('Input.dispatchMouseEvent', { type: 'mousePressed', ...mouse });
      await send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...mouse });
    }
    await wait(100);
  }

  /** Scrolls to a visible element, and taps or clicks where it is seen. */
  async function click(selector: string, index = 0) {
    const search = () => evaluate<Found>(`inPage.find('${selector}', ${index})`);
    await search();
    await wait(200);
    const found = await search();
    await tap(found.x, found.y);
    return found;
  }

  async function type(key: 'Escape' | 'Tab') {
    const code = { key, code: key, windowsVirtualKeyCode: key === 'Tab' ? 9 : 27 };
    await send('Input.dispatchKeyEvent', { type: 'keyDown', ...code });
  }

  // `Page.close` is unknown to Chromium 64.
  const close = () => fetch(`${endpoint}/close/${tab.id}`);

  for (const domain of ['Page', 'Runtime', 'Log']) await send(`${domain}.enable`);
  await send('Emulation.setTouchEmulationEnabled', { enabled: isPhone });
  await send('Emulation.setScriptExecutionDisabled', { value: !hasScript });
  return { isPhone, errors, mailLinks, send, setHeight, evaluate, visit, tap, click, type, close };
}
