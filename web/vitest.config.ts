import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config.ts';

export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ['browser'] },
    // A slow machine is no fault: what must end is ended by faked time.
    test: { include: ['tests/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
  }),
);
