import { expect } from 'vitest'
import { idOf } from '../../../src/domain/id.ts'
import { readAccount } from '../../../src/features/investing/deposit/read-account.ts'
import { keptPaper } from '../../support/appraisal-paper.ts'
import { enterTwice, payEverything } from '../../support/operation-world.ts'
import { contractSha256 } from '../../support/record-purchase.ts'
import { withheldOf } from './office-sheet.ts'
import { officeYear, type OfficeEvent } from './office-table.ts'
import { liveOn, type Office } from './open-office.ts'

/** Numbers of companies, whose check digits are right. */
const [INVOICE, OWN_NUMBER] = ['T7000012050002', 'T1180301018771']

const fundOf = (office: Office, { fund }: OfficeEvent): string => (fund === 'company' ? '' : String(office.funds[fund]))

/** What is said of its tax; an income of a lease, an exempt insurance and a public due are what they are by their kind. */
function taxOf({ what, kind, tax }: OfficeEvent): Record<string, unknown> {
  if (tax === 'invoice') return { invoice_number: INVOICE }
  if (tax === 'reduced') return { invoice_number: INVOICE, tax_class: 'purchase_reduced' }
  if (what === 'income') return { tax_class: tax === 'sale' ? 'sale' : 'sale_exempt' }
  return kind === 'registration' ? { tax_class: 'purchase' } : {}
}

type Act = (office: Office, event: OfficeEvent) => Promise<unknown>

/** One proposes, the other agrees. */
async function agreed(office: Office, proposed: { id?: string }): Promise<void> {
  if (proposed.id === undefined) throw new Error(JSON.stringify(proposed))
  expect(await office.agree(proposed.id)).toEqual({ ok: true })
}

const proposes =
  (source: string, input: (office: Office, event: OfficeEvent) => Record<string, unknown>): Act =>
  async (office, event) =>
    agreed(office, await office.ask(source, input(office, event)))

/** A line of the bank with several parts. */
async function line(office: Office, parts: Record<string, unknown>[]): Promise<void> {
  const amount = parts.reduce((sum, part) => sum + Number(part['amount']), 0)
  const id = await office.appears(amount, `LINE ${office.beside.length}`)
  const { proposal_id: proposal, ...refused } = await office.classify({ id, parts })
  if (!proposal) throw new Error(JSON.stringify(refused))
  await agreed(office, { id: proposal })
}

/** A cost of the kind, out of the fund's own money or another's. */
const cost =
  (more: Record<string, unknown> = {}): Act =>
  (office, event) =>
    office.classified('cost', -event.yen, { cost_kind: event.kind, ...taxOf(event), ...more })

const accrualPaid: Act = (office, { yen, kind }) =>
  line(office, [office.part('accrued_cost', -yen, { cost_kind: kind })])

/** A line of the company's own account. */
const companyLine =
  (kind: string, sign: 1 | -1): Act =>
  async (office, { yen }) => {
    const id = await office.appears(sign * yen, `COMPANY ${office.beside.length}`)
    const { proposal_id: proposal } = await office.ask(
      'mutation ($input: ExplainAccountEntryInput!) { explainAccountEntry(input: $input) { proposal_id } }',
      { input: { id, kind, reason: '通帳で確認しました' } },
    )
    await agreed(office, { id: proposal })
  }

