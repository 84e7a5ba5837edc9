// Old Chromiums and their tabs, driven by plain DevTools protocol: they do not know all that the pages
// of puppeteer ask for.
import { execSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { Connection, type ConnectionTransport } from 'puppeteer';
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
  let output = '';
  for await (const data of child.stderr.iterator({ destroyOnReturn: false })) {
    output += data;
    const host = /DevTools listening on ws:\/\/([^/]+)\//.exec(output)?.[1];
    if (!host) continue;
    child.stderr.resume();
    return { endpoint: `http://${host}/json`, stop: () => end(child) };
  }
  throw new Error(`Chromium ${version} ended:\n${output}`);
}

function fetchBinary(version: number, folder: string) {
  const binary = join(folder, `chromium-${version}`);
  if (existsSync(binary)) return binary;
  const name = packages.get(version);
  if (!name) throw new Error(`No package is known for Chromium ${version}`);
  console.log(`Fetching Chromium ${version} (${name})`);
  const cwd = mkdtempSync(join(folder, 'package-'));
  const command = `tar xzOf "$(npm pack ${name} --silent)" package/bin/chromium.br`;
  const packed = execSync(command, { cwd, maxBuffer: 1e9 });
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

  const response = await fetch(`${endpoint}/new?about:blank`, { method: 'PUT' });
  const tab: { id: string; webSocketDebuggerUrl: string } = await response.json();
  const socket = new WebSocket(tab.webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const transport: ConnectionTransport = {
    send: (message) => socket.send(message),
    close: () => socket.close(),
  };
  socket.addEventListener('message', ({ data: text }) => {
    transport.onmessage?.(text);
    if (errorEvent.test(text) && !harmless.test(text)) errors.push(text.slice(0, 400));
    mailLinks.push(...(mailEvent.exec(text)?.slice(1) ?? []));
  });
  const session = new Connection(tab.webSocketDebuggerUrl, transport, 0, 60_000);
  const send = session.send.bind(session);

  const setHeight = (height: number) =>
    send('Emulation.setDeviceMetricsOverride', { ...metrics, height });

  /** The functions of in-page.ts are there, as those of `inPage`; the value is JSON. */
  async function evaluate<Value>(expression: string) {
    const params = { expression: inPageScript + expression, returnByValue: true };
    const { result, exceptionDetails } = await send('Runtime.evaluate', params);
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    const value: Value = result.value;
    return value;
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
    if (isPhone) {
      await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    } else {
      for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'] as const) {
        await send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
      }
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

  function type(key: 'Escape' | 'Tab') {
    const windowsVirtualKeyCode = key === 'Tab' ? 9 : 27;
    return send('Input.dispatchKeyEvent', {
      type: 'keyDown',
      key,
      code: key,
      windowsVirtualKeyCode,
    });
  }

  // `Page.close` is unknown to Chromium 64.
  const close = () => fetch(`${endpoint}/close/${tab.id}`);

  for (const domain of ['Page', 'Runtime', 'Log'] as const) await send(`${domain}.enable`);
  await send('Emulation.setTouchEmulationEnabled', { enabled: isPhone });
  await send('Emulation.setScriptExecutionDisabled', { value: !hasScript });
  return { isPhone, errors, mailLinks, send, setHeight, evaluate, visit, tap, click, type, close };
}
