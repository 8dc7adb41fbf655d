import { Link } from 'react-router'
import { useNow } from '../../../../app/time/now.tsx'
import { figure, shortTime } from '../../../ui/admin-format.ts'
import { FactList } from '../../../ui/facts.tsx'
import { TrailLink } from '../../../ui/record-links.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import type { ApplicationRow } from './application-queries.ts'
import { cancelWord, viewWords } from './application-words.ts'
import styles from './applications.module.css'

/** One application: what stands in its row in full, every step that it took, and where its money went. */
export function ApplicationPanel({ row, onClose }: { row: ApplicationRow; onClose: () => void }) {
  const now = useNow()
  const time = (at: string | null) => (at === null ? '—' : <time dateTime={at}>{shortTime(at, now)}</time>)
  const reason = cancelWord(row.cancel_reason)
  return (
    <SidePanel title={`申込 ${row.number}`} onClose={onClose} record={`investment:${row.id}`}>
      <FactList
        facts={[
          { label: '状態', value: reason === null ? viewWords[row.view] : `${viewWords[row.view]}（${reason}）` },
          { label: 'ファンド', value: <Link to={`/itoadmintool/funds/${row.project_id}`}>{row.project_name}</Link> },
          {
            label: '会員',
            value: (
              <Link to={`/itoadmintool/members/${row.member_number}`}>
                {row.member_name}（{row.member_number}）
              </Link>
            ),
          },
          { label: '申込額', value: `${figure(row.amount)}円` },
          { label: '入金額', value: `${figure(row.paid)}円` },
          { label: '申込日時', value: time(row.applied_at) },
          { label: '書面の受領', value: time(row.contract_delivered_at) },
          { label: '書面の確認', value: time(row.contract_confirmed_at) },
          { label: '入金期限', value: time(row.deadline_at) },
        ]}
      />
      <p className={styles.links}>
        <TrailLink kind="investment" id={row.id}>
          お金の流れを追う
        </TrailLink>
        <Link to={`/itoadmintool/deposits?search=${row.number}`}>入金</Link>
        <Link to={`/itoadmintool/documents?view=deliveries&kind=contract&search=${row.number}`}>契約成立時書面</Link>
      </p>
    </SidePanel>
  )
}
