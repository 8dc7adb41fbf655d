import { actField, okField } from '../../core/graphql/act-fields.ts'
import { COST_KINDS, COUNTERPARTIES, FUND_LINE_KINDS, PAYERS } from '../../../domain/treasury/fund-lines.ts'
import { usualClass } from '../../../domain/treasury/consumption-tax/usual-class.ts'
import { causeOf } from '../../../domain/funds/fund-corrections.ts'
import { FEE_PAYEES } from '../../../domain/treasury/fee-withholding.ts'
import { idIfGiven, idOf } from '../../../domain/id.ts'
import { badInput } from '../../../platform/outcome.ts'
import { KNOWN_PAYERS, type KnownPayer } from '../../../domain/treasury/known-payers.ts'
import { builder } from '../../core/graphql/builder.ts'
import { taxFromInput, TaxClassType } from '../../core/graphql/tax-class.ts'
import { CorrectionCauseType } from '../../core/graphql/correction-cause.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { AccountEntryActType, AccountEntryType, ExplanationType } from '../operator-account/graphql.ts'
import { loadDealsOfLine } from './deals-of-line.ts'
import { endLineRule } from './end-line-rule.ts'
import { explainFundLine } from './explain-fund-line.ts'
import { findKnownPayers } from '../known-payers/find-known-payers.ts'
import type { FundLineSubject } from './fund-line-proposal.ts'
import { keepLineRule } from './keep-line-rule.ts'
import { listAlike } from './list-alike.ts'
import { loadFundLine, suggestFundLine, type ClassifiedFundLine, type ClassifiedPart } from './load-fund-line.ts'
import { loadLineRules, type LineRule } from './load-line-rules.ts'

const keysOf = <Word extends string>(words: Readonly<Record<Word, string>>): Word[] => Object.keys(words) as Word[]

export const FundLineKindType = builder.enumType('FundLineKind', { values: keysOf(FUND_LINE_KINDS) })
export const CostKindType = builder.enumType('CostKind', { values: keysOf(COST_KINDS) })
export const CounterpartyType = builder.enumType('LineCounterparty', {
  description: 'related_party: the company itself, its officers or its group.',
  values: keysOf(COUNTERPARTIES),
})
const KnownPayerKindType = builder.enumType('KnownPayerKind', { values: keysOf(KNOWN_PAYERS) })
const PayerType = builder.enumType('LinePayer', { values: keysOf(PAYERS) })

const FeePayeeType = builder.enumType('FeePayee', {
  description: 'Whose fees are taxed at the source.',
  values: keysOf(FEE_PAYEES),
})

const FundLinePartType = builder.objectRef<ClassifiedPart>('FundLinePart').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    project_id: t.exposeID('fundId'),
    kind: t.expose('kind', { type: FundLineKindType }),
    cost_kind: t.expose('costKind', { type: CostKindType, nullable: true }),
    amount: t.expose('amount', { type: 'Yen', description: 'Positive: the fund received, negative: it paid.' }),
    about: t.exposeString('about'),
    deal_id: t.id({
      nullable: true,
      description: 'The purchase or sale that a price or a cost belongs to.',
      resolve: ({ dealId = null }) => dealId,
    }),
    deal: t.string({
      nullable: true,
      description: 'The same in words.',
      resolve: async (part, _args, { services }) =>
        part.dealId ? ((await loadDealsOfLine(services.database, [part])).get(part.dealId)?.text ?? null) : null,
    }),
    lease_id: t.exposeID('leaseId', { nullable: true, description: 'Of rents: the lease.' }),
    month: t.exposeString('month', { nullable: true, description: 'Of rents: YYYY-MM.' }),
    gives_back: t.exposeID('givesBack', {
      nullable: true,
      description: 'Of what comes or goes back: the line of the account that paid it.',
    }),
    fee_payee: t.expose('feePayee', {
      type: FeePayeeType,
      nullable: true,
      description: 'Of tax that is kept of a fee.',
    }),
    fee_base: t.expose('feeBase', { type: 'Yen', nullable: true }),
    loan_id: t.exposeID('loanId', { nullable: true, description: 'Of a loan and of its interest.' }),
    tax_class: t.expose('taxClass', {
      type: TaxClassType,
      nullable: true,
      description: 'Of consumption tax, as it was said last; null: the usual class.',
    }),
    usual_tax_class: t.field({
      type: TaxClassType,
      nullable: true,
      description: 'Where nobody says another one; null where consumption tax has no part in it.',
      resolve: (part) => usualClass({ ...part, invoiceNumber: part.invoiceNumber ?? null }),
    }),
    invoice_number: t.exposeString('invoiceNumber', { nullable: true }),
    building_amount: t.expose('buildingAmount', { type: 'Yen', nullable: true }),
    is_tax_corrected: t.exposeBoolean('isTaxCorrected'),
  }),
})

