// Old versions of Chromium, driven by the DevTools protocol, because they lack commands that puppeteer's
// pages send.
import { execSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { Connection, type ConnectionTransport } from 'puppeteer';
import { until, wait } from '../support/drive/wait';
import { stopProcess } from '../support/run/processes';
import type { find } from './old-page';

/** npm packages that contain a Chromium for Linux on x64, 50 to 66 MB each. */
export const packages = new Map([
  [92, 'chrome-aws-lambda@10.1.0'],
  [106, '@sparticuz/chromium@106.0.2'],
  [119, '@sparticuz/chromium@119.0.2'],
  [131, '@sparticuz/chromium@131.0.1'],
]);

/** Starts a Chromium of a major version. The first start downloads it into `folder`. */
export async function startChromium(version: number, folder: string) {
  // Without a GPU, version 131 freezes for seconds in a transition between documents.
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
    return { endpoint: `http://${host}/json`, stop: () => stopProcess(child) };
  }
  throw new Error(`Chromium ${version} ended:\n${output}`);
}

function fetchBinary(version: number, folder: string) {
  const binary = join(folder, `chromium-${version}`);
  if (existsSync(binary)) return binary;
  const name = packages.get(version);
  console.log(`Fetching Chromium ${version} (${name})`);
  const cwd = mkdtempSync(join(folder, 'package-'));
  const command = `tar xzOf "$(npm pack ${name} --silent)" package/bin/chromium.br`;
  const packed = execSync(command, { cwd, maxBuffer: 1e9 });
  writeFileSync(join(cwd, 'chromium'), brotliDecompressSync(packed), { mode: 0o755 });
  renameSync(join(cwd, 'chromium'), binary);
  rmSync(cwd, { recursive: true });
  return binary;
}

export type Page = Awaited<ReturnType<typeof openPage>>;

const inPageSource = readFileSync('test/old/old-page.ts', 'utf8');
const lowered = { loader: 'ts', format: 'iife', globalName: 'inPage', target: 'chrome92' } as const;
const inPageScript = transformSync(inPageSource, lowered).code;

/** Old versions report each policy directive that they do not know as an error. */
const harmless = /Unrecognized Content-Security-Policy directive|Error with Permissions-Policy/;
const errorEvent = /"method":"Runtime\.exceptionThrown"|"(type|level)":"error"/;
const mailEvent = /"method":"Page\.(?:frame\w+Navigation|windowOpen)".*"url":"(mailto:[^"]*)/;

/** Opens a tab. A tab narrower than 768 px is a phone with touch, other tabs have a mouse. */
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

  /** Evaluates an expression, which can use the functions of old-page.ts as those of `inPage`. */
  async function evaluate<Value>(expression: string) {
    const params = { expression: inPageScript + expression, returnByValue: true };
    const { result, exceptionDetails } = await send('Runtime.evaluate', params);
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    const value: Value = result.value;
    return value;
  }

  /** Loads a page, even if it is the current page. */
  async function visit(url: string) {
    // A reload would keep the scroll position.
    await evaluate('window.isLeft = true; scrollTo(0, 0)');
    await setHeight(isPhone ? 844 : 800);
    await send('Page.navigate', { url });
    await until({ evaluate }, '!window.isLeft && document.readyState === "complete"');
    await wait(300);
  }

  /** Scrolls to a visible element, and taps or clicks it. */
  async function click(selector: string, index = 0) {
    const search = () => evaluate<ReturnType<typeof find>>(`inPage.find('${selector}', ${index})`);
    await search();
    await wait(200);
    const { x, y, href } = await search();
    if (isPhone) {
      await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    } else {
      for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'] as const) {
        await send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
      }
    }
    await wait(100);
    return href;
  }

  for (const domain of ['Page', 'Runtime', 'Log'] as const) await send(`${domain}.enable`);
  await send('Emulation.setTouchEmulationEnabled', { enabled: isPhone });
  await send('Emulation.setScriptExecutionDisabled', { value: !hasScript });
  return {
    ...{ errors, mailLinks, send, setHeight, evaluate, visit, click },
    pressEscape: () =>
      send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'Escape', windowsVirtualKeyCode: 27 }),
    close: () => fetch(`${endpoint}/close/${tab.id}`),
  };
}
