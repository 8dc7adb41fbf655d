import { programmeNames, type ProgrammeName } from './programmes.ts'

const all = programmeNames
/** The opening second is a matter of its own path through the product. */
const notOpening: readonly ProgrammeName[] = all.filter((name) => name !== 'stampede')
/** What runs the server and its rules, and looks at no screen. */
const rules: readonly ProgrammeName[] = all.filter((name) => name !== 'screens')
const screens: readonly ProgrammeName[] = ['screens', 'whole', 'journeys']

/**
 * Which programmes of the third tier a changed file can break, by how its path begins: the longest entry that fits counts. A path that
 * none fits can break them all, so that a new folder is never left out by being forgotten.
 */
export const reach: Readonly<Record<string, readonly ProgrammeName[]>> = {
  // What only `npm test` and people read.
  'docs/': [],
  'README.md': [],
  'CHANGELOG.md': [],
  'CONTRIBUTING.md': [],
  'SECURITY.md': [],
  'THIRD-PARTY-NOTICES.md': [],
  LICENSE: [],
  '.githooks/': [],
  '.git-blame-ignore-revs': [],
  '.oxfmtrc.json': [],
  '.oxlintrc.json': [],
  'knip.config.ts': [],
  'scripts/docs/': [],
  'scripts/check/': [],
  'scripts/gallery/': [],
  'scripts/bench/': [],
  'scripts/bench/stampede/': ['stampede'],
  'scripts/fonts/': [],
  'src/web/gql/': [],
  'tests/api/': ['courses'],
  'tests/stories/': ['courses'],
  'tests/start/': [],
  'tests/desk/': [],
  'tests/tooling/': [],
  'tests/time/': ['time'],
  'deploy/': ['whole'],
  'scripts/image': ['whole'],

  // The product.
  'src/web/': screens,
  'src/features/': notOpening,
  'src/features/core/': all,
  'src/features/investing/application/': all,
  'src/domain/': notOpening,
  'src/domain/investing/application.ts': all,
  'src/ledger/': rules,
  'src/platform/': rules,
  'src/adapters/pdf/': ['whole', 'time', 'crash'],
  'src/adapters/preview-picture/': screens,
  'src/desk/': rules,
  'src/desk/page/': ['whole'],
  'src/server/demo/': ['screens', 'whole', 'fuzz'],
  'db/': rules,

  // The programmes themselves.
  'tests/screens/': ['screens'],
  'tests/e2e/': screens,
  'tests/whole/': ['whole'],
  'tests/faults/': ['faults'],
  'tests/races/': ['races'],
  'tests/time-zones/': ['time'],
  'tests/fuzz/': ['fuzz'],
  'tests/crash/': ['crash', 'burst'],
  'tests/model/': ['model'],
}

/** @returns the programmes that a change of these files can break, in their order. @param files relative to the project's folder. */
export function reachedBy(files: readonly string[]): ProgrammeName[] {
  const reached = new Set(files.flatMap(reachOf))
  return programmeNames.filter((name) => reached.has(name))
}

function reachOf(file: string): readonly ProgrammeName[] {
  if (/^src\/.*\.test\.tsx?$/.test(file)) return []
  const [entry] = Object.keys(reach)
    .filter((start) => file.startsWith(start))
    .toSorted((one, other) => other.length - one.length)
  return (entry === undefined ? undefined : reach[entry]) ?? all
}
