import { Link } from 'react-router'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { takeBackJournalsDocument, type HandOver } from './hand-over-queries.ts'

/** A file that the program did not take: its entries go with the next one. What is taken back says who did so and why. */
export function TakeBack({ file, now, onDone }: { file: HandOver; now: number; onDone: () => void }) {
  if (file.taken_back_at !== null)
    return (
      <span>
        取り消し済み　{shortDay(file.taken_back_at, now)}　{file.taken_back_by}　{file.taken_back_reason}
      </span>
    )
  if (file.taking_back_proposal_id !== null)
    return <Link to={`/itoadmintool/approvals?id=${file.taking_back_proposal_id}`}>取り消しの承認待ち</Link>
  return (
    <AskedAct
      document={takeBackJournalsDocument}
      variables={(reason) => ({ id: file.id, reason })}
      words={{
        name: '引き渡しの取り消し',
        done: ({ takeBackJournals: { proposal_id: proposalId } }) =>
          proposalId === null
            ? '引き渡しを取り消しました。仕訳は次のファイルに入ります。'
            : '引き渡しの取り消しを提案しました。締めた年度の仕訳のため、ほかの運営者が承認すると取り消されます。',
        onDone,
      }}
      size="small"
      variant="quiet"
      button="取り消す"
      label={`仕訳ファイル${file.id}の引き渡しを取り消す`}
      question={`仕訳ファイル${file.id}の引き渡しを取り消しますか？`}
      facts={[
        { label: '帳簿', value: file.book },
        { label: '仕訳', value: `${figure(file.entries)}件、合計${figure(file.total)}円` },
      ]}
      confirm="取り消す"
    >
      <p>
        会計ソフトに取り込んだ仕訳は、会計ソフトで削除してください。同じ仕訳は次のファイルに入ります。このファイルと記録は残ります。
      </p>
    </AskedAct>
  )
}