/** What each event of the table is, as the two do it. */
const acts: Readonly<Record<string, Act>> = {
  rent: (office, { yen, of, month }) => office.classified('rent', yen, { lease_id: office.leaseIds.get(of), month }),
  income: (office, event) => office.classified('other_income', event.yen, { about: event.of, ...taxOf(event) }),
  cost: cost(),
  advanced_cost: cost({ paid_by: 'operator' }),
  reward: cost({ counterparty: 'related_party' }),
  // What the company had before, and what the bank takes with a payout: both are there without anybody's act.
  opening: async () => undefined,
  transfer_fee: async () => undefined,
  own_money: companyLine('float_in', 1),
  bank_fee: companyLine('fee', -1),
  repay: proposes('mutation ($id: ID!) { proposeAdvanceRepayment(project_id: $id) { id } }', (office, event) => ({
    id: fundOf(office, event),
  })),

  deposit: (office, { yen, of }) => office.classified('tenant_deposit', yen, { lease_id: office.leaseIds.get(of) }),
  leaves: async (office, { day, of }) =>
    expect(
      await office.ask('mutation ($id: ID!, $on: String!) { endLease(lease_id: $id, ended_on: $on) { ok } }', {
        id: office.leaseIds.get(of),
        on: day,
      }),
    ).toEqual({ ok: true }),
  deposit_back: (office, { yen, of, part }) =>
    line(office, [
      office.part('tenant_deposit', -yen, { lease_id: office.leaseIds.get(of) }),
      ...(part > 0 ? [office.part('other_income', part, { about: '原状回復', tax_class: 'sale' })] : []),
    ]),
  deposit_kept: async (office, event) =>
    agreed(
      office,
      await office.ask('mutation ($input: DepositKeepingInput!) { proposeDepositKeeping(input: $input) { id } }', {
        input: {
          project_id: fundOf(office, event),
          lease_id: office.leaseIds.get(event.of),
          amount: event.yen,
          ground: 'restoration',
          kept_on: event.day,
          paper_sha256: await keptPaper(office.services),
          reason: '退去の精算書で確認しました',
        },
      }),
    ),

  fee: (office, event) =>
    line(office, [
      office.part('cost', -event.yen, { cost_kind: event.kind, ...taxOf(event) }),
      office.part('fee_tax', withheldOf(event), {
        fee_payee: event.kind === 'registration' ? 'scrivener' : 'expert',
        fee_base: event.part,
      }),
    ]),
  fee_tax: (office, { yen, month }) => line(office, [office.part('fee_tax', -yen, { month })]),

  spread: async (office, event) => {
    const { yen, of } = event
    const spreadable = await office.ask('{ adminSpreadableCosts { line_part_id amount } }')
    const [from, until] = of.split('/')
    await proposes(
      `mutation ($part: ID!, $from: Date!, $until: Date!) {
        proposePrepaidCost(line_part_id: $part, covers_from: $from, covers_until: $until, reason: "保険証券で確認しました") { id } }`,
      () => ({
        part: spreadable.find(({ amount }: { amount: number }) => amount === yen)?.line_part_id,
        from,
        until,
      }),
    )(office, event)
  },
  notice: proposes(
    'mutation ($input: PropertyTaxInput!) { proposePropertyTax(input: $input) { id } }',
    (office, event) => ({
      input: {
        project_id: fundOf(office, event),
        year: Number(event.of),
        amount: event.yen,
        instalments: officeYear
          .filter(({ what, fund, of }) => what === 'instalment' && fund === event.fund && of === event.of)
          .map(({ day, yen }) => ({ due_on: day, amount: yen })),
        about: '都税事務所',
        reason: '納税通知書のとおり',
      },
    }),
  ),
  instalment: accrualPaid,
  invoice: proposes(
    'mutation ($input: CostAccrualInput!) { proposeAccrual(input: $input) { id } }',
    (office, event) => ({
      input: {
        project_id: fundOf(office, event),
        cost_kind: event.kind,
        amount: event.yen,
        arose_on: event.day,
        about: event.of,
        reason: '請求書のとおり',
        ...taxOf(event),
      },
    }),
  ),
  invoice_paid: accrualPaid,
  invoice_back: async (office, { of }) => {
    const accruals = await office.ask('{ adminCostAccruals { id about } }')
    const id = accruals.find(({ about }: { about: string }) => about === of)?.id
    await agreed(
      office,
      await office.ask('mutation ($id: ID!) { proposeAccrualReversal(id: $id, reason: "請求の取り消し") { id } }', {
        id,
      }),
    )
  },

  sale: async (office, event) => sell(office, event),
  dividend: async (office, event) => {
    const { fund, yen, of } = event
    if (fund !== 'company') await enterTwice(office, office.funds[fund], { dividend: yen, payday: of })
  },
  payout: (office) => payEverything(office),
  dividend_tax: async (office, event) => {
    const { day, month, yen } = event
    const id = await office.appears(-yen, 'ゼイムシヨ')
    await proposes('mutation ($input: TaxPaymentInput!) { proposeTaxPayment(input: $input) { id } }', () => ({
      input: { month, paid_on: day, account_entry_id: id, reason: '領収証書のとおり' },
    }))(office, event)
  },
  contribution_back: proposes(
    'mutation ($id: ID!) { proposeContributionReturn(project_id: $id, reason: "完了のため") { id } }',
    (office, event) => ({ id: fundOf(office, event) }),
  ),

  tax_status: proposes(
    'mutation ($input: ConsumptionTaxStatusInput!) { proposeConsumptionTaxStatus(input: $input) { id } }',
    () => ({ input: { valid_from: '2027-01-01', method: 'by_use', registration_number: OWN_NUMBER } }),
  ),
  close_year: proposes(
    'mutation ($month: String!) { proposeCompanyYear(month: $month, reason: "決算のため") { id } }',
    (_office, { month }) => ({ month }),
  ),
  close: async (office, event) => {
    await readAccount(office.services)
    await proposes('mutation ($month: String!) { proposeBookMonth(month: $month, reason: "") { id } }', () => ({
      month: event.month,
    }))(office, event)
  },
}

