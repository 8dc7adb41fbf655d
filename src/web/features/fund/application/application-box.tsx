import type { ComponentType } from 'react'
import { LoadingText, Skeleton } from '../../../ui/skeleton.tsx'
import type { ApplicationState } from '../application-state.ts'
import { BeforeStart } from './before-start.tsx'
import { BoxFrame } from './box-frame.tsx'
import type { MemberApplicationProps } from './member-application.tsx'
import { Closed, NotLoggedIn, Paused } from './simple-states.tsx'

interface ApplicationBoxProps extends Omit<MemberApplicationProps, 'state'> {
  /** Null while the member's own investments are loading. */
  state: ApplicationState | null
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

export function ApplicationBox({ state, member: MemberApplication, ...rest }: ApplicationBoxProps) {
  const { fund } = rest
  if (state === null) return <ApplicationPlaceholder />
  switch (state.kind) {
    case 'beforeStart':
      return <BeforeStart fund={fund} />
    case 'closed':
    case 'failed':
      return <Closed fund={fund} failed={state.kind === 'failed'} />
    case 'paused':
      return <Paused fund={fund} isPromised={fund.stats.held_total > 0} />
    case 'notLoggedIn':
      return <NotLoggedIn />
    default:
      return <MemberApplication {...rest} state={state} />
  }
}
