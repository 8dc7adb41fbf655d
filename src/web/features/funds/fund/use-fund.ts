import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useQuery } from 'urql'
import { useLastKnown } from '../../../app/data/use-last-known.ts'
import { useMemberQuery } from '../../../app/data/use-member-query.ts'
import { useReturn } from '../../../app/data/use-return.ts'
import { useNowAround } from '../../../app/time/now.tsx'
import { useViewer } from '../../../app/session/viewer.tsx'
import { applicationState, type ApplicationState } from './application-state.ts'
import { fundDocument, myInvestsDocument } from './fund-queries.ts'
import { isMoving, isOutdated, withLive } from './live/live-fund.ts'
import { useLive, type LiveTotals } from './live/use-live.ts'
import { usePriorityCode } from './use-priority-code.ts'

/** Browsers ask again within this time after the opening, each at its own moment. */
const openingSpreadMilliseconds = 3000

/** At the opening the page asks for the fund's state anew, spread over a moment so that not all browsers ask at once. */
function useRefetchAtOpening(kind: ApplicationState['kind'] | undefined, refetch: () => void) {
  const wasWaiting = useRef(false)
  useEffect(() => {
    if (kind === 'beforeStart') wasWaiting.current = true
    if (kind === undefined || kind === 'beforeStart' || !wasWaiting.current) return
    wasWaiting.current = false
    const spread = crypto.getRandomValues(new Uint16Array(1))[0] ?? 0
    const timer = setTimeout(refetch, (spread / 65_535) * openingSpreadMilliseconds)
    return () => clearTimeout(timer)
  }, [kind, refetch])
}

/** Asks anew when the live totals show that the page's fund or its time has fallen behind, at a moment of its own. */
function useRefetchWhenOutdated(outdated: boolean, refetch: () => void) {
  useEffect(() => {
    if (!outdated) return
    const spread = crypto.getRandomValues(new Uint16Array(1))[0] ?? 0
    const timer = setTimeout(refetch, (spread / 65_535) * openingSpreadMilliseconds)
    return () => clearTimeout(timer)
  }, [outdated, refetch])
}

/** The latest value, or while it is held the one before: nothing moves under someone's finger. */
function useHeld<Value>(latest: Value, isHeld: boolean): Value {
  const [kept, setKept] = useState(latest)
  if (!isHeld && kept !== latest) setKept(latest)
  return isHeld ? kept : latest
}

/** A fund, what the visitor has in it, and what may be done now. */
export function useFund(id: string) {
  const viewer = useViewer()
  const isMember = viewer.me !== null
  const [{ data: answer, error, fetching }, executeFund] = useQuery({ query: fundDocument, variables: { id } })
  const { data: investData, refetch: refetchInvests } = useMemberQuery({ query: myInvestsDocument, pause: !isMember })
  const data = useLastKnown(answer)
  const priority = usePriorityCode(id)
  const refetchViewer = viewer.refetch
  const refetch = useCallback(() => {
    executeFund({ requestPolicy: 'network-only' })
    if (isMember) refetchInvests()
    refetchViewer()
  }, [executeFund, refetchInvests, refetchViewer, isMember])

  const project = data?.project ?? null
  const invests = isMember ? investData?.myInvests : []
  const place =
    (isMember ? investData?.myWaitlist : undefined)?.find(({ project: { id: fundId } }) => fundId === id) ?? null
  const now = useNowAround([project?.start_at, project?.end_at, place?.invited_until])
  const live = useLive<LiveTotals>(project !== null && isMoving(project, now) ? `/live/projects/${id}` : null, answer)
  const [isHeld, hold] = useState(false)
  const heldLive = useHeld(live, isHeld)
  const fund = useMemo(() => (project === null ? null : withLive(project, heldLive)), [project, heldLive])
  const ownHold = place?.status === 'Invited' && now <= Date.parse(place.invited_until ?? '') ? place.amount : 0
  const state =
    fund === null || invests === undefined || viewer.loading
      ? null
      : applicationState({
          fund,
          invests,
          me: viewer.me,
          investingAmount: viewer.investingAmount,
          hasSpecialCode: priority.isAccepted,
          ownHold,
          now,
        })
  useRefetchAtOpening(state?.kind, refetch)
  useRefetchWhenOutdated(project !== null && isOutdated(project, live, now), refetch)
  useReturn(refetch)
  return {
    fund,
    messages: data?.projectMessages ?? [],
    invests: invests ?? [],
    investingAmount: viewer.investingAmount,
    /** The member's place in the line for the fund. */
    place,
    /** Yen of the held room that are kept for the member now. */
    ownHold,
    state,
    /** The address brought a priority code that is not the fund's. */
    hasWrongCode: priority.isRefused,
    isMissing: data !== undefined && data.project === null,
    isLoading: data === undefined && fetching,
    error: data === undefined ? error : undefined,
    refetch,
    /** While someone decides, what others do moves nothing on the screen. */
    hold,
  }
}
