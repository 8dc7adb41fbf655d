import { monthText } from '../../../../../domain/funds/book-month.ts'
import { TAX_CLASSES, type TaxClass } from '../../../../../domain/treasury/consumption-tax/classes.ts'
import { COST_KINDS, COUNTERPARTIES, FUND_LINE_KINDS, PAYERS } from '../../../../../domain/treasury/fund-lines.ts'
import { figure } from '../../../ui/admin-format.ts'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { FactList } from '../../../ui/facts.tsx'
import { CorrectTaxClass } from '../consumption-tax/correct-tax-class.tsx'
import { keepLineRuleDocument, type AccountEntry, type ShownFund } from './ledger-queries.ts'
import styles from './ledger.module.css'

type Classified = NonNullable<NonNullable<AccountEntry['explanation']>['fund_line']>
type Part = Classified['parts'][number]

/** One part in a line: fund, what it was, the sum and what it is about. */
export const partText = (
  {
    project_id: fundId,
    kind,
    cost_kind: costKind,
    amount,
    about,
    month,
    deal,
    tax_class: taxClass = null,
    usual_tax_class: usual = null,
    invoice_number: invoiceNumber = null,
  }: Pick<Part, 'project_id' | 'kind' | 'cost_kind' | 'amount' | 'about'> & {
    month?: string | null
    deal?: string | null
    tax_class?: TaxClass | null
    usual_tax_class?: TaxClass | null
    invoice_number?: string | null
  },
  funds: readonly ShownFund[],
): string =>
  [
    funds.find(({ id }) => id === fundId)?.name ?? `ファンド番号${fundId}`,
    costKind === null ? FUND_LINE_KINDS[kind] : COST_KINDS[costKind],
    `${amount > 0 ? '入' : '出'} ${figure(Math.abs(amount))}円`,
    month ? `${monthText(month)}分` : '',
    about,
    deal ?? '',
    usual === null ? '' : `消費税：${TAX_CLASSES[taxClass ?? usual]}${taxClass === null ? '（通常）' : ''}`,
    invoiceNumber ?? '',
  ]
    .filter((word) => word !== '')
    .join('　')

/** What a line was for its funds; and the next such line may explain itself. */
export function ClassifiedFundLine({
  classified,
  funds,
  explanationId,
  hasRule,
  onDone,
}: {
  classified: Classified
  funds: readonly ShownFund[]
  explanationId: string
  hasRule: boolean
  onDone: () => void
}) {
  return (
    <div className={styles.form}>
      <FactList
        facts={[
          ...classified.parts.map((part, index) => ({ label: `内訳${index + 1}`, value: partText(part, funds) })),
          { label: '相手', value: COUNTERPARTIES[classified.counterparty] },
          ...(classified.paid_by === 'operator'
            ? [{ label: '支払いに使った資金', value: PAYERS[classified.paid_by] }]
            : []),
          ...(classified.plan_id === null ? [] : [{ label: '支払予定', value: `番号${classified.plan_id}` }]),
          ...(classified.rule_id === null ? [] : [{ label: '登録した規則', value: `番号${classified.rule_id}` }]),
        ]}
      />
      {classified.paid_by === 'fund' && classified.rule_id === null && classified.plan_id === null && !hasRule && (
        <>
          <p className={styles.text}>摘要と金額が同じ明細を、次から同じ内訳で自動で登録します。</p>
          <AskedAct
            document={keepLineRuleDocument}
            variables={(reason) => ({ input: { explanation_id: explanationId, reason } })}
            words={{
              name: '自動登録の規則',
              done: '規則を提案しました。ほかの運営者が承認すると使われます。',
              onDone,
            }}
            variant="outlined"
            button="次回から自動で"
            question="この内訳での自動登録を提案しますか？"
            facts={classified.parts.map((part, index) => ({ label: `内訳${index + 1}`, value: partText(part, funds) }))}
            confirm="規則を提案する"
          />
        </>
      )}
      {classified.parts.some(({ usual_tax_class: usual }) => usual !== null) && (
        <CorrectTaxClass parts={classified.parts} onDone={onDone} />
      )}
    </div>
  )
}
