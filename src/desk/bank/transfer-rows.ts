import { isHeld, rowTrouble, statusAt, statusNames, type TransferStatus } from './transfer-order.ts'
import type { Transfers } from './transfers.ts'

/** One payee of an outgoing transfer, as GET /bank/transfers answers it; amounts in whole yen. */
export interface TransferRowView {
  /** The company's account that pays. */
  from_account_id: string
  apply_no: string
  item_id: string
  kind: 'single' | 'bulk'
  status: TransferStatus
  status_name: string
  /** Stopped at the demo desk until it is let go on. */
  is_held: boolean
  /** failed: never left; bounced: left and was not credited; returned: came back from the other bank. */
  trouble: 'failed' | 'bounced' | 'returned' | null
  amount: number
  fee: number
  bank_cd: string
  branch_cd: string
  account_type: string
  account_number: string
  account_name: string
  remitter_name: string
  edi_info: string | null
  designated_date: string
  booked_date: string
  requested_at: string
}

/** Every payee of every order, newest order first. */
export function transferRows(transfers: Transfers, now: Date): TransferRowView[] {
  return transfers
    .list()
    .toReversed()
    .flatMap((state) => {
      const { order } = state
      const status = statusAt(state, now)
      return order.rows.map((row): TransferRowView => ({
        from_account_id: order.accountId,
        apply_no: order.applyNo,
        item_id: row.itemId,
        kind: order.kind,
        status,
        status_name: statusNames[status],
        is_held: isHeld(state.steps),
        trouble: rowTrouble(state, row.itemId) ?? null,
        amount: row.amount,
        fee: row.fee,
        bank_cd: row.bankCode,
        branch_cd: row.branchCode,
        account_type: row.accountType,
        account_number: row.accountNumber,
        account_name: row.name,
        remitter_name: order.remitterName,
        edi_info: row.ediInfo ?? null,
        designated_date: order.designatedDate,
        booked_date: order.bookedDate,
        requested_at: order.orderedAt,
      }))
    })
}
