import { formatDateTime } from '../../../../domain/calendar.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import type { FactTable } from './mail-content.ts'

/** What every mail about one application says first. */
export type ApplicationFacts = {
  readonly memberName: string
  readonly fundName: string
  /** As members and operators call it, for example `12-0107`. */
  readonly applicationNumber: string
  /** The place in the order in which the fund's applications were accepted; where the mail mentions it. */
  readonly receiptNumber?: number
  /** Whole yen. */
  readonly amount: number
  readonly appliedAt: Date
}

export const offeringMethodNames = { first_come: '先着方式', lottery: '抽選方式' } as const

export function applicationTable(facts: ApplicationFacts, method: keyof typeof offeringMethodNames): FactTable {
  return {
    heading: '申し込みの内容',
    rows: [
      { label: 'ファンド', value: facts.fundName },
      { label: '申込番号', value: facts.applicationNumber },
      ...(facts.receiptNumber === undefined
        ? []
        : [{ label: '受付番号', value: `このファンドで${facts.receiptNumber}番目` }]),
      { label: '申込日時', value: formatDateTime(facts.appliedAt) },
      { label: '申込金額', value: formatYen(yen(facts.amount)), strong: true },
      { label: '募集方式', value: offeringMethodNames[method] },
    ],
  }
}

/** Rules that hold for every deposit; the account itself is never in a mail. */
export const depositNotes: readonly string[] = [
  '不足分は、期限までに分割してお振り込みいただけます。',
  '期限までに全額のご入金が確認できない場合、お申し込みを取り消し、入金済みの金額は登録口座へ返金いたします。',
  '契約成立時書面を受け取った日を含めて8日間は、入金後でも契約を解除できます（クーリング・オフ）。',
  '元本と分配は保証されません。',
]
