import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createChildPdfRenderer } from '../adapters/pdf/child-pdf-renderer.ts'
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { openDatabase, openPool, type Database } from '../platform/database/connect.ts'
import { createLog } from '../platform/log.ts'
import { unknownSettings } from '../platform/setting-notes.ts'
import { createServices } from './create-services.ts'
import { checkDatabase } from './doctor/check-database.ts'
import { checkMail } from './doctor/check-mail.ts'
import { checkNativeParts, checkStorage } from './doctor/check-machine.ts'
import { checkBank, checkIdentity, checkPublicAddress } from './doctor/check-outside.ts'
import { runChecks, textOf, warning, type Check, type Told } from './doctor/check.ts'

/**
 * Whether this installation can do its work, and what to do where it cannot: settings, database, storage, papers, mail, bank, identity service and public
 * address, each tried for real. Exit code 1 where one cannot.
 *
 *   node dist/doctor.js                      a mail goes to each operator
 *   node dist/doctor.js --mail ADDRESS       to this address instead
 *   node dist/doctor.js --json               a line of JSON for each finding
 */
const { values } = parseArgs({ options: { mail: { type: 'string' }, json: { type: 'boolean', default: false } } })

const tell = (told: Told): void => {
  process.stdout.write(`${values.json ? JSON.stringify({ check: told.name, ...told.finding }) : textOf(told)}\n`)
}

const { config, pool, database, services } = prepare()
for (const name of unknownSettings(process.env))
  tell({ name: 'settings', finding: warning(`${name} is no setting`, 'see docs/settings.md for its name') })
const pdf = createChildPdfRenderer(fileURLToPath(new URL('./printer.js', import.meta.url)))
const isSound = await runChecks(
  [
    checkDatabase(database, config, () => systemClock.now()),
    checkStorage(config),
    checkNativeParts({ ...services, pdf }),
    mailCheck(),
    checkBank(services),
    checkIdentity(services),
    checkPublicAddress(config, () => systemClock.now()),
  ],
  tell,
)
pdf.close()
services.mailSender.close()
await pool.end()
process.exitCode = isSound ? 0 : 1

/** Settings that are wrong end it: nothing else can be tried without them. */
function prepare() {
  try {
    const read = readConfig(process.env)
    const connections = openPool(read.DATABASE_URL, { max: 2 })
    const opened = openDatabase(connections)
    const made = createServices(read, opened, systemClock, createLog('doctor', process.stderr))
    return { config: read, pool: connections, database: opened, services: made }
  } catch (error) {
    for (const says of (error as Error).message.split('\n'))
      tell({ name: 'settings', finding: { verdict: 'fault', says, remedy: 'docs/settings.md' } })
    process.exit(1)
  }
}

function mailCheck(): Check {
  const { name, remedy } = checkMail(services.mailSender, config, [])
  return {
    name,
    remedy,
    run: async () =>
      checkMail(services.mailSender, config, values.mail ? [values.mail] : await operatorsOf(database)).run(),
  }
}

/** Nobody where the database cannot be asked: that is told already. */
async function operatorsOf(from: Database): Promise<string[]> {
  const operators = await from
    .selectFrom('member')
    .select('email')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .execute()
    .catch(() => [])
  return operators.map(({ email }) => email)
}
