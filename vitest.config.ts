import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'
import { compiledModules, compiledPattern, compiledVariable } from './tests/support/compiled-modules.ts'
import { patience, storyLimit } from './tests/e2e/support/patience.ts'

const cluster = './tests/support/test-cluster.ts'
const asWritten = 'tests/screens/as-written.test.ts'
const everyAct = 'tests/e2e/every-act.test.ts'
/** Limits that no busy machine meets: a story may wait for several processes to start and for a business clock to step through a year. */
const processes = { testTimeout: 300_000, hookTimeout: 300_000 }

/** A whole programme has them; a run that watches or follows changes reads the sources. */
const compiled = process.env[compiledVariable]

export default defineConfig({
  plugins: compiled === undefined ? [] : [compiledModules(compiled)],
  // As Node.js finds it: with a second copy, the types of one are no types to the other.
  resolve: {
    alias: [
      { find: /^graphql$/, replacement: fileURLToPath(new URL('node_modules/graphql/index.js', import.meta.url)) },
    ],
  },
  test: {
    // The files of a worker share the product's modules, which keep no state of their own: loading them anew for each file took a quarter of the time.
    isolate: false,
    server: { deps: { external: [compiledPattern] } },
    sequence: { sequencer: LongestFirst },
    setupFiles: [fileURLToPath(new URL('tests/support/failure-logs.ts', import.meta.url))],
    tags: [
      { name: 'course', description: 'a whole course of life, which `npm test` leaves to `npm run test:long`' },
      { name: 'sample', description: 'of the courses at the screens, one that is played with the numbers of CI' },
    ],
    // What comes within a moment on a free machine may take seconds on a busy one; the default of one second is a timed test.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.ts',
            'src/**/*.test.tsx',
            'tests/tooling/**/*.test.ts',
            'tests/desk/**/*.test.ts',
            'tests/time/**/*.test.ts',
          ],
          maxWorkers: 2,
          ...processes,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: [
            'tests/api/**/*.test.ts',
            'tests/plants/**/*.test.ts',
            'tests/stories/**/*.test.ts',
            'tests/start/**/*.test.ts',
          ],
          globalSetup: [cluster],
          // The longest step of `npm test`: with two of them a core was idle once the stories in browsers had ended.
          maxWorkers: 3,
          ...processes,
        },
      },
      {
        extends: true,
        // Programmes of their own, longer than fits into `npm test`.
        test: {
          name: 'whole',
          include: ['tests/whole/**/*.test.ts'],
          globalSetup: [cluster],
          maxWorkers: 2,
          ...processes,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: [cluster],
          maxWorkers: 2,
          ...processes,
        },
      },
      {
        extends: true,
        test: {
          name: 'races',
          include: ['tests/races/**/*.test.ts'],
          globalSetup: [cluster],
          maxWorkers: 1,
          ...processes,
        },
      },
      {
        extends: true,
        test: {
          name: 'time',
          include: ['tests/time-zones/**/*.test.ts'],
          globalSetup: [cluster],
          maxWorkers: 1,
          ...processes,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: [everyAct],
          globalSetup: [cluster, './tests/e2e/support/demo-past.ts'],
          // Two browsers: a story waits more than it works.
          maxWorkers: 2,
          testTimeout: storyLimit,
          hookTimeout: storyLimit,
          expect: { poll: { timeout: patience } },
        },
      },
      {
        extends: true,
        // A programme of its own: how every screen looks.
        test: {
          name: 'screens',
          include: ['tests/screens/**/*.test.ts'],
          exclude: [asWritten],
          globalSetup: [cluster, './tests/e2e/support/demo-past.ts'],
          maxWorkers: 2,
          testTimeout: storyLimit,
          hookTimeout: storyLimit,
          expect: { poll: { timeout: patience } },
        },
      },
      {
        extends: true,
        // Pages drawn without a browser or a started product.
        test: { name: 'pages', include: [asWritten], globalSetup: [cluster], maxWorkers: 2, ...processes },
      },
      {
        extends: true,
        // What all stories together have sent, when the last of them is told.
        test: { name: 'e2e-acts', include: [everyAct], sequence: { groupOrder: 1 } },
      },
    ],
  },
})