const FundLineType = builder.objectRef<ClassifiedFundLine>('FundLine').implement({
  description: 'What a line of the account was for its funds.',
  fields: (t) => ({
    counterparty: t.expose('counterparty', { type: CounterpartyType }),
    paid_by: t.expose('paidBy', { type: PayerType }),
    rule_id: t.exposeID('ruleId', { nullable: true, description: 'The rule that told it.' }),
    plan_id: t.exposeID('planId', { nullable: true, description: 'The planned payment that it was.' }),
    parts: t.expose('parts', { type: [FundLinePartType] }),
  }),
})

builder.objectField(ExplanationType, 'fund_line', (t) =>
  t.field({
    type: FundLineType,
    nullable: true,
    description: 'Of the kind fund.',
    resolve: ({ id, kind }, _args, { services }) => (kind === 'fund' ? loadFundLine(services.database, id) : null),
  }),
)

builder.objectField(AccountEntryType, 'suggestion', (t) =>
  t.field({
    type: FundLineType,
    nullable: true,
    description: 'How the last line of the same remitter was told. For one line; tables do not ask for it.',
    resolve: (entry, _args, { services }) =>
      entry.explanation === null ? suggestFundLine(services.database, entry) : null,
  }),
)

const KnownPayerType = builder.objectRef<KnownPayer>('KnownPayer').implement({
  description: 'Whom the remitter of a line may be beside a third party.',
  fields: (t) => ({
    kind: t.expose('kind', { type: KnownPayerKindType }),
    id: t.exposeString('id', { description: "A member's or a party's number; what is empty or no number is neither." }),
    name: t.exposeString('name'),
    is_near: t.boolean({ resolve: ({ isNear }) => isNear ?? false }),
  }),
})

builder.objectField(AccountEntryType, 'known_payers', (t) =>
  t.field({
    type: [KnownPayerType],
    description:
      'Whose name the remarks hold: the company, its own people and members; of what came in also tenants of other funds, sellers and buyers. For one line; tables do not ask for it.',
    args: {
      project_ids: t.arg.idList({
        description: 'The funds that the line is said to be of: their tenants are no others.',
      }),
    },
    resolve: ({ amount, remarks }, { project_ids: fundIds }, { services }) =>
      findKnownPayers(services.database, services, {
        remarks,
        amount,
        parts: (fundIds ?? []).map((id) => ({ fundId: idOf<'fund'>(id) })),
      }),
  }),
)

builder.objectField(AccountEntryType, 'alike', (t) =>
  t.field({
    type: [AccountEntryType],
    description:
      'Other lines of the same remitter and direction that wait: told with this one where an operator says so. For one line; tables do not ask for it.',
    resolve: (entry, _args, { services }) => (entry.explanation === null ? listAlike(services.database, entry) : []),
  }),
)

