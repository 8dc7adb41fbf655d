import { LinkButton } from '../../ui/button.tsx'
import type { TableAddress } from './table-address.ts'

/** The rows of the present filter as a file; taking it is noted in the audit log. */
export function CsvButton({ name, address }: { name: string; address: TableAddress }) {
  return <LinkButton icon="download" href={`/admin-csv/${name}.csv?${address.query}`} download="">CSVで保存</LinkButton>
}
