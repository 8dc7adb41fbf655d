import { useCallback, useMemo } from 'react'
import { useQuery } from 'urql'
import { useViewer } from '../../../app/session/viewer.tsx'
import { lotteryFundDocument, lotteryInvestsDocument, type LotteryFund } from './lottery-queries.ts'
import { ownApplication } from './lottery-stage.ts'

/** A lottery fund with all that is published about its draw, and the visitor's own application in it. */
export function useLottery(id: string) {
  const isMember = useViewer().me !== null
  const [{ data, error }, execute] = useQuery({ query: lotteryFundDocument, variables: { id } })
  const [{ data: invests }] = useQuery({ query: lotteryInvestsDocument, pause: !isMember })
  const project = data?.project ?? null
  const fund = useMemo<LotteryFund | null>(
    () => (project?.lottery_proof ? { ...project, lottery_proof: project.lottery_proof } : null),
    [project],
  )
  const refetch = useCallback(() => execute({ requestPolicy: 'network-only' }), [execute])
  return {
    fund,
    application: fund === null || !isMember ? null : ownApplication(fund, invests?.myInvests ?? []),
    isMissing: data !== undefined && fund === null,
    isFirstCome: project !== null && fund === null,
    error: data === undefined ? error : undefined,
    refetch,
  }
}