const LineRuleType = builder.objectRef<LineRule>('LineRule').implement({
  description: 'By which lines of the account explain themselves.',
  fields: (t) => ({
    id: t.exposeID('id'),
    remitter: t.exposeString('remitter', {
      description: "All of the bank's remarks, in full width and without blanks.",
    }),
    amount_from: t.expose('amountFrom', { type: 'Yen' }),
    amount_until: t.expose('amountUntil', { type: 'Yen', description: 'Included; negative: money that leaves.' }),
    explanation_id: t.exposeID('madeFrom', { description: 'Lines are told as this one was.' }),
    line: t.field({
      type: FundLineType,
      nullable: true,
      resolve: ({ madeFrom }, _args, { services }) => loadFundLine(services.database, madeFrom),
    }),
    reason: t.exposeString('reason'),
    kept_by: t.exposeString('keptBy'),
    kept_at: t.expose('keptAt', { type: 'DateTime' }),
    used: t.exposeInt('used', { description: 'How many lines it has told.' }),
    last_used_on: t.expose('lastUsedOn', { type: 'Date', nullable: true }),
  }),
})

builder.queryFields((t) => ({
  adminLineRules: t.field({
    description: 'The rules that hold, oldest first. [admin]',
    access: 'admin',
    type: [LineRuleType],
    resolve: (_root, _args, { services }) => loadLineRules(services.database),
  }),
}))

const KeepLineRuleInput = builder.inputType('KeepLineRuleInput', {
  fields: (t) => ({
    explanation_id: t.id({ required: true, description: 'Lines are told as this one was.' }),
    rule_id: t.id({ description: 'The rule that this one takes the place of.' }),
    remitter: t.string({ description: "All of this line's remarks, which is what it is without it." }),
    amount_from: t.field({ type: 'Yen', description: "Within a tenth of this line's amount, which it is without it." }),
    amount_until: t.field({ type: 'Yen' }),
    reason: t.string({ required: true }),
  }),
})

const FundLinePartInput = builder.inputType('FundLinePartInput', {
  fields: (t) => ({
    project_id: t.id({ required: true }),
    kind: t.field({ type: FundLineKindType, required: true }),
    cost_kind: t.field({ type: CostKindType, description: 'Of cost and accrued_cost.' }),
    amount: t.field({
      type: 'Yen',
      required: true,
      description: 'Positive: the fund received, negative: it paid. All parts together are the line.',
    }),
    about: t.string({ description: 'Which unit and month.' }),
    deal_id: t.id({ description: "Of a price or a cost: the fund's purchase or sale that it belongs to." }),
    lease_id: t.id({ description: "Of rents and tenants' deposits: the lease." }),
    month: t.string({
      description:
        'YYYY-MM. Of rents: one after the period is kept for its month. Of withheld tax that is paid: the month of the fees.',
    }),
    fee_payee: t.field({ type: FeePayeeType, description: 'Of fee_tax that is kept of a fee.' }),
    fee_base: t.field({
      type: 'Yen',
      description: 'Of fee_tax that is kept: the fee, without consumption tax where the invoice shows it apart.',
    }),
    loan_id: t.id({ description: 'Of what is drawn or repaid of a loan, and of its interest: the loan.' }),
    gives_back: t.id({
      description: "Of a price that comes back and of a buyer's deposit that goes back: the line that paid it.",
    }),
    tax_class: t.field({ type: TaxClassType, description: 'Without it the usual class of the kind counts.' }),
    invoice_number: t.string({
      description: 'Of costs: the registration number on the qualified invoice, T and thirteen digits.',
    }),
    building_amount: t.field({
      type: 'Yen',
      description: "Of a sale: the building's part of the price, with its tax.",
    }),
  }),
})

const ExplainFundLineInput = builder.inputType('ExplainFundLineInput', {
  fields: (t) => ({
    id: t.id({ description: 'The line of the account; not with explanation_id.' }),
    explanation_id: t.id({ description: 'What was told wrongly of a line, and is told anew.' }),
    also: t.idList({ description: 'With id: other lines of the same remitter, told alike; each with its own amount.' }),
    keeps_rule: t.boolean({ description: 'From now on lines of this remitter and amount are told as this one.' }),
    plan_id: t.id({ description: 'With id: the planned payment that it is; counterparty and parts are as planned.' }),
    counterparty: t.field({ type: CounterpartyType, required: true }),
    paid_by: t.field({ type: PayerType, required: true }),
    parts: t.field({ type: [FundLinePartInput], required: true }),
    cause: t.field({ type: CorrectionCauseType }),
    reason: t.string({ required: true }),
  }),
})

