import type { ComponentType } from 'react'
import { LoadingText, Skeleton } from '../../../ui/skeleton.tsx'
import type { ApplicationState } from '../application-state.ts'
import type { FundInvest } from '../fund-queries.ts'
import { BeforeStart } from './before-start.tsx'
import { BoxFrame } from './box-frame.tsx'
import type { MemberApplicationProps } from './member-application.tsx'
import { Closed, LimitReached, NearlyFull, NotLoggedIn, NotVerified, Paused } from './simple-states.tsx'

interface ApplicationBoxProps extends Omit<MemberApplicationProps, 'state'> {
  /** Null while the member's own investments are loading. */
  state: ApplicationState | null
  invests: readonly FundInvest[]
  /** Draws what visitors never see; the page's route brings it along. */
  member: ComponentType<MemberApplicationProps>
}

export function ApplicationPlaceholder() {
  return (
    <BoxFrame>
      <LoadingText />
      <Skeleton shape="block" />
    </BoxFrame>
  )
}

export function ApplicationBox({ state, invests, member: MemberApplication, ...rest }: ApplicationBoxProps) {
  const { fund, investingAmount } = rest
  switch (state?.kind) {
    case undefined:
      return <ApplicationPlaceholder />
    case 'beforeStart':
      return <BeforeStart fund={fund} />
    case 'closed':
    case 'failed':
      return <Closed failed={state.kind === 'failed'} />
    case 'paused':
      return <Paused />
    case 'notLoggedIn':
      return <NotLoggedIn />
    case 'notVerified':
      return <NotVerified />
    case 'limitReached':
      return <LimitReached investingAmount={investingAmount} invests={invests} />
    case 'nearlyFull':
      return <NearlyFull fund={fund} />
    case 'form':
    case 'invested':
      return <MemberApplication {...rest} state={state} />
  }
}
