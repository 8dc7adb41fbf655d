import { Link } from 'react-router'
import { useQuery } from 'urql'
import { graphql, type ResultOf } from '../../gql/graphql.ts'
import { Notice } from '../../ui/notice.tsx'
import { formatDate } from '../../ui/format.ts'
import { figure } from './admin-format.ts'
import { FactList } from './facts.tsx'

export const coverageFields = graphql(`
  fragment CoverageFields on PaymentCoverage @_unmask { available needed missing besides due is_opened refusal }
`)

const coverageDocument = graphql(
  `
  query DistributionCoverage($shares: [ID!], $amount: Yen, $transfers: Int) {
    adminDistributionCoverage(shares: $shares, amount: $amount, transfers: $transfers) { ...CoverageFields }
  }
`,
  [coverageFields],
)

export type Coverage = ResultOf<typeof coverageFields>

/** Whether the operator's own money covers what would leave, and what must be paid in first: members' money pays for nobody else. */
export function CoverageNote({ coverage }: { coverage: Coverage }) {
  const { available, needed, missing, besides, due, is_opened: isOpened } = coverage
  if (!isOpened) {
    return (
      <Notice tone="warning" title="口座の開始残高が、まだ帳簿にありません">
        分配金と元本は、<Link to="/itoadmintool/ledger?view=balances">開始残高を記録</Link>してから支払います。
      </Notice>
    )
  }
  const facts = (
    <FactList
      facts={[
        { label: '使える運営者の資金', value: `${figure(available)}円` },
        { label: '必要な資金', value: `${figure(needed)}円（税と手数料の見込みを含む）` },
        { label: '不足', value: <b>{figure(missing)}円</b> },
        ...(due === null ? [] : [{ label: '支払日', value: formatDate(due) }]),
        ...(besides > 0
          ? [{ label: 'ほかの未払いの分配・償還', value: `${figure(besides)}円（承認した順に、資金を充てます）` }]
          : []),
      ]}
    />
  )
  if (missing === 0) return facts
  return (
    <Notice tone="warning" title={`${figure(missing)}円不足しています。先に入金してください`}>
      {facts}
      会員からお預かりしたお金は、ほかの支払いに使えません。口座に入金し、
      <Link to="/itoadmintool/ledger?view=lines">口座の入出金</Link>で登録すると、支払えるようになります。
    </Notice>
  )
}

interface Planned {
  shares?: readonly string[]
  amount?: number
  transfers: number
}

interface Planned {
  shares?: readonly string[]
  amount?: number
  transfers: number
}

/**
 * The same for shares that are owed, or for a distribution that is not fixed yet; neither is on its way.
 * @param planned null where nothing is to be asked.
 */
export function useDistributionCoverage(planned: Planned | null): {
  /** Null until it is known. */
  coverage: Coverage | null
  /** What is below it moves when it comes: nothing there is ready to be pressed before. */
  isAsked: boolean
} {
  const { shares, amount, transfers } = planned ?? { transfers: 0 }
  const [{ data, fetching }] = useQuery({
    query: coverageDocument,
    variables: { shares: shares === undefined ? null : [...shares], amount: amount ?? null, transfers },
    requestPolicy: 'cache-and-network',
    pause: planned === null,
  })
  const coverage = planned === null ? null : (data?.adminDistributionCoverage ?? null)
  return { coverage, isAsked: fetching && coverage === null }
}
