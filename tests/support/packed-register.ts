import { registersOf } from '../../src/features/back-office/inspection/pack.ts'
import { readJson } from '../../src/features/back-office/inspection/read-register.ts'
import type { Services } from '../../src/features/core/services.ts'
import { openLongReading } from '../../src/platform/database/read-in-steps.ts'

/** A register of the inspection pack, as its JSON tells it. */
export async function packed(
  { database }: Pick<Services, 'database'>,
  file: string,
): Promise<Record<string, unknown>[]> {
  const register = registersOf({ from: null, until: null }).find((one) => one.file === file)
  if (!register) throw new Error(`no register ${file}`)
  const transaction = await openLongReading(database)
  try {
    const rows: Record<string, unknown>[] = []
    for await (const lines of readJson(transaction, register))
      rows.push(...lines.map((line) => JSON.parse(line) as Record<string, unknown>))
    return rows
  } finally {
    await transaction.rollback().execute()
  }
}
