import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { projectFolder } from '../../../src/platform/project-folder.ts'

const folder = path.join(projectFolder, 'db/checks')

/** Every invariant in one prepared statement: asked after each step, it must cost next to nothing. */
const text = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => `select '${path.basename(name, '.sql')}' as id, to_json(broken)::text as row from (\n${readFileSync(path.join(folder, name), 'utf8')}\n) broken`)
  .join('\nunion all\n')

/** What contradicts an invariant, as 'M01 {...}'. `late` tells whether things left undone count. */
export async function brokenInvariants(client: pg.PoolClient, { late }: { late: boolean }): Promise<string[]> {
  const { rows } = await client.query<{ id: string; row: string }>({ name: 'model-invariants', text })
  return rows.filter(({ id }) => late || id !== 'M20').map(({ id, row }) => `${id} ${row}`)
}
