import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { Select } from '../../../../ui/field.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { paidLinesDocument } from './ledger-queries.ts'
import type { TypedPart } from './typed-part.ts'

/** By which line it was paid what comes or goes back: only so much of it, and only with whoever stands there. */
export function PaidLineSelect({
  part: { fundId, choice, givesBack },
  error,
  onChange,
}: {
  part: TypedPart
  error: string | undefined
  onChange: (typed: Partial<TypedPart>) => void
}) {
  const now = useNow()
  const [{ data }] = useQuery({
    query: paidLinesDocument,
    variables: { project_id: fundId },
    requestPolicy: 'cache-and-network',
  })
  const origin = choice === 'purchase_return' ? 'purchase' : 'sale_deposit'
  const lines = (data?.adminPaidLines ?? []).filter(({ kind }) => kind === origin)
  return (
    <Select
      label={origin === 'purchase' ? '元の支払い' : '元の入金（手付金）'}
      hint={
        lines.length === 0 ? 'このファンドに、選べる入出金はありません。先に元の入出金を登録してください' : undefined
      }
      value={givesBack}
      error={error}
      onChange={({ target }) => onChange({ givesBack: target.value })}
    >
      <option value="">選んでください</option>
      {lines.map(({ id, transacted_on: day, remarks, left }) => (
        <option key={id} value={id}>
          {`${shortDay(day, now)}　${remarks}　残り${figure(left)}円`}
        </option>
      ))}
    </Select>
  )
}
