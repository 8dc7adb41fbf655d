import type { Table } from '../../../domain/tables/table.ts'
import { LinkButton } from '../../ui/button.tsx'
import type { AskedFilters } from './table-address.ts'

interface CsvButtonProps<T extends Table> {
  table: T
  filter: { readonly [Name in keyof AskedFilters<T>]: string | number | boolean | null }
  label?: string
}

/** The rows of the present filter as a file; taking it is noted in the audit log. */
export function CsvButton<T extends Table>({ table, filter, label = 'CSVで保存' }: CsvButtonProps<T>) {
  const given = Object.entries<string | number | boolean | null>(filter).flatMap(([key, value]) =>
    value === null || value === '' || value === false ? [] : [[key, String(value)]],
  )
  const query = new URLSearchParams(given).toString()
  return (
    <LinkButton icon="download" href={`/admin-csv/${table.name}.csv${query === '' ? '' : `?${query}`}`} download="">
      {label}
    </LinkButton>
  )
}
