import type { Table } from '../../../domain/tables/table.ts'
import { LinkButton } from '../../ui/button.tsx'

interface CsvButtonProps<T extends Table> {
  table: T
  filter: { readonly [Name in keyof T['filters']]: string | null | undefined }
  label?: string
}

/** The rows of the present filter as a file; taking it is noted in the audit log. */
export function CsvButton<T extends Table>({ table, filter, label = 'CSVで保存' }: CsvButtonProps<T>) {
  const given = Object.entries<string | null | undefined>(filter).flatMap(([key, value]) =>
    value === null || value === undefined || value === '' ? [] : [[key, value]],
  )
  const query = new URLSearchParams(given).toString()
  return (
    <LinkButton icon="download" href={`/admin-csv/${table.name}.csv${query === '' ? '' : `?${query}`}`} download="">
      {label}
    </LinkButton>
  )
}