/** Recorded as a deal, paid by a line of the bank, and out of the book by two. */
async function sell(office: Office, { fund, of, yen, part, day }: OfficeEvent): Promise<void> {
  if (fund === 'company') return
  const { part_id: partId } = await office.database
    .selectFrom('lease')
    .select('part_id')
    .where('id', '=', idOf<'lease'>(office.leaseIds.get(of) ?? ''))
    .executeTakeFirstOrThrow()
  const { id: seller } = await office.database
    .selectFrom('party')
    .select('id')
    .where('fund_id', '=', office.funds[fund])
    .executeTakeFirstOrThrow()
  const { id: buyer } = await office.ask('mutation ($input: PartyInput!) { addParty(input: $input) { id } }', {
    input: {
      name: '東海ハウジング株式会社',
      name_kana: 'トウカイハウジングカブシキガイシャ',
      relation: 'third',
      corporate_number: '',
    },
  })
  const tax = Math.floor((part * 10) / 110)
  const { id: deal } = await office.ask(
    'mutation ($input: PropertyDealInput!) { recordPropertyDeal(input: $input) { id } }',
    {
      input: {
        part_id: String(partId),
        seller_id: String(seller),
        buyer_id: buyer,
        settled_on: day,
        share_numerator: 1,
        share_denominator: 1,
        price: yen - tax,
        price_with_tax: yen,
        building_price: part - tax,
        price_reason: '',
        basis: '不動産売買契約書',
        basis_sha256: contractSha256('sale'),
      },
    },
  )
  await line(office, [office.part('sale', yen, { deal_id: deal })])
  await agreed(
    office,
    await office.ask('mutation ($id: ID!) { proposePropertyHandover(deal_id: $id, reason: "") { id } }', { id: deal }),
  )
}

export async function happen(office: Office, event: OfficeEvent): Promise<void> {
  await liveOn(office, event.day)
  if (event.fund !== 'company') office.ofFund(office.funds[event.fund])
  const act = acts[event.what]
  if (act === undefined) throw new Error(`nobody knows how to do ${event.what}`)
  await act(office, event).catch((error: unknown) => {
    throw new Error(`${event.day} ${event.fund} ${event.what} ${event.of}`, { cause: error })
  })
}
