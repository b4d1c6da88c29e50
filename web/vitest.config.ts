import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config.ts';

export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: { include: ['tests/**/*.test.ts'], environment: 'node' },
  }),
);
