import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { start } from '../../src/app/start';
import { act } from '../support/drive/render';

const test = suite('app');

test('an error of the router while the app starts leaves the page as it is', async () => {
  document.body.innerHTML = '<main>The page</main>';
  const log = mock.method(console, 'error', () => {}).mock;
  const { exec } = RegExp.prototype;
  mock.method(RegExp.prototype, 'exec', function sabotaged(this: RegExp, text: string) {
    // wouter's patterns end so.
    if (text === '/' && this.source.endsWith('\\/?$')) throw new Error('sabotaged');
    return exec.call(this, text);
  });
  let message: Promise<string> | undefined;
  act(() => {
    message = start().then(String, (error) => error.message);
  });
  assert.is(await message, 'sabotaged');
  mock.reset();
  assert.is(document.body.innerHTML, '<main>The page</main>');
  assert.match(String(log.calls[0]?.arguments[0]), 'Unexpected application error:');
});

test.run();
