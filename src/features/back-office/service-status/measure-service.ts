import { sql } from 'kysely'
import { changesSince, type Measured, type ServiceComponent } from '../../../domain/back-office/service-status.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Services } from '../../core/services.ts'

interface Readings {
  applications_wait: boolean
  documents_wait: boolean
  mails_wait: boolean
  bank_waits: boolean
}

const minute = 60_000
/** So long a mail, a document or an application's papers may take before people notice. */
const patience = 10 * minute
/** The statement is read every few minutes; half an hour without is more than a busy bank. */
const bankPatience = 30 * minute

/** Measures each part and keeps what changed. That this runs, with the database answering, is the site's own measurement. */
export async function measureService(services: Services): Promise<void> {
  const now = services.clock.now()
  const [patient, bankPatient] = [new Date(now.getTime() - patience), new Date(now.getTime() - bankPatience)]
  await inTransaction(services.database, async (transaction) => {
    // One measurement at a time, whichever worker makes it.
    await sql`lock table service_measurement in share row exclusive mode`.execute(transaction)
    const last = await transaction.selectFrom('service_measurement').select('measured_at').executeTakeFirst()
    if (last && last.measured_at >= now) return
    const { rows } = await sql<Readings>`
      select
        exists (select from lottery join fund on fund.id = lottery.fund_id left join fund_result result on result.fund_id = fund.id
          where fund.status = 'published' and lottery.drawn_at is null and result.failed_at is null
            and fund.offering_end_at < ${new Date(now.getTime() - 24 * 60 * minute)}) as applications_wait,
        exists (select from contract_document where rendered_at is null and delivered_at is null and frozen_at < ${patient}) as documents_wait,
        exists (select from mail_outbox where sent_at is null and undeliverable_at is null and created_at < ${patient}) as mails_wait,
        exists (select from bank_trouble where since < ${patient}) or exists (select from bank_reading where read_at < ${bankPatient})
          or exists (select from payment_stop where lifted_at is null) as bank_waits`.execute(transaction)
    const [reading] = rows
    if (!reading) return
    const state = (waits: boolean) => (waits ? 'degraded' : 'ok')
    const states = {
      site: 'ok',
      application: state(reading.applications_wait),
      document: state(reading.documents_wait),
      mail: state(reading.mails_wait),
      bank: state(reading.bank_waits),
    } as const
    const { rows: before } = await sql<Measured>`
      select distinct on (component) component, state, since from service_reading order by component, since desc`.execute(
      transaction,
    )
    const known = new Map<ServiceComponent, Measured['state']>(before.map((each) => [each.component, each.state]))
    const changes = changesSince(known, last?.measured_at ?? null, { now, states })
    if (changes.length > 0) await transaction.insertInto('service_reading').values(changes).execute()
    await sql`
      insert into service_measurement (measured_at) values (${now})
      on conflict (id) do update set measured_at = excluded.measured_at`.execute(transaction)
  })
}
