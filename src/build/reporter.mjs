// What the build says while it works.
import { UsageError } from './flags.mjs';
import { paint } from './text.mjs';

/**
 * @template T
 * @param {string} name of the step
 * @param {() => Promise<T> | T} work
 */
async function withoutStack(name, work) {
  try {
    return await work();
  } catch (error) {
    const isFromSystem = error instanceof Error && 'syscall' in error;
    throw isFromSystem ? new UsageError(`${name}: ${error.message}`) : error;
  }
}

/**
 * Creates the voice of one build.
 *
 * @param {boolean} isQuiet print nothing; what goes wrong is thrown
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
     * Runs a step and prints how long it took.
     *
     * @throws {UsageError} that names the step, when the system refuses something: a folder that
     *   cannot be written, a full disk
     *
     * @template T
     * @param {string} name
     * @param {() => Promise<T> | T} work
     * @returns {Promise<T>}
     */
    async step(name, work) {
      const start = performance.now();
      const result = await withoutStack(name, work);
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
     * What should be known, but does not stop the build.
     *
     * @param {readonly string[]} lines
     */
    notice(lines) {
      for (const line of lines) print(paint('yellow', line));
    },
  };
}
