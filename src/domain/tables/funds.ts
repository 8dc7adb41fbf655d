import { fundLifecycle } from '../lifecycles/fund.ts'
import { statesOf } from '../lifecycles/lifecycle.ts'
import { OFFERING_METHOD_LABELS } from '../funds/fund-text.ts'
import { fundFields } from '../records/fund.ts'
import { column, composed, count, day, instant, rate, text, word, yen } from './column.ts'
import { fieldColumns } from './field-columns.ts'
import { anyText, oneOfWords } from './filter.ts'
import { table } from './table.ts'

export const fundStates = statesOf(fundLifecycle)

/** Fields with a column of their own, and the code that opens a fund early: it stands in no file. */
const fieldsAbove = [
  'name',
  'offeringMethod',
  'offeringStartAt',
  'offeringEndAt',
  'fundTotal',
  'subordinatedAmount',
  'plannedRateBp',
  'operationStartOn',
  'operationEndOn',
  'earlyAccessCode',
] as const

/** Every fund, from the draft to the last payment. */
export const fundTable = table({
  name: 'funds',
  fileName: 'ファンド',
  row: 'FundRow',
  columns: {
    id: column({ head: '番号', kind: text, only: 'file' }),
    name: column({ head: 'ファンド', kind: text, sort: 'number' }),
    state: column({ head: '状態', kind: text, only: 'file' }),
    state_shown: column({ head: '状態', kind: composed, only: 'page' }),
    recruit_type: column({
      head: '募集方式',
      kind: word(OFFERING_METHOD_LABELS),
      only: 'file',
    }),
    start_at: column({ head: '募集開始', kind: instant, sort: 'start' }),
    end_at: column({ head: '募集終了', kind: instant, sort: 'end' }),
    rate_shown: column({ head: '分配率', kind: composed, only: 'page', align: 'right', sort: 'rate' }),
    total: column({ head: '募集総額（円）', kind: yen, sort: 'total' }),
    subordinated: column({ head: '劣後出資（円）', kind: yen, only: 'file' }),
    rate_bp: column({ head: '予定分配率', kind: rate, only: 'file' }),
    operation_start_on: column({ head: '運用開始', kind: day, only: 'file' }),
    operation_end_on: column({ head: '運用終了', kind: day, only: 'file' }),
    applied: column({ head: '申込（円）', kind: yen }),
    paid: column({ head: '入金（円）', kind: yen }),
    applications: column({ head: '件数', fileHead: '申込件数', kind: count }),
    version: column({ head: '版', kind: text, only: 'file' }),
    saved: column({ head: '保存', kind: composed, only: 'page' }),
    ...fieldColumns(fundFields, fieldsAbove),
  },
  filters: {
    state: oneOfWords(fundLifecycle.states, 'FundState'),
    method: anyText('first_come or lottery.'),
    search: anyText(),
  },
})
