import { ContractConfirmation } from '../../features/investing/contract-confirmation/contract-confirmation.tsx'
import { DepositBox } from '../../features/investing/contract-confirmation/deposit-box.tsx'
import { ReportDownload } from '../../features/investing/contract-confirmation/report-download.tsx'
import {
  MemberApplication,
  type ApplicationBlocks,
  type MemberApplicationProps,
} from '../../features/funds/fund/application/member-application.tsx'

const blocks: ApplicationBlocks = {
  contract: (invest, onConfirmed) => <ContractConfirmation invest={invest} onConfirmed={onConfirmed} />,
  deposit: (invest) =>
    invest.transfer_account === null ? null : <DepositBox invest={invest} account={invest.transfer_account} />,
  report: (invest) => <ReportDownload investId={invest.id} isAlone />,
}

/** The fund page's part for members: visitors never load it. */
export function FundMemberPart(props: MemberApplicationProps) {
  return <MemberApplication {...props} blocks={blocks} />
}
