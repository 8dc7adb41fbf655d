import { useQuery } from 'urql'
import { formatDateWithoutWeekday, type JapanDate } from '../../../../../domain/calendar.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { LinkButton } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { LoadingText, Skeleton } from '../../../../ui/skeleton.tsx'
import { shortTime } from '../../../ui/admin-format.ts'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { RiskPaperForm } from './risk-form.tsx'
import { riskPapersDocument, type RiskPapers } from './risk-paper-queries.ts'
import styles from './risk-paper.module.css'

/** The yearly paper on the risk of money laundering: its draft, what an operator writes into it, and those that two have approved. */
export function RiskPaperPage() {
  const [{ data }, execute] = useQuery({ query: riskPapersDocument, requestPolicy: 'cache-and-network' })
  const state = data?.adminRiskPapers
  return (
    <AdminPage
      title="リスク評価書"
      note="特定事業者作成書面（犯収法施行規則32条）"
      actions={
        <LinkButton href="/admin/risk-papers/draft.pdf" download="">
          下書き（PDF）
        </LinkButton>
      }
    >
      {state === undefined ? (
        <>
          <LoadingText />
          <Skeleton shape="block" />
        </>
      ) : (
        <>
          {state.owed_year !== null && state.due_on !== null && (
            <Notice tone="warning" title={`${state.owed_year}年分の評価書が、まだありません`}>
              {formatDateWithoutWeekday(state.due_on as JapanDate)}までに、ほかの運営者の承認を受けてください。
            </Notice>
          )}
          <Papers papers={state.papers} />
          <Panel title="評価書を作成する" note="件数と金額は、当社の記録から計算します">
            <RiskPaperForm
              key={state.last_year}
              lastYear={state.last_year}
              onDone={() => execute({ requestPolicy: 'network-only' })}
            />
          </Panel>
        </>
      )}
    </AdminPage>
  )
}

function Papers({ papers }: Pick<RiskPapers, 'papers'>) {
  const now = useNow()
  return (
    <Panel title="承認した評価書" note={`${papers.length}件`}>
      {papers.length === 0 ? (
        <p>承認した評価書はありません。</p>
      ) : (
        <ul className={styles.papers}>
          {papers.map((paper) => (
            <li key={paper.id}>
              <a href={`/admin/risk-papers/${paper.id}.pdf`} download>
                {paper.year}年分のリスク評価書（PDF）
              </a>
              <br />
              {`作成 ${paper.proposed_by}　承認 ${paper.approved_by}　`}
              <time dateTime={paper.approved_at}>{shortTime(paper.approved_at, now)}</time>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
