import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { loadWithRetries, retryDelay } from '../../src/boot/retry';

const test = suite('retries');

test('fails four times in all, 1, 2 and 4 s apart, with a count for each address', async () => {
  const counts: number[] = [];
  const delays: number[] = [];
  const fault = new Error('gone');
  const result = await loadWithRetries(
    (failures) => {
      counts.push(failures);
      return Promise.reject(fault);
    },
    (task, ms) => {
      delays.push(ms);
      task();
    },
  ).catch((error) => error);
  assert.is(result, fault);
  assert.equal(counts, [0, 1, 2, 3]);
  assert.equal(delays, [1000, 2000, 4000]);
});

test('stops at the first success', async () => {
  const result = await loadWithRetries(
    (failures) => (failures < 2 ? Promise.reject(new Error('gone')) : Promise.resolve('here')),
    (task) => task(),
  );
  assert.is(result, 'here');
});

test('never waits longer than 30 s', () => {
  assert.is(retryDelay(4), 16_000);
  assert.is(retryDelay(5), 30_000);
  assert.is(retryDelay(50), 30_000);
});

test.run();
