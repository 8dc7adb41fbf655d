import { useQuery } from 'urql'
import { Options } from '../../../../ui/options.tsx'
import { Select } from '../../../../ui/select.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { loansDocument } from './loan-queries.ts'
import type { PartForm } from './typed-part.ts'

/** Which loan a line has drawn, repaid or paid interest on. */
export function LoanSelect({ part, field }: PartForm) {
  const [{ data }] = useQuery({ query: loansDocument })
  const loans = data?.adminLoans.filter(({ project_id: id }) => id === part.project_id)
  return (
    <Select
      label="借入れ"
      hint={loans?.length === 0 ? 'このファンドの借入れはありません。先に「借入金」の画面で登録します' : undefined}
      {...field('loan_id')}
    >
      <Options
        nothing="選んでください"
        of={loans?.map(({ id, lender, amount, owed }) => ({
          id,
          name: `${lender}　借入額${figure(amount ?? 0)}円　残高${figure(owed ?? 0)}円`,
        }))}
      />
    </Select>
  )
}
