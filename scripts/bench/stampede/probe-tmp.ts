import { openBenchCluster } from './bench-cluster.ts'
import { benchConfig } from './bench-settings.ts'
import { applyBatch } from '../../../src/features/application/apply-batch.ts'
import { createServices } from '../../../src/server/create-services.ts'
import { systemClock } from '../../../src/platform/clock.ts'
import { openDatabase, openPool } from '../../../src/platform/database/connect.ts'
import { createLog } from '../../../src/platform/log.ts'
import { documentsOfFund } from './plan.ts'
import { Kysely, PostgresDialect } from 'kysely'
import { cpuUsage } from 'node:process'
import { readFileSync } from 'node:fs'
const cluster = await openBenchCluster(20_000)
try {
  const db = await cluster.freshDatabase()
  const pool = openPool(db.url, { max: 1 })
  const times = new Map<string, number[]>()
  const database = new Kysely<any>({ dialect: new PostgresDialect({ pool }), log: (e) => { const k = e.query.sql.replace(/\s+/g, ' ').slice(0, 70); times.set(k, [...(times.get(k) ?? []), e.queryDurationMillis]) } }) as any
  const services = createServices(benchConfig(db.url, cluster.folder), database, systemClock, Object.assign(createLog('x'), { level: 'error' }))
  const size = Number(process.argv[2] ?? 256), rounds = Number(process.argv[3] ?? 30)
  const pid = (await pool.query('select pg_backend_pid() p')).rows[0].p
  const pgCpu = () => { const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' '); return (Number(f[11]) + Number(f[12])) * 10 }
  let member = 1
  const round = async () => { const out = await applyBatch(services, 4, Array.from({ length: size }, () => ({ memberId: member++, amount: 100000, special: null, method: 'first_come' as const, idempotencyKey: 'k', documents: documentsOfFund(4) }))); if (!out.every((o) => o.ok)) throw new Error(JSON.stringify(out.find((o) => !o.ok))) }
  for (let i = 0; i < 10; i++) await round()
  times.clear()
  const t = performance.now(), c = cpuUsage(), g = pgCpu()
  for (let i = 0; i < rounds; i++) await round()
  const wall = performance.now() - t, cpu = cpuUsage(c), n = rounds * size
  console.log(`per application: wall ${(wall / n * 1000).toFixed(1)} us, node cpu ${((cpu.user + cpu.system) / n).toFixed(1)} us, pg cpu ${((pgCpu() - g) / n * 1000).toFixed(1)} us`)
  for (const [k, v] of [...times].sort((a, b) => b[1].reduce((x, y) => x + y) - a[1].reduce((x, y) => x + y))) console.log((v.reduce((x, y) => x + y) / n * 1000).toFixed(1).padStart(7), 'us', (v.reduce((x,y)=>x+y)/v.length).toFixed(2).padStart(7), 'ms', k)
  if (process.argv[4]) {
    await pool.query("load 'auto_explain'"); await pool.query("set auto_explain.log_min_duration=0; set auto_explain.log_analyze=on; set auto_explain.log_triggers=on; set auto_explain.log_nested_statements=off; set client_min_messages=log; set auto_explain.log_timing=on; set auto_explain.log_parameter_max_length=50")
    const client = (pool as any)._clients[0]; client.on('notice', (m: any) => console.log(String(m.message).replace(/\(actual/g, '\n (actual').replace(/Query Text[\s\S]*?Query Parameters.*/, "").slice(0, 3500)))
    await round()
  }
  await database.destroy()
} finally { await cluster.close() }
