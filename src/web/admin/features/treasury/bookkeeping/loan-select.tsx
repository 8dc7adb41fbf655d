import { useQuery } from 'urql'
import { Select } from '../../../../ui/select.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { loansDocument } from './loan-queries.ts'
import type { TypedPart } from './typed-part.ts'

/** Which loan a line has drawn, repaid or paid interest on. */
export function LoanSelect({
  part: { fundId, loanId },
  error,
  onChange,
}: {
  part: TypedPart
  error: string | undefined
  onChange: (typed: Partial<TypedPart>) => void
}) {
  const [{ data }] = useQuery({ query: loansDocument })
  const loans = data?.adminLoans.filter(({ project_id: id }) => id === fundId)
  return (
    <Select
      label="借入れ"
      hint={loans?.length === 0 ? 'このファンドの借入れはありません。先に「借入金」の画面で登録します' : undefined}
      value={loanId}
      error={error}
      onChange={({ target }) => onChange({ loanId: target.value })}
    >
      <option value="">選んでください</option>
      {loans?.map(({ id, lender, amount, owed }) => (
        <option key={id} value={id}>
          {`${lender}　借入額${figure(amount ?? 0)}円　残高${figure(owed ?? 0)}円`}
        </option>
      ))}
    </Select>
  )
}
