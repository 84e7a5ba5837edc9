import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AppModule } from '../../src/lead/load-app.inline';
import * as app from '../../src/pages/start.app';
import { CloseButton } from '../../src/ui/close-button';
import { act, fireEvent, render, screen, stopTime } from '../support/drive/render';

const test = suite('app');

/** The compiler holds the app against what the page asks of it. */
const { start }: AppModule = app;

test('an error of the toaster while the app starts is reported, and leaves page and tooltips', async () => {
  render(<CloseButton label="A" />);
  const before = document.body.innerHTML;
  const log = mock.method(console, 'error', () => {}).mock;
  // The toaster watches whether the visitor is there.
  mock.method(globalThis, 'addEventListener', () => {
    throw new Error('sabotaged');
  });
  let message: Promise<string> | undefined;
  act(() => {
    message = start().then(String, (error) => error.message);
  });
  assert.is(await message, 'sabotaged');
  assert.match(String(log.calls[0]?.arguments[0]), 'Unexpected application error:');
  mock.reset();
  assert.is(document.body.innerHTML, `${before}<div></div>`);
  stopTime();
  fireEvent.pointerOver(screen.getByLabelText('A'), { pointerType: 'mouse' });
  act(() => mock.timers.tick(700));
  assert.is(screen.getByRole('tooltip').textContent, 'A');
  mock.reset();
});

test.run();
