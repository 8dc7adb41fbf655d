import { useEffect, useState, type ReactNode } from 'react'
import type { Yen } from '../../../../../domain/money.ts'
import { forgetApplication } from '../../../../app/site/page-storage.ts'
import { allowanceOf, type ApplicationState } from '../application-state.ts'
import type { Fund, FundInvest, WaitlistPlace } from '../fund-queries.ts'
import { ApplicationForm } from './application-form.tsx'
import { AppliedToLottery, AwaitingConfirmation, AwaitingDeposit, Canceled, Lost, Participating } from './invested.tsx'
import { Closed, Paused } from './simple-states.tsx'
import { Invitation, Waitlist } from './waitlist.tsx'
import { LimitReached, NearlyFull, NotVerified } from './member-states.tsx'

/** Blocks of an application that other features draw; the page's route brings them along. */
export interface ApplicationBlocks {
  contract: (invest: FundInvest, onConfirmed: () => void) => ReactNode
  deposit: (invest: FundInvest) => ReactNode
  report: (invest: FundInvest) => ReactNode
}

export interface MemberApplicationProps {
  fund: Fund
  state: Extract<
    ApplicationState,
    { kind: 'notVerified' | 'limitReached' | 'nearlyFull' | 'waitlist' | 'form' | 'invested' }
  >
  invests: readonly FundInvest[]
  investingAmount: number
  place: WaitlistPlace | null
  /** Yen. */
  ownHold: number
  chosenAmount: number
  onChooseAmount: (yen: number) => void
  onChanged: () => void
  onRefused: () => void
  /** The confirmation is open: the numbers under it have to stand still. */
  onDeciding: (isDeciding: boolean) => void
}

interface InvestedBoxProps {
  fund: Fund
  invest: FundInvest
  blocks: ApplicationBlocks
  onChanged: () => void
  onApplyAgain: (() => void) | null
}

function InvestedBox({ fund, invest, blocks, onChanged, onApplyAgain }: InvestedBoxProps) {
  switch (invest.status) {
    case 'Apply':
      return <AppliedToLottery fund={fund} invest={invest} />
    case 'Entry':
      if (invest.contract_confirm_at !== null)
        return <AwaitingDeposit fund={fund}>{blocks.deposit(invest)}</AwaitingDeposit>
      return (
        <AwaitingConfirmation fund={fund} invest={invest}>
          {blocks.contract(invest, onChanged)}
        </AwaitingConfirmation>
      )
    case 'Paid':
      return <Participating fund={fund} invest={invest} report={blocks.report(invest)} />
    case 'Lose':
      return <Lost fund={fund} invest={invest} />
    case 'Canceled':
      return <Canceled invest={invest} onApplyAgain={onApplyAgain} />
  }
}

/** What only a member sees: what stands in the way, the form, and what has become of an application. */
export function MemberApplication(props: MemberApplicationProps & { blocks: ApplicationBlocks }) {
  const { fund, state, invests, investingAmount, blocks, onChanged } = props
  const [applyingAgain, setApplyingAgain] = useState(false)
  const stands = state.kind === 'invested' && !applyingAgain
  useEffect(() => {
    if (stands) forgetApplication(fund.id)
  }, [stands, fund.id])
  const form = (allowance: Yen) => (
    <ApplicationForm
      fund={fund}
      invitation={
        props.ownHold > 0 && props.place !== null ? (
          <Invitation fund={fund} place={props.place} onChanged={onChanged} />
        ) : null
      }
      allowance={allowance}
      investingAmount={investingAmount}
      chosenAmount={props.chosenAmount}
      onChooseAmount={props.onChooseAmount}
      onAccepted={() => {
        setApplyingAgain(false)
        onChanged()
      }}
      onRefused={props.onRefused}
      onDeciding={props.onDeciding}
    />
  )
  if (state.kind === 'notVerified') return <NotVerified />
  if (state.kind === 'limitReached') return <LimitReached investingAmount={investingAmount} invests={invests} />
  const isPromised = props.place?.status === 'Waiting' || fund.stats.held_total > 0
  const waitlist = (
    <Waitlist
      fund={fund}
      place={props.place}
      investingAmount={investingAmount}
      wished={props.chosenAmount}
      isBesideMail={!isPromised && !(state.kind === 'waitlist' && state.isAfterEnd)}
      onChanged={props.onChanged}
    />
  )
  if (state.kind === 'nearlyFull')
    return (
      <NearlyFull fund={fund} isPromised={isPromised}>
        {waitlist}
      </NearlyFull>
    )
  if (state.kind === 'waitlist' && state.isAfterEnd)
    return (
      <Closed fund={fund} failed={false}>
        {waitlist}
      </Closed>
    )
  if (state.kind === 'waitlist')
    return (
      <Paused fund={fund} isPromised={isPromised}>
        {waitlist}
      </Paused>
    )
  if (state.kind === 'form') return form(state.allowance)
  if (applyingAgain && state.mayApplyAgain) return form(allowanceOf(fund, investingAmount, props.ownHold))
  return (
    <InvestedBox
      fund={fund}
      invest={state.invest}
      blocks={blocks}
      onChanged={onChanged}
      onApplyAgain={state.mayApplyAgain ? () => setApplyingAgain(true) : null}
    />
  )
}
