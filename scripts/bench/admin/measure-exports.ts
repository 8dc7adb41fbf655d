import { csvTables } from '../../../src/server/routes/csv-tables.ts'
import type { BenchServer, Download } from './bench-server.ts'
import type { Facts } from './facts.ts'

export interface ExportMeasure extends Download {
  name: string
}

/** Tables whose lines are of one kind at a time: each is taken out. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  deliveries: ['contract', 'pre_contract', 'management_report', 'annual_report'],
}

/** Takes every table, every year's figures, the audit log's chain and the inspection pack out as a file, whole, one after the other. */
export async function measureExports(
  server: BenchServer,
  { year, lastDay }: Facts,
  show: (measure: ExportMeasure) => void,
  isWanted: (name: string) => boolean,
): Promise<ExportMeasure[]> {
  const tables = Object.keys(csvTables).flatMap((name) =>
    (kinds[name] ?? ['']).map((kind) => ({
      name: `${name} ${kind}`.trim(),
      address: `/admin-csv/${name}.csv${kind && `?kind=${kind}`}`,
    })),
  )
  const years = ['payment-report', 'annual-figures'].map((name) => ({
    name: `${name} ${year}`,
    address: `/admin/export/${name}/${year}.csv`,
  }))
  // What the first file costs once and for all, such as the code itself, is no growth.
  await server.download('/admin-csv/funds.csv')
  const measures: ExportMeasure[] = []
  for (const { name, address } of [...tables, ...years, { name: 'audit chain', address: '/admin/audit-chain.jsonl' }]) {
    if (!isWanted(name)) continue
    const measure = { name, ...(await server.download(address)) }
    measures.push(measure)
    show(measure)
  }
  if (!isWanted('inspection pack')) return measures
  // The printer of its summary stays loaded with its fonts, however long the registers are: a pack of one day comes first.
  await server.download(await packAddress(server, `from: "${lastDay}", until: "${lastDay}", `))
  const pack = { name: 'inspection pack', ...(await server.download(await packAddress(server, ''))) }
  show(pack)
  return [...measures, pack]
}

/** The pack holds everybody's data: its address is given out for a few minutes after a login. */
async function packAddress(server: BenchServer, period: string): Promise<string> {
  await server.logInAgain()
  const { adminInspectionPack: value } = await server.ask(
    `mutation { adminInspectionPack(${period}purpose: "計測") }`,
    {},
  )
  return `/admin/inspection.zip?value=${encodeURIComponent(String(value))}`
}
