/**
 * Puts faults into the page's code, one at a time, and looks whether the tests notice.
 *
 *     SAMPLE=150 SEED=1 npm run mutate
 *
 * First the named faults (tests/faults.json): each must make its own test fail. Then a random sample of
 * mutants, by Stryker. All of it happens in a copy, which is gone afterwards.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const WEB = import.meta.dirname;
const LEFT_OUT = new Set(
  ['node_modules', 'reports', '.stryker-tmp'].map((name) => join(WEB, name)),
);
/** Minutes after which the whole of Stryker's run is given up. */
const LONGEST = Number(process.env.MINUTES ?? 60);

const folder = mkdtempSync(join(tmpdir(), 'covernames-mutate-'));
const copy = join(folder, 'web');
try {
  cpSync(WEB, copy, { recursive: true, filter: (from) => !LEFT_OUT.has(from) });
  symlinkSync(join(WEB, 'node_modules'), join(copy, 'node_modules'));
  symlinkSync(join(WEB, '../locales'), join(folder, 'locales'));
  const noticed = process.env.FAULTS === 'no' || namedFaults();
  const killed = process.env.SAMPLE === '0' || mutants();
  process.exitCode = noticed && killed ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function run(tool, args, options = {}) {
  const program = join(copy, 'node_modules', tool);
  return spawnSync(process.execPath, [program, ...args], { cwd: copy, ...options });
}

/** Whether every fault is noticed by its own test. */
function namedFaults() {
  const faults = JSON.parse(readFileSync(join(copy, 'tests/faults.json'), 'utf-8'));
  const files = new Set(faults.map(({ test }) => test.split('::')[0]));
  if (!passes(...files)) throw new Error('the tests fail without any fault');
  const survived = faults.filter((fault) => {
    const noticed = isNoticed(fault);
    console.log(`${noticed ? 'noticed' : 'NOT NOTICED'}: ${fault.name}`);
    return !noticed;
  });
  console.log(`${faults.length - survived.length} of ${faults.length} named faults are noticed`);
  return !survived.length;
}

function isNoticed({ name, file, old, new: fault, test }) {
  const path = join(copy, file);
  const code = readFileSync(path, 'utf-8');
  if (code.split(old).length !== 2) throw new Error(`${name}: "${old}" stands not once in ${file}`);
  const [tests, called] = test.split('::');
  writeFileSync(
    path,
    code.replace(old, () => fault),
  );
  try {
    return !passes(tests, '-t', called);
  } finally {
    writeFileSync(path, code);
  }
}

/** Whether tests pass; that there are some is part of it. */
function passes(...which) {
  const done = run('vitest/vitest.mjs', ['run', ...which], { encoding: 'utf-8' });
  if (!/Tests .*(passed|failed)/.test(done.stdout)) throw new Error(`no tests: ${which.join(' ')}`);
  return done.status === 0;
}

/** Whether enough mutants are killed; the whole report lies in reports/ afterwards. */
function mutants() {
  const timeout = LONGEST * 60_000;
  const { status } = run('@stryker-mutator/core/bin/stryker.js', ['run'], {
    stdio: 'inherit',
    timeout,
  });
  const reports = join(copy, 'reports');
  if (existsSync(reports)) cpSync(reports, join(WEB, 'reports'), { recursive: true });
  return status === 0;
}