builder.mutationFields((t) => ({
  keepLineRule: actField(t, {
    description:
      'From now on lines of this remitter and amount are told as this line was, when another operator approves. Income is the rent of one lease. Needs a fresh login. [admin]',
    access: 'admin',
    type: AccountEntryActType,
    args: { input: t.arg({ type: KeepLineRuleInput, required: true }) },
    act: (services, viewer, { input }) =>
      keepLineRule(services, viewer, {
        madeFrom: idOf<'statement_explanation'>(input.explanation_id),
        replaces: idIfGiven<'line_rule'>(input.rule_id),
        remitter: input.remitter ?? null,
        amountFrom: input.amount_from ?? null,
        amountUntil: input.amount_until ?? null,
        reason: input.reason,
      }),
  }),
  endLineRule: okField(t, {
    description: 'From now on people tell the lines of a rule again. [admin]',
    access: 'admin',
    args: { id: t.arg.id({ required: true }) },
    act: (services, viewer, { id }) => endLineRule(services, viewer, idOf<'line_rule'>(id)),
  }),
  explainFundLine: actField(t, {
    description:
      'Proposes of which funds a line of the account was, part by part; it is booked when another operator approves, who sees whom the remitter may be. Needs a fresh login. [admin]',
    access: 'admin',
    type: AccountEntryActType,
    args: { input: t.arg({ type: ExplainFundLineInput, required: true }) },
    act: (services, viewer, { input }) =>
      explainFundLine(services, viewer, {
        of: subjectOf(input),
        line: {
          counterparty: input.counterparty,
          paidBy: input.paid_by,
          parts: input.parts.map(
            ({
              project_id: fundId,
              kind,
              cost_kind: costKind,
              amount,
              about,
              deal_id: dealId,
              lease_id: leaseId,
              month,
              gives_back: givesBack,
              building_amount: buildingAmount,
              fee_payee: feePayee,
              fee_base: feeBase,
              loan_id: loanId,
              ...tax
            }) => ({
              fundId: idOf<'fund'>(fundId),
              kind,
              costKind: costKind ?? null,
              amount,
              about: about ?? '',
              dealId: idIfGiven<'property_deal'>(dealId),
              leaseId: idIfGiven<'lease'>(leaseId),
              month: month || null,
              givesBack: idIfGiven<'bank_statement_line'>(givesBack),
              ...taxFromInput(tax),
              buildingAmount: buildingAmount ?? null,
              feePayee: feePayee ?? null,
              feeBase: feeBase ?? null,
              loanId: idIfGiven<'loan'>(loanId),
            }),
          ),
        },
        ...(input.explanation_id && { cause: causeOf(input.cause) }),
        reason: input.reason,
        keepsRule: input.keeps_rule ?? false,
        planId: idIfGiven<'outgoing_plan'>(input.plan_id),
      }),
  }),
}))

function subjectOf({
  id,
  explanation_id: explanationId,
  also,
}: {
  id?: string | number | null | undefined
  explanation_id?: string | number | null | undefined
  also?: readonly (string | number)[] | null | undefined
}): FundLineSubject {
  const corrects = idIfGiven<'statement_explanation'>(explanationId)
  if (corrects !== null && (id || also?.length))
    return unwrap<never>(badInput({ id: '明細と登録のどちらか一方を指定してください。' }))
  if (corrects !== null) return { entryId: null, corrects }
  const others = new Set((also ?? []).map((each) => idOf<'bank_statement_line'>(each)))
  if (others.size > 50) return unwrap<never>(badInput({ also: 'まとめて登録できるのは50件までです。' }))
  const entryId = idOf<'bank_statement_line'>(id)
  return { entryId, corrects: null, also: [...others].filter((each) => each !== entryId) }
}
