import { useQuery } from 'urql'
import { otherEnd, payersText } from '../../../../../domain/treasury/known-payers.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { knownPayersDocument } from './ledger-queries.ts'

interface PayerNoticeProps {
  entryId: string
  /** Of the line; negative: it left. */
  amount: number
  fundIds: readonly string[]
}

/** Whom who stands at the other end of a line may be beside a third party; nothing where the names say nothing. */
export function PayerNotice({ entryId, amount, fundIds }: PayerNoticeProps) {
  const [{ data }] = useQuery({
    query: knownPayersDocument,
    variables: { id: entryId, funds: [...fundIds] },
    requestPolicy: 'network-only',
  })
  const payers = data?.adminAccountEntries.rows.find(({ id }) => id === entryId)?.known_payers ?? []
  if (payers.length === 0) return null
  return (
    <Notice
      tone="warning"
      title={`${otherEnd(amount)}の名前が${payers.every(({ is_near: isNear }) => isNear) ? '似ています' : '一致します'}`}
      live
    >
      {payersText(
        payers.map(({ is_near: isNear, ...payer }) => (isNear ? { ...payer, isNear } : payer)),
        amount,
      )}
    </Notice>
  )
}
