import { useCallback } from 'react'
import { ContractConfirmation } from '../../features/investing/contract-confirmation/contract-confirmation.tsx'
import { DepositBox } from '../../features/investing/contract-confirmation/deposit-box.tsx'
import { ReportDownload } from '../../features/investing/contract-confirmation/report-download.tsx'
import { investmentsDocument, type Investment } from '../../features/investing/investment/investment-queries.ts'
import { ProjectsPage } from '../../features/investing/investment/projects-page.tsx'
import { SubstituteBox } from '../../features/investing/investment/substitute-box.tsx'
import { RenewalSection } from '../../features/investing/investment/renewal-section.tsx'
import { MemberBreadcrumbs } from '../layout/breadcrumbs.tsx'
import { MemberOnly } from '../session/member-only.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { PageWait } from '../layout/page-wait.tsx'
import { preloadQuery, type PageHandle } from '../routing/page.ts'
import { useMemberQuery } from '../data/use-member-query.ts'
import { useViewer, type ViewerMember } from '../session/viewer.tsx'

export const handle: PageHandle = { preloadForMember: () => [preloadQuery(investmentsDocument, {})] }

/** What an application asks of its member now. */
function actionOf(invest: Investment, refetch: () => void) {
  if (invest.substitute !== null)
    return <SubstituteBox invest={invest} substitute={invest.substitute} onChanged={refetch} />
  if (invest.status !== 'Entry') return null
  if (invest.contract_confirm_at === null) return <ContractConfirmation invest={invest} onConfirmed={refetch} />
  return invest.transfer_account === null ? null : <DepositBox invest={invest} account={invest.transfer_account} />
}

function Projects({ me }: { me: ViewerMember }) {
  const { data, failed, refetch: askAgain } = useMemberQuery({ query: investmentsDocument })
  const { refetch: refetchViewer } = useViewer()
  const refetch = useCallback(() => {
    askAgain()
    refetchViewer()
  }, [askAgain, refetchViewer])
  if (!data) return <PageWait title="投資の状況" failed={failed} onRetry={refetch} />
  return (
    <ProjectsPage
      invests={data.myInvests}
      name={`${me.sei} ${me.mei}`}
      onChanged={refetch}
      partsOf={(invest) => ({
        action: actionOf(invest, refetch),
        report: <ReportDownload investId={invest.id} />,
        renewal: <RenewalSection invest={invest} onChosen={refetch} />,
      })}
    />
  )
}

export function Component() {
  return (
    <>
      <PageHead title="投資の状況" noIndex />
      <MemberBreadcrumbs crumbs={[{ name: '投資の状況' }]} />
      <MemberOnly>{(me) => <Projects me={me} />}</MemberOnly>
    </>
  )
}
