import type { ComponentType } from 'react'
import { createPart } from '../../../../app/routing/part.tsx'
import { LoadingText, Skeleton } from '../../../../ui/skeleton.tsx'
import type { ApplicationState } from '../application-state.ts'
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

/** Countdown, calendar and what can be done ahead: nobody else loads it. */
export const beforeStart = createPart(
  () => import('./before-start.tsx').then((module) => module.BeforeStart),
  <ApplicationPlaceholder />,
)

export function ApplicationBox({ state, member: MemberApplication, ...rest }: ApplicationBoxProps) {
  const { fund } = rest
  if (state === null) return <ApplicationPlaceholder />
  switch (state.kind) {
    case 'beforeStart':
      return <beforeStart.Component fund={fund} />
    case 'closed':
    case 'failed':
      return <Closed fund={fund} failed={state.kind === 'failed'} />
    case 'paused':
      return <Paused fund={fund} isPromised={fund.stats.held_total > 0} />
    case 'notLoggedIn':
      return <NotLoggedIn fund={fund} />
    case 'notVerified':
    case 'limitReached':
    case 'nearlyFull':
    case 'waitlist':
    case 'form':
    case 'invested':
      return <MemberApplication {...rest} state={state} />
  }
}
