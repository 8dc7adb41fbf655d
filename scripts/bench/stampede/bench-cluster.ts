import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { yen } from '../../../src/domain/money.ts'
import { simulateMembers } from '../../../src/features/investing/rehearsal/simulate-members.ts'
import { addFundDocument } from '../../../src/features/funds/fund/add-fund-document.ts'
import { createFund } from '../../../src/features/funds/fund/create-fund.ts'
import { publishFund } from '../../../src/features/funds/fund/publish-fund.ts'
import type { Services } from '../../../src/features/core/services.ts'
import { systemClock } from '../../../src/platform/clock.ts'
import { openDatabase, openPool } from '../../../src/platform/database/connect.ts'
import { migrate } from '../../../src/platform/database/migrate.ts'
import type { EmbeddedPostgres } from '../../../src/platform/embedded-postgres/start.ts'
import { migrateQueue } from '../../../src/platform/jobs/runner.ts'
import { createLog } from '../../../src/platform/log.ts'
import type { Outcome } from '../../../src/platform/outcome.ts'
import { createServices } from '../../../src/server/create-services.ts'
import { openDurableCluster } from '../durable-cluster.ts'
import { benchConfig } from './bench-settings.ts'
import { processorSecondsOfTree } from '../processor-use.ts'
import { amount, funds, scarcePlaces, sessionWord } from './plan.ts'

export interface BenchCluster {
  folder: string
  /** A database of its own for each run, all with the same beginning. */
  freshDatabase(): Promise<{ url: string; drop(): Promise<void> }>
  /** Each flush to the disk takes so much longer (see `slowDisk`). */
  delayFlush(microseconds: number): Promise<void>
  /** Seconds of processor that PostgreSQL has used so far; null where the system does not tell. */
  processorSeconds(): number | null
  close(): Promise<void>
}

const template = 'bench_template'

/** A PostgreSQL that writes as durably as in production, seeded; gone when closed. */
export async function openBenchCluster(members: number): Promise<BenchCluster> {
  const { postgres: cluster, folder, close } = await openDurableCluster(120)
  try {
    await assertDurable(cluster)
    await onMaintenance(cluster, `create database ${template}`)
    await seed(cluster.connectionStringFor(template), folder, members)
  } catch (error) {
    await close()
    throw error
  }
  let serial = 0
  return {
    folder,
    async freshDatabase() {
      serial += 1
      const name = `bench_${serial}`
      await onMaintenance(cluster, `create database ${name} template ${template} strategy file_copy`)
      return {
        url: cluster.connectionStringFor(name),
        drop: async () => void (await onMaintenance(cluster, `drop database ${name} with (force)`)),
      }
    },
    async delayFlush(microseconds) {
      await onMaintenance(cluster, `alter system set commit_delay = ${microseconds}`)
      await onMaintenance(cluster, 'alter system set commit_siblings = 0')
      await onMaintenance(cluster, 'select pg_reload_conf()')
    },
    processorSeconds: () =>
      processorSecondsOfTree(
        Number(readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]),
      ),
    close,
  }
}

/** What is acknowledged must survive: a benchmark without these would measure something else. */
async function assertDurable(cluster: EmbeddedPostgres): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const [row] = await onMaintenance(cluster, `show ${setting}`)
    if (row?.[setting] !== 'on') throw new Error(`${setting} is ${row?.[setting]}: this database is not durable`)
  }
}

async function onMaintenance(cluster: EmbeddedPostgres, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: cluster.connectionStringFor('postgres') })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

async function seed(url: string, folder: string, members: number): Promise<void> {
  await migrate(url)
  await migrateQueue(url)
  const pool = openPool(url, { max: 2 })
  const services = createServices(
    benchConfig(url, folder),
    openDatabase(pool),
    systemClock,
    Object.assign(createLog('bench'), { level: 'error' }),
  )
  try {
    await simulateMembers(services.database, {
      count: members,
      word: sessionWord,
      now: systemClock.now(),
      machineNow: systemClock.now(),
    })
    for (const [name, number] of Object.entries(funds)) await publish(services, name, number, members)
    await pool.query('vacuum analyze')
  } finally {
    services.mailSender.close()
    await pool.end()
  }
}

async function publish(services: Services, name: string, number: number, members: number): Promise<void> {
  const now = services.clock.now()
  const day = 86_400_000
  const actor = `operator:${members + 1}`
  const fundTotal = yen(number === funds.scarce ? scarcePlaces * amount : members * amount)
  const { fundId } = valueOf(
    await createFund(services, {
      actor,
      draft: {
        name: `第${number}号　世田谷区三軒茶屋レジデンス`,
        detail:
          '所在地：東京都世田谷区三軒茶屋二丁目\n種類：共同住宅（鉄筋コンクリート造・6階建て）\n交通：東急田園都市線「三軒茶屋」駅 徒歩6分',
        offeringStartAt: new Date(now.getTime() + 1_000),
        offeringEndAt: new Date(now.getTime() + 10 * day),
        offeringMethod: 'first_come',
        goal: 'all_in',
        fundTotal,
        subordinatedAmount: yen(0),
        minimumAmount: yen(amount),
        maximumAmount: null,
        plannedRateBp: 700,
        rateBreakdown: [],
        operationTermMonths: 6,
        operationStartOn: null,
        operationEndOn: null,
        autoRenewal: false,
        earlyAccessCode: null,
      },
    }),
  )
  if (fundId !== number) throw new Error(`fund ${name} is ${fundId}`)
  for (const paper of ['契約成立前書面', '匿名組合契約約款', '電子交付の承諾事項']) {
    valueOf(
      await addFundDocument(services, {
        fundId,
        kind: 'pre_contract',
        name: paper,
        bytes: Buffer.from(`%PDF-1.7 ${paper} ${fundId}`),
        actor,
      }),
    )
  }
  valueOf(await publishFund(services, { fundId, actor }))
}

function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`the benchmark's fund was refused: ${outcome.message}`)
  return outcome.value
}
