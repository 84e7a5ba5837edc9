// What the build says while it works.
import { paint } from './text.mjs';

/**
 * @param {boolean} isQuiet print only what went wrong
 */
export function createReporter(isQuiet) {
  const isTerminal = Boolean(process.stdout.isTTY);
  /** @param {string} text */
  const print = (text) => {
    if (!isQuiet) console.log(text);
  };
  return {
    print,

    /**
     * Runs a step, prints how long it took, and puts its name before what went wrong.
     *
     * @template T
     * @param {string} name
     * @param {() => Promise<T> | T} work
     * @returns {Promise<T>}
     */
    async step(name, work) {
      const start = performance.now();
      const result = await work();
      const ms = `${Math.round(performance.now() - start)} ms`;
      print(`${paint('green', '✓')} ${name.padEnd(8)} ${paint('dim', ms)}`);
      return result;
    },

    /**
     * Images take long the first time.
     *
     * @param {number} done
     * @param {number} total
     */
    progress(done, total) {
      if (isQuiet) return;
      if (isTerminal) {
        process.stdout.write(done < total ? `\r  photos ${done} of ${total}` : '\r\x1b[K');
      } else if (done % 10 === 0 || done === total) {
        print(`  photos ${done} of ${total}`);
      }
    },

    /**
     * Something to know that does not stop the build.
     *
     * @param {string} text
     */
    notice(text) {
      print(paint('yellow', text));
    },
  };
}
