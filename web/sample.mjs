/**
 * A plugin for Stryker: of all mutants it lets a random sample pass, the same for the same seed. Those left
 * out count as mutants that cannot be compiled, which are in no score.
 */
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Numbers between 0 and 1 (mulberry32). */
function randomFrom(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function makeSampler() {
  const size = Number(process.env.SAMPLE ?? 150);
  const random = randomFrom(Number(process.env.SEED ?? 1));
  let chosen = new Set();
  return {
    init: () => Promise.resolve(),
    /** Asked once, with all of them. */
    group(mutants) {
      const ids = mutants.map(({ id }) => [random(), id]).toSorted(([a], [b]) => a - b);
      chosen = new Set(ids.slice(0, size).map(([, id]) => id));
      return Promise.resolve([mutants.map(({ id }) => id)]);
    },
    check: (mutants) =>
      Promise.resolve(
        Object.fromEntries(
          mutants.map(({ id }) => [
            id,
            chosen.has(id)
              ? { status: 'passed' }
              : { status: 'compileError', reason: 'not in the sample' },
          ]),
        ),
      ),
  };
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, 'sample', makeSampler)];
