import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { Options } from '../../../../ui/options.tsx'
import { Select } from '../../../../ui/select.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { paidLinesDocument } from './ledger-queries.ts'
import { originOf, type PartForm } from './typed-part.ts'

function labelOf(origin: string): string {
  if (origin === 'purchase') return '元の支払い'
  return origin === 'sale_deposit' ? '元の入金（手付金）' : '元の入金（返す収入）'
}

/** By which line it was paid what comes or goes back: only so much of it, and only with whoever stands there. */
export function PaidLineSelect({ part: { project_id: fund, choice, lease_id: leaseId }, field, onChange }: PartForm) {
  const now = useNow()
  const [{ data }] = useQuery({
    query: paidLinesDocument,
    variables: { project_id: fund },
    requestPolicy: 'cache-and-network',
  })
  const origin = originOf(choice)
  const lines = (data?.adminPaidLines ?? []).filter(
    ({ kind, lease_id: lease }) => kind === origin && (leaseId === '' || lease === null || lease === leaseId),
  )
  return (
    <Select
      label={labelOf(origin)}
      hint={
        lines.length === 0 ? 'このファンドに、選べる入出金はありません。先に元の入出金を登録してください' : undefined
      }
      {...field('gives_back')}
      onChange={({ target: { value } }) => {
        const lease = lines.find(({ id }) => id === value)?.lease_id ?? null
        // A rent goes back of the lease that it was of.
        onChange({ gives_back: value, ...(lease !== null && { lease_id: lease }) })
      }}
    >
      <Options
        nothing="選んでください"
        of={lines.map(({ id, transacted_on: day, remarks, left }) => ({
          id,
          name: `${shortDay(day, now)}　${remarks}　残り${figure(left)}円`,
        }))}
      />
    </Select>
  )
}
