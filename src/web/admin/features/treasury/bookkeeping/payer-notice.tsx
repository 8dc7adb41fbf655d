import { useQuery } from 'urql'
import { payersText } from '../../../../../domain/known-payers.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { knownPayersDocument } from './ledger-queries.ts'

/** Whom the remitter of a line that came in may be beside a third party; nothing where the names say nothing. */
export function PayerNotice({ entryId, fundIds }: { entryId: string; fundIds: readonly string[] }) {
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
      title={payers.every(({ is_near: isNear }) => isNear) ? '振込人の名前が似ています' : '振込人の名前が一致します'}
      live
    >
      {payersText(payers.map(({ is_near: isNear, ...payer }) => (isNear ? { ...payer, isNear } : payer)))}
    </Notice>
  )
}
