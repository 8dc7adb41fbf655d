import { LinkButton } from '../../ui/button.tsx'

interface CsvButtonProps {
  /** Of the file's address. */
  name: string
  filter: Readonly<Record<string, string | null | undefined>>
  label?: string
}

/** The rows of the present filter as a file; taking it is noted in the audit log. */
export function CsvButton({ name, filter, label = 'CSVで保存' }: CsvButtonProps) {
  const given = Object.entries(filter).flatMap(([key, value]) =>
    value === null || value === undefined || value === '' ? [] : [[key, value]],
  )
  const query = new URLSearchParams(given).toString()
  return (
    <LinkButton icon="download" href={`/admin-csv/${name}.csv${query === '' ? '' : `?${query}`}`} download="">
      {label}
    </LinkButton>
  )
}
