import { Link } from 'react-router'
import { useQuery } from 'urql'
import { graphql, type ResultOf } from '../../gql/graphql.ts'
import { Notice } from '../../ui/notice.tsx'
import { figure } from './admin-format.ts'
import { FactList } from './facts.tsx'

export const coverageFields = graphql(`
  fragment CoverageFields on PaymentCoverage @_unmask { available needed missing is_opened refusal }
`)

const coverageDocument = graphql(`
  query DistributionCoverage($amount: Yen, $transfers: Int) {
    adminDistributionCoverage(amount: $amount, transfers: $transfers) { ...CoverageFields }
  }
`, [coverageFields])

export type Coverage = ResultOf<typeof coverageFields>

/** Whether the operator's own money covers what would leave, and what must be paid in first: members' money pays for nobody else. */
export function CoverageNote({ coverage }: { coverage: Coverage }) {
  const { available, needed, missing, is_opened: isOpened } = coverage
  if (!isOpened) {
    return (
      <Notice tone="warning" title="口座の開始残高が、まだ帳簿にありません">
        分配金と元本は、<Link to="/itoadmintool/ledger?view=balances">開始残高を記録</Link>してから支払います。
      </Notice>
    )
  }
  const facts = <FactList facts={[{ label: '使える運営者の資金', value: `${figure(available)}円` }, { label: '必要な資金', value: `${figure(needed)}円（税と手数料の見込みを含む）` }, { label: '不足', value: <b>{figure(missing)}円</b> }]} />
  if (missing === 0) return facts
  return (
    <Notice tone="warning" title={`${figure(missing)}円不足しています。先に入金してください`}>
      {facts}
      会員からお預かりしたお金は、ほかの支払いに使えません。口座に入金し、<Link to="/itoadmintool/ledger?view=lines">口座の入出金</Link>で登録すると、支払えるようになります。
    </Notice>
  )
}

/** The same for distributions: those that are owed, with one that is not fixed yet and transfers that are not on their way. */
export function DistributionCoverage({ amount, transfers }: { amount?: number; transfers: number }) {
  const [{ data }] = useQuery({ query: coverageDocument, variables: { amount: amount ?? null, transfers }, requestPolicy: 'cache-and-network' })
  return data === undefined ? null : <CoverageNote coverage={data.adminDistributionCoverage} />
}
