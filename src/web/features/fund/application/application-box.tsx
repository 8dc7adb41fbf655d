import { useState } from 'react'
import { LoadingText, Skeleton } from '../../../ui/skeleton.tsx'
import { allowanceOf, type ApplicationState } from '../application-state.ts'
import type { Fund, FundInvest } from '../fund-queries.ts'
import { ApplicationForm } from './application-form.tsx'
import { BeforeStart } from './before-start.tsx'
import { BoxFrame } from './box-frame.tsx'
import { ContractConfirmation } from './contract-confirmation.tsx'
import { Deposit } from './deposit.tsx'
import { AppliedToLottery, Canceled, Lost, Participating } from './invested.tsx'
import { Closed, LimitReached, NearlyFull, NotLoggedIn, NotVerified, Paused } from './simple-states.tsx'

interface ApplicationBoxProps {
  fund: Fund
  /** Null while the member's own investments are loading. */
  state: ApplicationState | null
  invests: readonly FundInvest[]
  investingAmount: number
  chosenAmount: number
  onChooseAmount: (yen: number) => void
  onChanged: () => void
  onRefused: (where: 'box' | 'page') => void
}

function InvestedBox({ fund, invest, onChanged, onApplyAgain }: { fund: Fund; invest: FundInvest; onChanged: () => void; onApplyAgain: (() => void) | null }) {
  switch (invest.status) {
    case 'Apply':
      return <AppliedToLottery fund={fund} invest={invest} />
    case 'Entry':
      if (invest.contract_confirm_at !== null && invest.transfer_account !== null) return <Deposit invest={invest} account={invest.transfer_account} />
      return <ContractConfirmation invest={invest} onConfirmed={onChanged} />
    case 'Paid':
      return <Participating fund={fund} invest={invest} />
    case 'Lose':
      return <Lost fund={fund} invest={invest} />
    case 'Canceled':
      return <Canceled invest={invest} onApplyAgain={onApplyAgain} />
  }
}

export function ApplicationBox(props: ApplicationBoxProps) {
  const { fund, state, invests, investingAmount, onChanged } = props
  const [applyingAgain, setApplyingAgain] = useState(false)
  if (state === null) {
    return (
      <BoxFrame>
        <LoadingText />
        <Skeleton shape="block" />
      </BoxFrame>
    )
  }
  const form = (allowance: number) => (
    <ApplicationForm
      fund={fund}
      allowance={allowance}
      investingAmount={investingAmount}
      chosenAmount={props.chosenAmount}
      onChooseAmount={props.onChooseAmount}
      onAccepted={() => {
        setApplyingAgain(false)
        onChanged()
      }}
      onRefused={props.onRefused}
    />
  )
  switch (state.kind) {
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
      return form(state.allowance)
    case 'invested':
      if (applyingAgain && state.mayApplyAgain) return form(allowanceOf(fund, investingAmount))
      return <InvestedBox fund={fund} invest={state.invest} onChanged={onChanged} onApplyAgain={state.mayApplyAgain ? () => setApplyingAgain(true) : null} />
  }
}
