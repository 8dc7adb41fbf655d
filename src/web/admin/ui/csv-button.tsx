import { LinkButton } from '../../ui/button.tsx'
/** The rows of the present filter as a file; taking it is noted in the audit log. */
export function CsvButton({ name, filter }: { name: string; filter: Readonly<Record<string, string | null>> }) {
  const given = Object.entries(filter).flatMap(([key, value]) => (value === null || value === '' ? [] : [[key, value]]))
  const query = new URLSearchParams(given).toString()
  return <LinkButton icon="download" href={`/admin-csv/${name}.csv?${query}`} download="">CSVで保存</LinkButton>
}
