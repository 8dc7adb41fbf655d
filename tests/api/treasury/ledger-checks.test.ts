import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { japanDate } from '../../../src/domain/calendar.ts'
import { issueVirtualAccounts } from '../../../src/features/treasury/bank/fill-account-pool.ts'
import { runMidnight } from '../../../src/features/investing/deposit/midnight.ts'
import { readDeposits } from '../../../src/features/investing/deposit/read-deposits.ts'
import { fixDistribution } from '../../../src/features/investing/distribution/fix-distribution.ts'
import { closeLottery } from '../../../src/features/investing/lottery/close-lottery.ts'
import { drawLottery } from '../../../src/features/investing/lottery/draw-lottery.ts'
import { startOperation } from '../../support/record-purchase.ts'
import { approvePayoutBatch } from '../../../src/features/treasury/payout/approve-payout-batch.ts'
import { bookBankLine } from '../../../src/features/treasury/payout/book-bank-line.ts'
import { listPayable } from '../../../src/features/treasury/payout/list-payable.ts'
import { preparePayoutBatch } from '../../../src/features/treasury/payout/prepare-payout-batch.ts'
import { checkMoney } from '../../../src/ledger/check-money.ts'
import { countViolations, type CheckId } from '../../support/count-violations.ts'
import { bookBankOpening } from '../../support/operators-money.ts'
import { allowAmountsAlone } from '../../support/amounts-alone.ts'
import { openDepositWorld, openingDay, type DepositWorld } from '../../support/deposit-world.ts'
import { changeFundUnseen } from '../../support/change-fund.ts'
import type { Id } from '../../../src/domain/id.ts'

let world: DepositWorld
/** A connection of somebody who may do anything to the database. */
let keeper: pg.Client
/** A member who paid in full, and one who paid in part and lost the application at the deadline. */
let paid: { memberId: Id<'member'>; investmentId: Id<'investment'> }

beforeAll(async () => {
  world = await openDepositWorld()
  await allowAmountsAlone(world.database)
  await issueVirtualAccounts(world.services, 10)
  world.at(openingDay)
  const fundId = await world.addFund()
  const [first, second] = [await world.addMember(), await world.addMember({ familyName: '鈴木' })]
  const [full, partial] = [await world.apply(fundId, first, 300_000), await world.apply(fundId, second, 200_000)]
  const at = new Date('2026-04-02T10:00:00+09:00')
  world.bank.pay({ accountNumber: await world.confirm(full, first), amount: 330_000, at, remitterName: 'ｻﾄｳ ﾐｻｷ' })
  world.bank.pay({ accountNumber: await world.confirm(partial, second), amount: 100_000, at, remitterName: 'ｽｽﾞｷ ﾐｻｷ' })
  world.bank.pay({ accountNumber: '9999999', amount: 70_000, at, remitterName: 'ﾅﾅｼ' })
  world.at('2026-04-02T10:03:00+09:00')
  await readDeposits(world.services)
  const midnight = new Date('2026-04-05T00:00:00+09:00')
  world.at(midnight)
  await runMidnight(world.services, { dueAt: midnight })
  await world.expectSoundBook()
  world.at('2026-05-01T10:00:00+09:00')
  await startOperation(world.services, { fundId, startOn: japanDate('2026-05-01') })
  await world.expectSoundBook()
  world.at('2026-11-10T10:00:00+09:00')
  await fixDistribution(world.services, {
    fundId,
    period: 1,
    totalDividend: 10_501,
    redeems: true,
    payday: japanDate('2026-11-30'),
  })
  await startPayouts([first.memberId, second.memberId])
  await readOwnStatement()
  await drawLots()
  await world.expectSoundBook()
  keeper = new pg.Client({ connectionString: world.services.config.DATABASE_URL })
  await keeper.connect()
  paid = { memberId: first.memberId, investmentId: full }
})
afterAll(async () => {
  await keeper.end()
  await world.close()
})

/** Everything owed is in two batches: the first member's approved and on its way, the second's a draft. The operator has paid in before. */
async function startPayouts(memberIds: readonly Id<'member'>[]): Promise<void> {
  const { services, database } = world
  const now = services.clock.now()
  await database.transaction().execute((transaction) =>
    bookBankLine(transaction, services, {
      realAccountId: 'company',
      itemKey: 'operator',
      amount: 310_501,
      transactedOn: japanDate('2026-11-10'),
      transactedAt: now,
      remarks: '',
      kind: 'float_in',
      against: [{ account: { kind: 'own_equity' }, credit: 310_501 }],
    }),
  )
  const first = { real_account_id: 'company', item_key: null, balance: 5_000_000, read_at: new Date('2026-04-01') }
  await database.insertInto('bank_balance').values(first).execute()
  const account = {
    bank_code: '0001',
    bank_name: 'みずほ',
    branch_code: '001',
    branch_name: '東京営業部',
    account_number: '1234567',
    registered_at: openingDay,
  }
  await database
    .insertInto('bank_account')
    .values(memberIds.map((memberId) => ({ member_id: memberId, ...account })))
    .execute()
  const [maker, checker] = [await world.addMember({ role: 'admin' }), await world.addMember({ role: 'admin' })]
  await bookBankOpening(services, [maker, checker])
  for (const memberId of memberIds) {
    const obligations = (await listPayable(services))
      .filter((each) => each.member_id === memberId)
      .map(({ obligation }) => obligation)
    const batch = await preparePayoutBatch(services, maker, { obligations, method: 'transfer' })
    if (!batch.ok) throw new Error(batch.message)
    const approved = memberId === memberIds[0] ? await approvePayoutBatch(services, checker, batch.value) : null
    if (approved?.ok === false) throw new Error(approved.message)
  }
}

/** The bank's statement of the company's account, as the book has it: read first before its first line, and now in one go. */
async function readOwnStatement(): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into bank_balance (real_account_id, item_key, balance, read_at)
    select 'company', max(item_key), 5000000 + sum(amount), max(recorded_at) from bank_line
    returning id`.execute(world.database)
  await sql`
    insert into bank_statement_line (bank_balance_id, real_account_id, item_key, amount, transacted_on)
    select ${rows[0]?.id}, real_account_id, item_key, amount, transacted_on from bank_line order by id`.execute(
    world.database,
  )
}

/** Six members apply for more than a lottery takes; it is closed and drawn. */
async function drawLots(): Promise<void> {
  const { services, database } = world
  const fundId = await world.addFund({ fundTotal: 1_000_000, subordinatedAmount: 200_000 })
  const seed = Buffer.alloc(32, 9)
  await changeFundUnseen(database, fundId, { offering_method: 'lottery' })
  await database
    .insertInto('lottery')
    .values({ fund_id: fundId, seed, commitment: createHash('sha256').update(seed).digest('hex') })
    .execute()
  for (const amount of [300_000, 300_000, 300_000, 200_000, 200_000, 100_000]) {
    const { memberId } = await world.addMember()
    await database.transaction().execute(async (transaction) => {
      const application = {
        fund_id: fundId,
        member_id: memberId,
        amount,
        status: 'lottery_pending' as const,
        applied_at: openingDay,
        status_at: openingDay,
      }
      const { id } = await transaction
        .insertInto('investment')
        .values(application)
        .returning('id')
        .executeTakeFirstOrThrow()
      const applied = { to_status: 'lottery_pending', reason: 'applied' } as const
      await transaction
        .insertInto('investment_event')
        .values({ investment_id: id, ...applied, actor: `member:${memberId}`, at: openingDay })
        .execute()
    })
  }
  const drawAt = new Date('2026-04-11T01:00:00+09:00')
  world.at(drawAt)
  await closeLottery(services, fundId, new Date('2026-04-11T00:00:00+09:00'))
  await drawLottery(services, fundId, drawAt)
  world.at('2026-11-10T11:00:00+09:00')
  // What was won and not paid would be overdue by now.
  await database
    .updateTable('investment')
    .set({ deposit_deadline_at: new Date('2026-11-30T23:59:59+09:00') })
    .where('fund_id', '=', fundId)
    .where('status', '=', 'awaiting_deposit')
    .execute()
}

const ofPaid = (): string => `(select 'fund:' || fund_id from investment where id = ${paid.investmentId})`
const bookOf = (kind: string): string =>
  ['suspense', 'unexplained'].includes(kind)
    ? `'unassigned'`
    : ['bank', 'own_equity', 'fee', 'fund_interest'].includes(kind)
      ? `'operator'`
      : ofPaid()
const line = (kind: string, reference: string | number, amount: number, book = bookOf(kind)) =>
  `((select max(id) from journal_entry), ${book}, '${kind}', '${reference}', ${amount})`
const entry = (...lines: string[]) => `
  insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at) values ('planted', 'planted', '-', '2026-04-02', '2026-04-02');
  ${lines.length > 0 ? `insert into posting (entry_id, book, account_kind, account_ref, amount) values ${lines.join(', ')};` : ''}`

/** The same rent as the closing of its period listed it, as it was told of its line, and as its books have it: taken back after the closing, and told to be another cost instead. */
const correctedRent = ({
  listed = 1_000,
  day = '2026-06-01',
  toldAfter = 700,
  isOfLine = true,
}: { listed?: number; day?: string; toldAfter?: number; isOfLine?: boolean } = {}): string => `
  insert into period_closing (id, fund_id, number, income, related_income, costs, sale_proceeds, related_sale, sale_cost, loss_carried, loss_left, cap, priority, sale_quarter, distribution_id, closed_at, lines_sha256)
  overriding system value select 9001, fund_id, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, id, '2026-11-10', repeat('0', 64) from fixed_distribution;
  insert into journal_entry (id, kind, idempotency_key, input_hash, effective_at, recorded_at, reverses, reason, actor) overriding system value values
    (9001, '${isOfLine ? 'income_line' : 'rent_earned'}', 'planted', '-', '2026-06-01', '2026-06-02', null, null, null),
    (9002, 'period_closed', 'period-closed:9001', '-', '2026-10-31', '2026-11-10', null, null, null),
    (9003, '${isOfLine ? 'income_line' : 'rent_earned'}_reversed', 'planted-back', '-', '2026-11-12', '2026-11-12', 9001, 'planted', 'operator:1'),
    (9004, 'income_line', 'planted-anew', '-', '2026-11-12', '2026-11-12', null, null, null);
  insert into posting (entry_id, book, account_kind, account_ref, amount, effective_at) values
    (9001, ${ofPaid()}, 'rent_income', '', -1000, '2026-06-01'), (9003, ${ofPaid()}, 'rent_income', '', 1000, '2026-11-12'),
    (9004, ${ofPaid()}, 'rent_income', '', -700, '2026-11-12');
  insert into period_line (closing_id, seq, day, amount, kind, payer, salt, hash, statement_line_id, entry_id)
  values (9001, 1, '${day}', ${listed}, 'rent_income', 'third_party', repeat('0', 32), repeat('0', 64), ${isOfLine ? 9001 : 'null'}, 9001);
  ${
    isOfLine
      ? `insert into bank_statement_line (id, bank_balance_id, real_account_id, item_key, amount, transacted_on) overriding system value values (9001, 1, 'company', 'planted', 1000, '2026-06-01');
  insert into statement_explanation (id, statement_line_id, kind, reason, explained_by, explained_at, bank_line_id, journal_entry_id, corrects, proposal_id) overriding system value
  values (9001, 9001, 'fund', 'planted', 1, '2026-06-02', 1, 9001, null, 1), (9002, 9001, 'fund', 'planted', 1, '2026-11-12', 1, 9004, 9001, 1);
  insert into fund_line (explanation_id, counterparty, paid_by) values (9001, 'third_party', 'fund'), (9002, 'third_party', 'fund');
  insert into fund_line_part (explanation_id, fund_id, kind, amount) select part.id, investment.fund_id, 'rent', part.amount
  from investment, (values (9001, 1000), (9002, ${toldAfter})) part (id, amount) where investment.id = ${paid.investmentId}`
      : ''
  }`

/** Nobody's money at the closing, somebody else's after it, and only then a rent of the fund's. */
const correctedInSteps = (): string => `${correctedRent()};
  delete from period_line; delete from fund_line_part where explanation_id = 9001; delete from fund_line where explanation_id = 9001;
  update fund_line_part set amount = 700 where explanation_id = 9002; delete from posting where entry_id in (9001, 9003);
  update statement_explanation set corrects = 9000, kind = 'suspense', journal_entry_id = null, explained_at = '2026-11-11' where id = 9001;
  insert into statement_explanation (id, statement_line_id, kind, reason, explained_by, explained_at, bank_line_id) overriding system value
  values (9000, 9001, 'suspense', 'planted', 1, '2026-06-02', 1)`

/** The same of what was closed after the last period, which has no list. */
const afterLastPeriod = (corrected: string): string => `${corrected};
  delete from period_line; delete from period_closing where id = 9001;
  insert into proposal (id, kind, subject, content, effect, effect_hash, reason, status, proposed_by, proposed_at, decided_by, decided_at) overriding system value
  select 9001, 'fund.late_result', 'fund:' || fund_id, '{}', '{}', repeat('0', 64), '', 'approved', 1, '2026-11-10', 2, '2026-11-10' from investment where id = ${paid.investmentId};
  update journal_entry set idempotency_key = 'late-period:9001' where id = 9002;
  insert into posting (entry_id, book, account_kind, account_ref, amount, effective_at) values (9002, ${ofPaid()}, 'undistributed', '', -1, '2026-11-10')`

/** The operator's part as it goes back, after the distribution was fixed. */
const returned = (...lines: string[]) =>
  `${entry(...lines, line('bank', 'company', -1, ofPaid()), line('bank', 'company', 1), line('fund_interest', 1, -1))};
  update journal_entry set kind = 'contribution_returned', recorded_at = '2026-11-11' where kind = 'planted'`
/** The fund as it was before its principal was fixed to go back. */
const stillAtWork = `delete from fixed_distribution_share; delete from fixed_distribution;
  delete from posting where entry_id in (select id from journal_entry where kind = 'principal_due')`
/** An account of the fund's own, linked on that day. */
const fundsAccount = (day: string): string => `
  insert into company_account (real_account_id, purpose, fund_id, branch_code, account_number, holder_name, opened_at, proposal_id)
  select 'of-fund', 'fund', fund_id, '102', '0001235', '会社', '${day}', 1 from investment where id = ${paid.investmentId}`

/** A damage of which the operator learned on 1 October, to be told until the 8th. */
const damage =
  () => `insert into operation_event (fund_id, kind, title, happened_on, learned_on, touches_payments, is_important, due_on, recorded_by, recorded_at)
  select fund_id, 'damage', '水漏れ', '2026-10-01', '2026-10-01', false, true, '2026-10-08', member_id, '2026-10-01 10:00+09' from investment where id = ${paid.investmentId}`
/** A yen is owed to a member without an account, since 1 October. */
const waitsForAccount = `update bank_account set replaced_at = '2026-10-01';
  insert into refund (key, member_id, investment_id, amount, reason, owed_since) select 'planted', member_id, id, 1, 'excess', '2026-10-01 10:00+09'
  from investment order by id limit 1`
/** Its principal has not been paid back. */
const unpaid = `update investment set redeemed_at = null`
const readOn = (day: string): string =>
  `insert into bank_reading (read_at) select '${day}' where not exists (select from bank_reading); update bank_reading set read_at = '${day}'`

/** 10,501 yen on 300,000 in 184 days. */
const publishedYield = `update fund_result set operation_end_on = '2026-10-31', rate_bp = 690 where operation_start_on is not null`
/** The year of the distribution, told by both documents as it stands, but for what is `off`. */
const closedYear = (number: number, off: number) => `
  insert into tax_year_closing (member_id, year, paper, number, dividend, tax, loss, pay_amount, unpaid_dividend, uncollected_tax, reason, actor, closed_at)
  select member_id, year, paper, ${number}, dividend + ${off}, tax, loss, pay_amount, unpaid_dividend, uncollected_tax, '${number === 0 ? '' : '理由'}', 'schedule', '2027-01-10'
  from tax_year_sum cross join unnest(array['annual_report', 'payment_report']) paper`
/** A year that was told and then corrected with everything that belongs to it. */
const correctedYear = `${closedYear(0, 0)}; update tax_year_closing set payee_name = '', payee_zipcode = '', payee_address = '', contribution = 0, basis = '', fixed_days = '';
  insert into proposal (id, kind, subject, content, effect, effect_hash, reason, status, proposed_by, proposed_at, decided_by, decided_at) overriding system value
  select 9001, 'tax_year.correction', 'tax_year:2026', '{}', '{}', repeat('0', 64), '', 'approved', 1, '2027-01-11', max(id), '2027-01-11' from member;
  insert into tax_year_closing (member_id, year, paper, number, dividend, tax, loss, pay_amount, unpaid_dividend, uncollected_tax, reason, actor, closed_at, payee_name, proposal_id)
  select member_id, year, paper, 1, dividend, tax, loss, pay_amount, unpaid_dividend, uncollected_tax, '理由', 'operator:1', '2027-01-11', '', 9001 from tax_year_closing;
  insert into annual_report (member_id, year, version, document_number, content_hash, data, issued_at)
  select distinct member_id, year, 1, 'A-' || member_id, repeat('0', 64), '{}'::jsonb, timestamptz '2027-01-11' from tax_year_closing;
  insert into mail_outbox (key, member_id, to_address, template, subject, text_body, html_body, message_id, created_at)
  select 'tax-year-corrected:' || id, member_id, 'a@example.jp', 'tax-year-corrected', '', '', '', 'planted-' || id, '2027-01-11' from tax_year_closing where number = 1 and paper = 'annual_report'`
const yearOfPayment = `create or replace view tax_year_sum as
  select member_id, (year + 1)::integer as year, sum(dividend)::bigint as dividend, sum(tax)::bigint as tax, sum(loss)::bigint as loss, sum(pay_amount)::bigint as pay_amount,
    sum(unpaid_dividend)::bigint as unpaid_dividend, sum(uncollected_tax)::bigint as uncollected_tax, sum(restored)::bigint as restored from tax_year_line group by member_id, year`
/** A share of one yen that passed to the operator by some proposal. */
const shareBy = (kind: string, seen: number): string =>
  `insert into proposal (id, kind, subject, content, effect, effect_hash, reason, status, proposed_by, proposed_at, decided_by, decided_at) overriding system value
      select 9001, '${kind}', 'fund:1', jsonb_build_object('fundId', fund_id), '{"yen": ${seen}}', repeat('0', 64), '', 'approved', 1, '2026-04-02', 2, '2026-04-02' from investment where id = ${paid.investmentId};
      ${entry(line('operator_share', '', 1), line('bank', 'company', -1, ofPaid()))}; update journal_entry set kind = 'operator_took_share', idempotency_key = 'share-out:9001' where kind = 'planted'`
/** A yen of tax that went to the tax office on what two people saw. */
const taxPaid = ({ saw = 1, key = 'tax-payment:9001', kind = 'tax_paid' } = {}): string =>
  `insert into proposal (id, kind, subject, content, effect, effect_hash, reason, status, proposed_by, proposed_at, decided_by, decided_at) overriding system value
      values (9001, 'tax_payment', 'tax:2026-03', '{"month": "2026-03", "paidOn": "2026-04-02"}', '{"yen": ${saw}}', repeat('0', 64), '', 'approved', 1, '2026-04-02', 2, '2026-04-02');
      ${entry(line('tax', '', 1), line('bank', 'company', -1, ofPaid()), line('bank', 'company', 1), line('own_equity', '', -1))}; update journal_entry set kind = '${kind}', idempotency_key = '${key}' where kind = 'planted';
      insert into tax_payment (month, amount, paid_on, proposal_id, journal_entry_id, recorded_by, recorded_at)
      select '2026-03', 1, '2026-04-02', 9001, max(id), 2, '2026-04-02' from journal_entry`
const strikable = ['deal', 'appraisal', 'lease', 'link'] as const
/** A record of a property that was taken out, by a proposal of some kind about some record. */
const struck = (what: (typeof strikable)[number], { id = 9001, kind = 'property_strike' } = {}): string => {
  const tables = {
    deal: `property_deal (id, kind, settled_on, seller_id, buyer_id, price, price_with_tax, basis, part_id, recorded_at, struck_by) overriding system value values (9001, 'purchase', '2026-05-01', 1, 2, 1, 1, '契約書',`,
    appraisal: `property_appraisal (id, appraised_on, appraiser, method, value, document, part_id, recorded_at, struck_by) overriding system value values (9001, '2026-05-01', '東都不動産鑑定', 'licensed', 1, '評価書',`,
    lease: `lease (id, tenant_id, rent, common_fee, deposit, begins_on, is_sublease, rent_due, part_id, recorded_at, struck_by) overriding system value values (9001, 1, 1, 0, 0, '2026-05-01', false, 'same_month',`,
    link: `fund_property (id, fund_id, seller_id, price, price_basis, part_id, recorded_at, struck_by) overriding system value values (9001, 1, 1, 1, '鑑定評価',`,
  }
  return `insert into proposal (id, kind, subject, content, effect, effect_hash, reason, status, proposed_by, proposed_at, decided_by, decided_at) overriding system value
      values (9001, '${kind}', 'planted', '{"what": "${what}", "id": ${id}}', '{}', repeat('0', 64), '', 'approved', 1, '2026-05-02', 2, '2026-05-02');
    insert into ${tables[what]} 424242, '2026-05-01', 9001)`
}
const closeAll = `select close_ledger((select max(id) from posting), '2026-04-02')`
const dropIndexes = 'drop index payout_one_live_of_refund; drop index payout_one_live_of_share'
const copyOf = (condition: string) => `
  (batch_id, refund_id, distribution_share_id, member_id, amount, bank_account_id, bank_code, branch_code, account_type, account_number, payee_name, status)
  select batch_id, refund_id, distribution_share_id, member_id, amount, bank_account_id, bank_code, branch_code, account_type, account_number, payee_name, status
  from payout where ${condition}`

/** What is on its way went as a file, and an operator read on the bank's site what became of it. */
const announced = (result: 'done' | 'failed') => `
  update payout_batch set method = 'file' where status = 'approved';
  insert into payout_announcement (id, batch_id, booked_on, fee, announced_by, announced_at) overriding system value
  select 9001, id, '2026-11-11', 0, prepared_by, '2026-11-11' from payout_batch where method = 'file';
  insert into payout_announcement_row (announcement_id, payout_id, result) select 9001, id, '${result}' from payout where status = 'in_flight'`

/** The fund as one with terms: the first has ended, and the paid investment took part in it. */
const endedTerm = (leaves: string) => `
  insert into fund_term (fund_id, number, start_on, end_on, choice_until, begun_at, closed_on, ended_at)
  select fund_id, 1, '2026-05-01', '2026-10-31', '2026-08-31', '2026-05-01', '2026-10-31', '2026-11-01' from investment where id = ${paid.investmentId};
  insert into term_participation (fund_id, term_number, investment_id, leaves) select fund_id, 1, id, ${leaves} from investment where id = ${paid.investmentId};
  update fund set auto_renewal = true`
const nextTerm = (participates: boolean) => `
  insert into fund_term (fund_id, number, start_on, end_on, choice_until, begun_at) select fund_id, 2, '2026-11-01', '2027-04-30', '2027-02-28', '2026-11-01' from fund_term;
  insert into term_participation (fund_id, term_number, investment_id) select fund_id, 2, investment_id from term_participation where ${participates}`

/** What a bug, a careless repair by hand or a thief might leave in the database, past all triggers. */
const violations: readonly (readonly [id: CheckId, what: string, plant: () => string])[] = [
  ['M01', 'an entry without lines', () => entry()],
  ['M01', 'an entry of one line', () => entry(line('own_equity', '', 5))],
  ['M02', 'a posting too much', () => entry(line('own_equity', '', 5))],
  [
    'M03',
    'a deposit whose surplus was raised by hand',
    () => `update deposit set refundable = refundable + 1 where outcome = 'completed'`,
  ],
  [
    'M03',
    'a surplus that was recorded and never posted',
    () => `update journal_entry set idempotency_key = 'gone:' || id where kind = 'refund_owed'`,
  ],
  [
    'M03',
    'a deposit that was recorded and never posted',
    () => `update journal_entry set idempotency_key = 'gone' where kind = 'deposit_unknown'`,
  ],
  ['M04', 'a bank account below zero', () => entry(line('bank', 'company', -900_000), line('suspense', '', 900_000))],
  [
    'M04',
    'operator’s money that is spent and was never there',
    () => entry(line('own_equity', '', 6_000_000), line('bank', 'company', -6_000_000)),
  ],
  [
    'M05',
    'a deposit booked with another time',
    () => `update journal_entry set effective_at = effective_at + interval '1 hour' where kind = 'deposit'`,
  ],
  [
    'M05',
    'a deposit booked without a line of the bank',
    () =>
      `${entry(line('bank', 'company', 5), line('suspense', '', -5))}; update journal_entry set kind = 'deposit' where kind = 'planted'`,
  ],
  [
    'M05',
    'money that left without a line of the bank',
    () => entry(line('own_equity', '', 5), line('bank', 'company', -5)),
  ],
  [
    'M05',
    'a line of the bank that is in no book',
    () => `update journal_entry set idempotency_key = 'gone' where kind = 'float_in'`,
  ],
  ['M05', 'a line of the bank with another amount', () => `update bank_line set amount = amount + 1`],
  [
    'M06',
    'a line of the bank that was never read',
    () => `delete from bank_statement_line where item_key = 'operator'`,
  ],
  [
    'M05',
    'an opening that was booked at another time',
    () => `update journal_entry set effective_at = '2026-04-02' where kind = 'bank_opened'`,
  ],
  [
    'M53',
    'books that begin with another balance than the bank',
    () =>
      `update posting set amount = amount + sign(amount) where entry_id = (select journal_entry_id from bank_opening)`,
  ],
  [
    'M109',
    'a line that is kept and that the bank does not list',
    () => `insert into statement_difference (real_account_id, item_key, kind, statement_line_id, transacted_on, found_at)
      select real_account_id, item_key, 'not_listed', id, transacted_on, '2026-11-11' from bank_statement_line order by id limit 1`,
  ],
  ['M06', 'another amount at the bank', () => `update bank_statement_line set amount = amount + 1`],
  [
    'M06',
    'another balance at the bank',
    () => `update bank_balance set balance = balance - 70000 where item_key is not null`,
  ],
  [
    'M06',
    'money that left the bank without an entry',
    () => `insert into bank_balance (real_account_id, item_key, balance, read_at)
      select 'company', 'thief', balance - 30000, '2026-11-11' from bank_balance order by id desc limit 1;
      insert into bank_statement_line (bank_balance_id, real_account_id, item_key, amount, transacted_on)
      select max(id), 'company', 'thief', -30000, '2026-11-11' from bank_balance;
      update bank_reading set read_at = '2026-11-13'`,
  ],
  [
    'M06',
    'money in the book that the bank does not show',
    () => `update bank_balance set balance = balance - 310501 where item_key is not null;
      delete from bank_statement_line where item_key = 'operator'; update bank_reading set read_at = '2026-11-13'`,
  ],
  [
    'M06',
    'a line that was booked at the very instant of the first reading and is not at the bank',
    () => `insert into bank_line (real_account_id, item_key, amount, transacted_on, transacted_at, remitter_name_kana, recorded_at)
      select real_account_id, 'of that instant', 5, '2026-11-01', min(read_at), '', min(read_at) from bank_balance group by real_account_id;
      update bank_reading set read_at = '2026-11-13'`,
  ],
  [
    'M87',
    'a line with the name of an imported result, which no bank has shown',
    () => `alter table bank_line drop constraint bank_line_by_the_banks_key;
      insert into bank_line (real_account_id, item_key, amount, transacted_on, transacted_at, remitter_name_kana, recorded_at)
      values ('company', 'payout-file:9', 5000000, '2026-11-10', '2026-11-10', '', now())`,
  ],
  [
    'M87',
    'a deposit that the statement does not show',
    () => `insert into bank_line (real_account_id, item_key, va_id, amount, transacted_on, transacted_at, remitter_name_kana, recorded_at)
      values ('company', 'forged', '5021000009', 5, '2026-11-10', '2026-11-10', 'ﾅﾅｼ', '2026-11-10');
      insert into statement_reading values ('company', '2026-11-10 00:02')
      on conflict (real_account_id) do update set read_at = excluded.read_at`,
  ],
  [
    'M88',
    'an announced payment that the bank never showed',
    () => `${announced('done')}; update bank_reading set read_at = '2026-11-18'`,
  ],
  [
    'M88',
    'an announced payment of which something else was announced later',
    () => `${announced('done')};
      insert into payout_announcement (id, batch_id, booked_on, fee, announced_by, announced_at) overriding system value
      select 9002, batch_id, booked_on, fee, announced_by, '2026-11-16' from payout_announcement where id = 9001;
      insert into payout_announcement_row (announcement_id, payout_id, result) select 9002, payout_id, 'failed' from payout_announcement_row where announcement_id = 9001;
      update bank_reading set read_at = '2026-11-18'`,
  ],
  ...(
    [
      ['is closed before it is over', '2026-12', '2027-01-01', '2026-11-10'],
      ['is closed after a later one', '2026-08', '2026-09-01', '2026-11-10'],
    ] as const
  ).map(([what, month, ends, closed]): readonly [id: `M${number}`, what: string, plant: () => string] => [
    'M90',
    `a month that ${what}`,
    () => `insert into book_month (fund_id, month, ends_at, income, cost, cash, by_rule, by_hand, closed_by, closed_at, proposal_id)
      select fund_id, planted.month, planted.ends, 0, 0, 0, 0, 0, 1, planted.closed, 1 from investment, (values
        ('${month}', '${ends} 00:00+09'::timestamptz, '${closed}'::timestamptz), ('2026-09', '2026-10-01 00:00+09', '2026-10-02')) planted (month, ends, closed)
      where investment.id = ${paid.investmentId}`,
  ]),
  [
    'M90',
    'a month that nobody decided to open again',
    () => `insert into book_month (id, fund_id, month, ends_at, income, cost, cash, by_rule, by_hand, closed_by, closed_at, proposal_id) overriding system value
      select 9001, fund_id, '2026-09', '2026-10-01 00:00+09', 0, 0, 0, 0, 0, 1, '2026-10-02', 1 from investment where id = ${paid.investmentId};
      insert into book_month_reopening values (9001, 'x', 1, '2026-10-03', 1)`,
  ],
  [
    'M89',
    'an announced failure that one person put back',
    () =>
      `${announced('failed')}; update payout set status = 'refused', problem = 'told_by_operator', ended_at = '2026-11-12' where status = 'in_flight'`,
  ],
  [
    'M07',
    'money at work that no fund has',
    () => entry(line('capital', paid.investmentId, 300_000), line('deployed', paid.investmentId, -300_000)),
  ],
  [
    'M07',
    'a dividend beyond the fund’s income that nobody fixed',
    () => entry(line('undistributed', '', 1_000), line('payable', paid.investmentId, -1_000)),
  ],
  [
    'M08',
    'a paid investment that awaits its deposit',
    () => `update investment set status = 'awaiting_deposit' where id = ${paid.investmentId}`,
  ],
  [
    'M08',
    'money of an investment that does not exist',
    () => entry(line('bank', 'company', 5), line('deposit', 424242, -5)),
  ],
  [
    'M09',
    'a member over the cap',
    () => `insert into fund (id, name, detail, offering_start_at, offering_end_at, offering_method, goal, fund_total, minimum_amount, planned_rate_bp, operation_term_months, created_at)
      values (9001, 'もう一つ', '', '2026-04-01', '2026-04-10', 'first_come', 'all_in', 9000000, 100000, 700, 6, '2026-04-01');
      insert into investment (fund_id, member_id, amount, status, applied_at, status_at, deposit_deadline_at)
      values (9001, ${paid.memberId}, 800000, 'awaiting_deposit', '2026-04-01', '2026-04-01', '2026-04-04')`,
  ],
  ['M10', 'a fund sold beyond its total', () => `update fund set fund_total = 300000, subordinated_amount = 100000`],
  ['M11', 'a history without its last step', () => `delete from investment_event where to_status = 'participating'`],
  [
    'M11',
    'a step that the lifecycle does not know',
    () => `update investment_event set from_status = 'lottery_pending' where to_status = 'participating'`,
  ],
  [
    'M12',
    'a surplus on the list twice',
    () =>
      `insert into refund (key, member_id, investment_id, deposit_id, amount, reason, owed_since) select 'again', member_id, investment_id, deposit_id, amount, reason, owed_since from refund where deposit_id is not null`,
  ],
  ['M12', 'a refund that is paid twice', () => `${dropIndexes}; insert into payout ${copyOf('refund_id is not null')}`],
  [
    'M12',
    'a dividend that is paid twice',
    () => `${dropIndexes}; insert into payout ${copyOf('distribution_share_id is not null')}`,
  ],
  ['M13', 'a payout raised by hand', () => `update payout set amount = amount + 1 where status = 'in_flight'`],
  ['M13', 'a payout to somebody else', () => `update payout set member_id = member_id + 1 where status = 'in_flight'`],
  [
    'M13',
    'a payout on its way that the book does not know',
    () => `update payout set status = 'in_flight' where status = 'planned'`,
  ],
  [
    'M13',
    'a payout that was never taken off the list',
    () => `update refund set status = 'open' where status = 'in_payout'`,
  ],
  ['M13', 'a dividend marked as paid', () => `update distribution_share set paid_at = '2026-11-30'`],
  ['M13', 'a batch with a payout too little', () => `delete from payout where status = 'planned'`],
  ['M13', 'a refund raised by hand', () => `update refund set amount = amount + 1 where reason = 'excess'`],
  ['M13', 'a debt that is on no list', () => `delete from refund where reason = 'overdue'`],
  ['M14', 'a dividend that was lowered by hand', () => `update distribution_share set gross = gross - 1`],
  ['M14', 'a tax that was forgotten', () => `update distribution_share set withholding = 0`],
  [
    'M14',
    'a tax that was never booked',
    () => `update posting set account_kind = 'undistributed' where account_kind = 'withholding_unpaid'`,
  ],
  ['M14', 'a share that nobody booked', () => `update distribution_share set distribution_id = 9001`],
  [
    'M15',
    'a confirmation before the delivery',
    () => `update contract_document set delivered_at = delivered_at + interval '1 day'`,
  ],
  [
    'M15',
    'an account told before the confirmation',
    () =>
      `update investment set contract_confirmed_at = null, status = 'canceled', cancel_reason = 'operator' where id = ${paid.investmentId}`,
  ],
  [
    'M16',
    'an applicant never identified',
    () => `update member set identity_approved_at = null where id = ${paid.memberId}`,
  ],
  ['M16', 'an applicant of seventeen', () => `update member set birthday = '2008-04-02' where id = ${paid.memberId}`],
  ['M16', 'an applicant of eighty', () => `update member set birthday = '1946-04-01' where id = ${paid.memberId}`],
  [
    'M17',
    'a line of the audit log with another actor',
    () => `update audit_log set actor = 'operator:1' where action = 'lottery.drawn'`,
  ],
  [
    'M17',
    'a line of the audit log with another time',
    () => `update audit_log set at = at - interval '1 second' where id = 1`,
  ],
  [
    'M17',
    'a line taken out of the audit log',
    () => `delete from audit_link where audit_id = 2; delete from audit_log where id = 2`,
  ],
  [
    'M17',
    'a line cut off the end of the audit log',
    () =>
      `delete from audit_link where seq = (select max(seq) from audit_link); delete from audit_log where id = (select max(id) from audit_log)`,
  ],
  [
    'M17',
    'a line put in past the chain',
    () =>
      `insert into audit_log (at, actor, action, object_type, object_id) values ('2026-04-02', 'operator:1', 'planted', 'fund', '1')`,
  ],
  ['M17', 'a chain whose end is gone', () => `delete from audit_chain`],
  ['M17', 'a link with another hash', () => `update audit_link set hash = sha256('') where seq = 1`],
  [
    'M18',
    'an account that rests too short',
    () => `update virtual_account_assignment set rests_until = rests_until - interval '1 second'`,
  ],
  [
    'M18',
    'an account that is given to two',
    () =>
      `alter table virtual_account_assignment drop constraint virtual_account_assignment_virtual_account_id_tstzrange_excl; update virtual_account_assignment set virtual_account_id = 1`,
  ],
  [
    'M19',
    'a deposit that went nowhere',
    () => entry(line('capital', paid.investmentId, 1_000), line('suspense', '', -1_000)),
  ],
  [
    'M20',
    'a line of the bank that is never booked',
    () => `insert into bank_line (real_account_id, item_key, va_id, amount, transacted_on, transacted_at, remitter_name_kana, recorded_at)
      values ('company', 'forgotten', '5021000009', 5, '2026-04-02', '2026-04-02', 'ﾅﾅｼ', '2026-04-02')`,
  ],
  [
    'M20',
    'a batch that is never sent',
    () => `update payout_batch set approved_at = '2026-04-02' where status = 'approved'`,
  ],
  ['M21', 'a mail that was never owed', () => `delete from mail_outbox where template = 'deposit-completed'`],
  ['M21', 'a winner who was not told', () => `delete from mail_outbox where template = 'lottery-won'`],
  [
    'M21',
    'a mail that is owed twice',
    () => `alter table mail_outbox drop constraint mail_outbox_key_key; update mail_outbox set key = 'same'`,
  ],
  [
    'M21',
    'an application that was taken twice',
    () =>
      `alter table investment drop constraint investment_member_id_idempotency_key_key; drop index investment_one_live; update investment set member_id = 1, idempotency_key = 'same'`,
  ],
  [
    'M21',
    'an event that was booked twice',
    () =>
      `alter table journal_entry drop constraint journal_entry_idempotency_key_key; update journal_entry set idempotency_key = 'same'`,
  ],
  ['M21', 'an entry that does not say what it is of', () => `update journal_entry set input_hash = ''`],
  ['M22', 'a winner who was made by hand', () => `update lottery_entry set won = true`],
  ['M22', 'two whose results were exchanged', () => `update lottery_entry set won = not won`],
  [
    'M22',
    'an application that was taken off the list',
    () => `delete from lottery_entry where investment_id = (select min(investment_id) from lottery_entry)`,
  ],
  ['M22', 'an amount that was changed after the close', () => `update lottery_entry set amount = 100000`],
  ['M22', 'another seed than promised', () => `update lottery set seed = sha256('another')`],
  [
    'M22',
    'a seed and promise that were exchanged',
    () => `update lottery set seed = sha256('another'), commitment = encode(sha256(sha256('another')), 'hex')`,
  ],
  ['M22', 'a list that was closed before the end', () => `update lottery set listed_at = '2026-04-09'`],
  [
    'M22',
    'a loser who is a winner all the same',
    () =>
      `update investment set status = 'awaiting_deposit', deposit_deadline_at = '2026-11-30' where status = 'not_selected'`,
  ],
  [
    'M22',
    'a draw with room for more than there was',
    () => `update fund set subordinated_amount = 100000 where offering_method = 'lottery'`,
  ],
  [
    'M23',
    'a batch that nobody approved',
    () =>
      `alter table payout_batch drop constraint approved_before_leaving; update payout_batch set status = 'sent' where status = 'draft'`,
  ],
  [
    'M23',
    'a batch that its maker approved',
    () =>
      `alter table payout_batch drop constraint two_people; update payout_batch set approved_by = prepared_by where status = 'approved'`,
  ],
  [
    'M23',
    'an exception for a sole operator that was made by hand',
    () => `update payout_batch set approved_by = prepared_by, sole_operator = true where status = 'approved'`,
  ],
  [
    'M23',
    'an approval by a member',
    () =>
      `update member set role = 'member' where id = (select approved_by from payout_batch where status = 'approved')`,
  ],
  ['M23', 'an approval that is on no record', () => `delete from audit_log where action = 'payout_batch.approved'`],
  ['M23', 'a draft that is paid', () => `update payout set status = 'in_flight' where status = 'planned'`],
  [
    'M20',
    'an operation that never begins',
    () => `update fund_result set operation_booked_at = null, operation_start_on = '2026-04-01'`,
  ],
  [
    'M20',
    'a term that never ends',
    () => `insert into fund_term (fund_id, number, start_on, end_on, choice_until, begun_at)
      select id, 1, '2025-10-01', '2026-03-31', '2026-01-31', '2025-10-01' from fund`,
  ],
  ['M25', 'a term that ended without a decision', () => endedTerm('null')],
  [
    'M25',
    'a redemption of somebody who stays',
    () => `${endedTerm('false')}; update fixed_distribution set redeems = false`,
  ],
  ['M25', 'somebody who left and goes on', () => `${endedTerm('true')}; ${nextTerm(true)}`],
  ['M25', 'somebody who stays and is lost', () => `${endedTerm('false')}; ${nextTerm(false)}`],
  ['M25', 'a dividend for somebody who took no part', () => `${endedTerm('true')}; delete from term_participation`],
  [
    'M25',
    'a dividend that leaves somebody out',
    () => `${endedTerm('true')}; update distribution_share set investment_id = investment_id + 1000`,
  ],
  ['M25', 'a sale without its quarter', () => `update fixed_distribution set sale_profit = 1000000`],
  [
    'M30',
    'a reversal of another amount',
    () => `insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at, reverses, reason, actor)
      select 'planted', 'planted', '-', effective_at, recorded_at, id, '理由', 'operator:1' from journal_entry where kind = 'capital_paid_in';
      insert into posting (entry_id, book, account_kind, account_ref, amount) values ${line('deposit', paid.investmentId, -1)}, ${line('capital', paid.investmentId, 1)};`,
  ],
  [
    'M31',
    'tax that left the account on no record',
    () => entry(line('tax', '', 1), line('bank', 'company', -1, ofPaid())),
  ],
  [
    'M31',
    'tax of a dividend that was never set aside',
    () => entry(line('withholding_unpaid', paid.investmentId, 1), line('undistributed', '', -1)),
  ],
  [
    'M37',
    'a yield that was typed',
    () => `${publishedYield}; update fund_result set rate_bp = 700 where rate_bp = 690`,
  ],
  [
    'M37',
    'a loss that the published yield leaves out',
    () => `${publishedYield}; update distribution_share set principal = principal - 1000, loss = loss + 1000`,
  ],
  [
    'M37',
    'a yield on the planned amount',
    () => `${publishedYield}; update fund_result set rate_bp = 0 where rate_bp = 690`,
  ],
  [
    'M37',
    'a dividend that was lowered after its yield was published',
    () => `${publishedYield}; update distribution_share set gross = gross - 1000`,
  ],
  [
    'M37',
    'a composition that shows the plan',
    () => `update fund_composition set senior = senior + fill_in, fill_in = 0`,
  ],
  ['M37', 'a fund at work without its composition', () => `delete from fund_composition`],
  [
    'M37',
    'an investor who went away unseen',
    () => `update investment set status = 'canceled', cancel_reason = 'operator' where id = ${paid.investmentId}`,
  ],
  ['M38', 'a closed year that was changed without a correction', () => closedYear(0, 1)],
  [
    'M38',
    'papers that tell different years',
    () => `${closedYear(0, 0)}; update tax_year_closing set tax = tax + 1 where paper = 'payment_report'`,
  ],
  ['M38', 'a correction without the first issue', () => closedYear(1, 0)],
  [
    'M38',
    'a share that was moved into another year',
    () => `${closedYear(0, 0)}; update fixed_distribution set fixed_at = fixed_at + interval '1 year'`,
  ],
  ['M38', 'a view that counts the year of payment', () => `${closedYear(0, 0)}; ${yearOfPayment}`],
  [
    'M45',
    'a correction that nobody approved',
    () => `${correctedYear}; update proposal set status = 'withdrawn' where id = 9001`,
  ],
  ['M45', 'a correction without the corrected report', () => `${correctedYear}; delete from annual_report`],
  [
    'M45',
    'a correction of which the member was not told',
    () => `${correctedYear}; update mail_outbox set key = 'other' where template = 'tax-year-corrected'`,
  ],
  [
    'M39',
    'a refund that nobody pays',
    () =>
      `update refund set due_on = '2026-04-03' where status = 'open' or status = 'in_payout'; update bank_reading set read_at = '2026-11-13'`,
  ],
  [
    'M40',
    'a place kept for somebody that others already have',
    () => `update fund set subordinated_amount = fund_total - 100000;
      insert into waitlist_entry (fund_id, member_id, amount, status, joined_at, status_at, invited_at, invited_until)
      select min(fund.id), member.id, 1000000, 'invited', '2026-04-02', '2026-04-02', '2026-04-02', '2026-04-03' from fund, member group by member.id`,
  ],
  [
    'M41',
    'a contract whose document was never written',
    () => `delete from contract_document where investment_id = ${paid.investmentId}`,
  ],
  [
    'M41',
    'papers that nobody writes after a burst',
    () => `insert into papers_owed (fund_id, first_investment_id, last_investment_id, applied_at, letter, applications, owed_at)
      select fund_id, id, id, applied_at, '{}', '[]', clock_timestamp() - interval '61 seconds' from investment where id = ${paid.investmentId}`,
  ],
  [
    'M42',
    'a transfer that failed without what the bank owes us of it',
    () => `update payout set status = 'in_flight', failed_at = '2026-04-03' where status = 'planned'`,
  ],
  [
    'M42',
    'money to come back that nothing stands behind',
    () => entry(line('return_due', '424242', 1_000), line('own_equity', '', -1_000)),
  ],
  [
    'M36',
    'a distribution marked as taken back that the book still owes',
    () => `update fixed_distribution set reversed_at = '2026-12-01', correction_id = 9001`,
  ],
  [
    'M36',
    'a share taken out of a distribution that stands',
    () =>
      `update fixed_distribution_share set reversed_at = '2026-12-01' where id = (select min(id) from distribution_share)`,
  ],
  ['M33', 'a closed balance that was changed', () => `${closeAll}; update closed_balance set amount = amount - 1`],
  [
    'M33',
    'a closed balance that was lost',
    () => `${closeAll}; delete from closed_balance where account_kind = 'bank'`,
  ],
  [
    'M33',
    'a closing that left postings out',
    () => `update ledger_closing set through_posting_id = (select max(id) from posting)`,
  ],
  [
    'M34',
    'members’ money that others were paid with',
    () => entry(line('bank', 'company', -5_600_000), line('own_equity', '', 5_600_000)),
  ],
  ['M35', 'an opening of another amount than was decided', () => `update bank_opening set amount = amount + 1`],
  [
    'M50',
    'cash of one book against a claim on another',
    () => entry(line('own_equity', '', 1_000), line('bank', 'company', -1_000, ofPaid())),
  ],
  [
    'M50',
    'money that passed between books by an entry that is not made for it',
    () =>
      `${entry(line('own_equity', '', 1_000), line('bank', 'company', -1_000), line('bank', 'company', 1_000, ofPaid()), line('declared_income', '', -1_000))}; update journal_entry set kind = 'deposit' where kind = 'planted'`,
  ],
  [
    'M51',
    'an approved payment beyond the cash of its fund, with a rich fund beside it',
    () =>
      entry(
        line('bank', 'company', -1_000_000, ofPaid()),
        line('undistributed', '', 1_000_000),
        line('bank', 'company', 1_000_000, `'fund:424242'`),
        line('undistributed', '', -1_000_000, `'fund:424242'`),
      ),
  ],
  [
    'M52',
    'a cost that was paid from what is owed by name',
    () => entry(line('bank', 'company', -1, ofPaid()), line('undistributed', '', 1)),
  ],
  ['M93', 'a damage that nobody told of', () => `${damage()}; ${readOn('2026-10-11T10:00:00+09:00')}`],
  [
    'M93',
    'a follow-up that was promised and never came',
    () => `${damage()}; insert into operation_event_entry (event_id, seq, happening, measures, effect, touches_payments, next_word_on, pictures, is_important, people, proposal_id, told_by, told_at)
      select event.id, 1, 'あ', 'い', 'う', false, '2026-10-20', '[]', true, 1, 9001, recorded_by, recorded_at from operation_event event;
      ${readOn('2026-10-23T10:00:00+09:00')}`,
  ],
  [
    'M98',
    'money that has waited a month for an account, and nobody was told again',
    () => `${waitsForAccount}; insert into unclaimed_reminder (member_id, refund_id, since, way, days, amount, told_on, recorded_at)
      select member_id, id, '2026-10-01', 'mail', 0, amount, '2026-10-02', '2026-10-02' from refund where key = 'planted'; ${readOn('2026-11-03 09:00+09')}`,
  ],
  [
    'M99',
    'a word that an extension promised and nobody gave',
    () => `${unpaid}; insert into fund_status (fund_id, seq, state, previous_end_on, planned_end_on, cause, reason, measures, effect, next_notice_on, proposal_id, actor, at)
      select fund_id, 1, 'extended', '2026-10-31', '2027-04-30', 'sale', 'あ', 'い', 'う', '2026-12-31', 9001, 'operator:1', '2026-09-01' from investment where id = ${paid.investmentId};
      ${readOn('2027-01-03 09:00+09')}`,
  ],
  ['M63', 'a payday that passed without a notice', () => readOn('2026-12-20T10:00:00+09:00')],
  [
    'M71',
    'more of investors’ money than the ceiling',
    () =>
      `${entry(line('bank', 'company', 1_000, ofPaid()), line('deployed', paid.investmentId, -1_000))}; select set_config('product.operator_ceiling', '999', true)`,
  ],
  [
    'M64',
    'a fund whose report of twelve months never came, by the end of the month after them',
    () => `${unpaid}; ${readOn('2027-06-01 00:00+09')}`,
  ],
  [
    'M64',
    'a fund whose first report was its last',
    () => `${unpaid}; insert into management_report (fund_id, period_start_on, period_end_on, facts, status, created_at, created_by, published_at, published_by)
      select fund_id, '2026-05-01', '2026-10-31', '{}', 'published', '2026-11-10', member_id, '2026-11-10', member_id from investment where id = ${paid.investmentId};
      ${readOn('2027-12-01 00:00+09')}`,
  ],
  [
    'M66',
    'a payment that was approved to somebody who was stopped',
    () => `insert into payout_hold (member_id, placed_at) values (${paid.memberId}, '2026-11-10 09:59+09')`,
  ],
  [
    'M66',
    'an order to the bank that was begun while its payee was stopped, whatever was lifted later',
    () => `insert into payout_hold (member_id, placed_at, lifted_at, lifted_by) values (${paid.memberId}, '2026-11-11', '2026-11-13', ${paid.memberId});
      update payout_batch set sending_at = '2026-11-12', idempotency_key = 'planted' where status = 'approved'`,
  ],
  [
    'M96',
    'a loss that was paid before anybody was sent why',
    () =>
      `update fixed_distribution set asks_statement = true; update fixed_distribution_share set loss = 1 where id in (select distribution_share_id from payout)`,
  ],
  [
    'M95',
    'a stop of payments that one operator lifted',
    () =>
      `insert into payout_hold (member_id, placed_at, lifted_at, lifted_by) values (${paid.memberId}, '2026-11-13', '2026-11-14', ${paid.memberId})`,
  ],
  [
    'M54',
    'a distribution of one yen more than its period’s books left',
    () => `update posting set amount = amount + 1 where account_kind = 'undistributed' and amount > 0`,
  ],
  [
    'M55',
    'a period that was closed with another cap than the contract’s',
    () =>
      `insert into period_closing (fund_id, number, income, related_income, costs, sale_proceeds, related_sale, sale_cost, loss_carried, loss_left, cap, priority, sale_quarter, distribution_id, closed_at)
      select fund_id, period_number, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, id, '2026-11-10' from fixed_distribution`,
  ],
  ...(['distribution-paid', 'refund-paid', 'distribution-none', 'operation-started', 'fund-failed'] as const).map(
    (template): readonly [id: `M${number}`, what: string, plant: () => string] => [
      'M67',
      `a mail of what never was: ${template}`,
      () => `insert into mail_outbox (key, template, to_address, subject, text_body, html_body, message_id, created_at)
        values ('${template}:424242', '${template}', 'member@example.jp', '', '', '', 'planted', '2026-11-10')`,
    ],
  ),
  [
    'M75',
    'a closing whose published list of lines is another one',
    () =>
      `insert into period_closing (fund_id, number, income, related_income, costs, sale_proceeds, related_sale, sale_cost, loss_carried, loss_left, cap, priority, sale_quarter, distribution_id, closed_at, lines_sha256)
      select fund_id, period_number, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, id, '2026-11-10', repeat('0', 64) from fixed_distribution`,
  ],
  [
    'M56',
    'a declared dividend that is told to be rent',
    () => `update distribution_source set kind = 'rent' where kind = 'declared'`,
  ],
  ['M56', 'a dividend without a source', () => `delete from distribution_source`],
  ...(
    [
      ['that counts a sale’s costs where there are none', 0, 5],
      ['that gives a quarter of no sale', 25, 0],
    ] as const
  ).map(([what, quarter, expenses]): readonly [id: `M${number}`, what: string, plant: () => string] => [
    'M86',
    `a closing ${what}`,
    () =>
      `insert into period_closing (fund_id, number, income, related_income, costs, sale_proceeds, related_sale, sale_cost, loss_carried, loss_left, cap, priority, sale_quarter, distribution_id, closed_at, sale_expenses)
      select fund_id, period_number, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ${quarter}, id, '2026-11-10', ${expenses} from fixed_distribution`,
  ]),
  [
    'M85',
    'sources of a yen less than was fixed',
    () => `update distribution_source set yen = yen - 1, related_yen = 0`,
  ],
  [
    'M85',
    'a payment of a yen more than the share',
    () => `update payout set amount = amount + 1 where distribution_share_id is not null`,
  ],
  [
    'M85',
    'more declared income than was published',
    () =>
      `${entry(line('bank', 'company', 900_000, ofPaid()), line('declared_income', '', -900_000, ofPaid()))};
      update journal_entry set kind = 'declared_income' where kind = 'planted'`,
  ],
  [
    'M85',
    'a dividend whose cash is not there',
    () => entry(line('undistributed', '', 900_000), line('payable', paid.investmentId, -900_000)),
  ],
  [
    'M57',
    'a yen of the subordinated part that went back while principal was owed',
    () => returned(line('subordinated', '', 1)),
  ],
  [
    'M57',
    'a part that went back while investors were at work',
    () => `${stillAtWork}; ${returned(line('subordinated', '', 1))}`,
  ],
  [
    'M57',
    'a part that went back before the one that goes first',
    () =>
      `update fixed_distribution_share set paid_at = '2026-11-10'; ${returned(line('fill_in', '', 1), line('taken_over', '', -1), line('bank', 'company', 1, ofPaid()))}`,
  ],
  [
    'M58',
    'a composition of what was planned, where less was raised',
    () => `${stillAtWork}; update fund_composition set senior = senior + 100000, fill_in = fill_in - 100000`,
  ],
  [
    'M58',
    'a subordinated part that was never paid in',
    () => `${stillAtWork}; delete from posting where account_kind in ('subordinated', 'fund_interest')`,
  ],
  [
    'M59',
    'a property that left its fund’s book without a sale',
    () =>
      `${entry(line('sale_cost', '', 1), line('property', '', -1))}; update journal_entry set kind = 'property_handed_over', idempotency_key = 'property-handed-over:424242' where kind = 'planted'`,
  ],
  [
    'M59',
    'a purchase by a deal that nobody recorded',
    () =>
      `${entry(line('property', '', 1), line('advance_paid', '', -1))}; update journal_entry set kind = 'property_bought', idempotency_key = 'property-bought:deal:424242' where kind = 'planted'`,
  ],
  [
    'M59',
    'a property in the book of a fund that buys by its deals and has bought nothing by one',
    () => `update fund_result set buys_by_deal = true`,
  ],
  [
    'M59',
    'a price out of our own books for what is still in the book',
    () =>
      `${entry(line('sale_proceeds', '', -1), line('bank', 'company', 1))}; update journal_entry set kind = 'sold_to_operator', idempotency_key = 'sold-to-operator:424242' where kind = 'planted'`,
  ],
  ['M82', 'a start that bought nothing', () => `delete from posting where account_kind = 'property' and amount > 0`],
  ['M82', 'a purchase whose contract nobody has', () => `update property_deal set basis_sha256 = null`],
  [
    'M107',
    'a loss of no distribution',
    () =>
      `${entry(line('undistributed', '', -1), line('deployed', '1', 1))}; update journal_entry set kind = 'loss_allocated' where kind = 'planted'`,
  ],
  [
    'M105',
    'a sale to one of ours for less than anybody found it to be worth',
    () =>
      `${entry(line('sale_proceeds', '', -1), line('bank', 'company', 1))}; update journal_entry set kind = 'sold_to_operator', idempotency_key = (select 'sold-to-operator:' || max(id) from property_deal) where kind = 'planted'; update property_appraisal set value = value * 2`,
  ],
  ...strikable.flatMap((what): [CheckId, string, () => string][] => [
    [
      'M108',
      `a ${what} that was struck by what two people agreed to about another`,
      () => struck(what, { id: 424_242 }),
    ],
    [
      'M108',
      `a ${what} that was struck by what two people agreed to of another kind`,
      () => struck(what, { kind: 'fund_document' }),
    ],
  ]),
  ['M82', 'a purchase above what anybody found it to be worth', () => `update property_appraisal set value = 1`],
  [
    'M82',
    'a purchase that two people agreed to of another deal',
    () => `update proposal set content = '{"dealId": 424242}' where kind = 'property_purchase'`,
  ],
  [
    'M60',
    'a sale to the operator on nobody’s word',
    () =>
      `${entry(line('sale_proceeds', '', -1), line('bank', 'company', 1))}; update journal_entry set kind = 'sold_to_operator', idempotency_key = 'sold-to-operator:424242' where kind = 'planted'`,
  ],
  [
    'M60',
    'a purchase by a deal on nobody’s word',
    () =>
      `${entry(line('property', '', 1), line('advance_paid', '', -1))}; update journal_entry set kind = 'property_bought', idempotency_key = 'property-bought:deal:424242' where kind = 'planted'`,
  ],
  [
    'M60',
    'a property that left its fund’s book on nobody’s word',
    () =>
      `${entry(line('sale_cost', '', 1), line('property', '', -1))}; update journal_entry set kind = 'property_handed_over', idempotency_key = 'property-handed-over:424242' where kind = 'planted'`,
  ],
  [
    'M60',
    'a payment whose batch nobody approved',
    () => `update journal_entry set idempotency_key = 'payout-approved:424242' where kind = 'payout_approved'`,
  ],
  [
    'M60',
    'a contribution that nobody approved',
    () =>
      `${entry(line('subordinated', '', -1), line('fund_interest', 1, 1))}; update journal_entry set kind = 'contribution', idempotency_key = 'contribution:424242' where kind = 'planted'`,
  ],
  [
    'M60',
    'a contribution by a proposal about something else',
    () =>
      `${entry(line('subordinated', '', -1), line('fund_interest', 1, 1))}; update journal_entry set kind = 'contribution', idempotency_key = 'contribution:' || (select min(id) from proposal where status = 'approved') where kind = 'planted'`,
  ],
  [
    'M91',
    'an advance of the operator on nobody’s word',
    () =>
      `${entry(line('owed_to_operator', '', -1), line('advanced', 1, 1))}; update journal_entry set kind = 'operator_advanced', idempotency_key = 'operator-advance:424242' where kind = 'planted'`,
  ],
  [
    'M91',
    'an advance that only the fund’s book knows',
    () => entry(line('owed_to_operator', '', -1), line('bank', 'company', 1)),
  ],
  ['M92', 'a correction that is told with another sum than the books have', () => correctedRent({ toldAfter: 800 })],
  ['M92', 'a correction of what its closing never listed', () => `${correctedRent()}; delete from period_line`],
  [
    'M92',
    'a rent that was taken back with nobody saying what it was',
    () => `${correctedRent()}; delete from statement_explanation where id = 9002`,
  ],
  [
    'M92',
    'a correction by an entry that its closing is told not to have taken',
    () => `${correctedRent()}; update posting set effective_at = '2030-01-01' where entry_id = 9001`,
  ],
  [
    'M92',
    'a booked rent whose correction is told with another sum',
    () => correctedRent({ isOfLine: false, listed: 999 }),
  ],
  [
    'M92',
    'a booked rent whose correction is told of another day',
    () => correctedRent({ isOfLine: false, day: '2026-06-02' }),
  ],
  [
    'M92',
    'a correction of a late closing that is told with another sum than the books have',
    () => afterLastPeriod(correctedRent({ toldAfter: 800 })),
  ],
  [
    'M92',
    'a rent of a late closing that was taken back with nobody saying what it was',
    () => `${afterLastPeriod(correctedRent())}; delete from statement_explanation where id = 9002`,
  ],
  [
    'M92',
    'what a late closing knew as nobody’s, told with another sum than the books have',
    () => `${afterLastPeriod(correctedInSteps())}; update fund_line_part set amount = 800 where explanation_id = 9002`,
  ],
  ['M60', 'a share of the operator that is not what two people saw', () => shareBy('fund.operator_share', 2)],
  ['M60', 'a tax payment of another sum than two people saw', () => taxPaid({ saw: 2 })],
  ['M60', 'a payment on the word about tax', () => taxPaid({ kind: 'payout_approved' })],
  [
    'M60',
    'tax on the word about a payment',
    () => `update journal_entry set kind = 'tax_paid' where kind = 'payout_approved'`,
  ],
  ['M60', 'a share of the operator by a proposal of another kind', () => shareBy('fund.late_result', 1)],
  [
    'M53',
    'a line of the bank that is booked with another amount on its account',
    () => `update posting set amount = amount - 1 where account_kind = 'bank' and book = 'operator' and amount > 1`,
  ],
  [
    'M53',
    'an account of a fund whose opening nobody booked',
    () => `${fundsAccount('2026-11-05')}; insert into bank_balance (real_account_id, balance, read_at) values ('of-fund', 50000, '2026-11-05');
      update bank_reading set read_at = '2026-11-12'`,
  ],
  [
    'M53',
    'money on an account that is ended',
    () => `${fundsAccount('2026-11-05')}; update company_account set closed_at = '2026-11-06', closing_proposal_id = 1;
      ${entry(line('bank', 'of-fund', 1_000, ofPaid()), line('undistributed', '', -1_000))}`,
  ],
  [
    'M65',
    'a transfer between our accounts that never came',
    () => `insert into own_transfer (book, from_account_id, to_account_id, amount, proposal_id, approved_at, due_on)
      values ('operator', 'company', 'of-fund', 1000, 1, '2026-11-05', '2026-11-06'); update bank_reading set read_at = '2026-11-10'`,
  ],
  [
    'M65',
    "the operator's money on a fund's account for longer than a day, a yen more than the fees of its payments",
    () => `${fundsAccount('2026-11-02')}; ${entry(line('bank', 'of-fund', 1), line('own_equity', '', -1))};
      update posting set effective_at = '2026-11-05', amount = sign(amount) * (select 1000 * count(*) + 1 from investment where 'fund:' || fund_id = ${ofPaid()})
      where entry_id = (select entry_id from posting where account_ref = 'of-fund'); update bank_reading set read_at = '2026-11-10'`,
  ],
  [
    'M58',
    'a part taken over that only one book knows',
    () => entry(line('bank', 'company', 1_000, ofPaid()), line('taken_over', '', -1_000)),
  ],
  [
    'M68',
    'a posting in the closed chapter',
    () => entry(line('float', '', 5, `'legacy'`), line('bank', 'company', -5, `'legacy'`)),
  ],
  [
    'M68',
    'an application’s money in another fund’s book',
    () => `update posting set book = 'fund:424242' where account_kind = 'capital'`,
  ],
  [
    'M69',
    'a rent that no line of the bank stands behind',
    () =>
      `${entry(line('bank', 'company', 1_000, ofPaid()), line('rent_income', '', -1_000))}; update journal_entry set kind = 'income_line' where kind = 'planted'`,
  ],
  [
    'M83',
    'a rent that one person told',
    () => `with told as (
        insert into statement_explanation (statement_line_id, kind, reason, explained_by, explained_at, bank_line_id)
        values (424242, 'fund', 'planted', 1, '2026-11-10', 1) returning id)
      insert into fund_line (explanation_id, counterparty, paid_by) select id, 'third_party', 'fund' from told`,
  ],
  ...(
    [
      ['M94', 'cost'],
      ['M94', 'other_income'],
      ['M104', 'cost'],
    ] as const
  ).map(([check, kind]): readonly [`M${number}`, string, () => string] => [
    check,
    `${kind === 'cost' ? 'money of ours as a cost that came back' : 'income on a payment'}${check === 'M104' ? ', explained before that was refused' : ''}`,
    () => `${check === 'M104' ? `update rule_start set after_explanation = 1000000;` : ''} with line as (
        insert into bank_statement_line (bank_balance_id, real_account_id, item_key, transacted_on, amount)
        values (1, 'planted', 'planted', '2026-11-10', ${kind === 'cost' ? 500 : -500}) returning id), told as (
        insert into statement_explanation (statement_line_id, kind, reason, explained_by, explained_at, bank_line_id)
        select id, 'fund', 'planted', 1, '2026-11-10', 1 from line returning id), as_told as (
        insert into fund_line (explanation_id, counterparty, paid_by) select id, '${kind === 'cost' ? 'related_party' : 'third_party'}', 'fund' from told)
      insert into fund_line_part (explanation_id, fund_id, kind, cost_kind, amount)
      select told.id, investment.fund_id, '${kind}', ${kind === 'cost' ? "'repair'" : 'null'}, 500 from told, investment where investment.id = ${paid.investmentId}`,
  ]),
  [
    'M131',
    'a tenant’s deposit that stands for no tenant',
    () => entry(line('tenant_deposit', '', -1_000, ofPaid()), line('bank', 'company', 1_000, ofPaid())),
  ],
  [
    'M132',
    'money that nobody has lent',
    () => entry(line('loan', '', -1_000, ofPaid()), line('bank', 'company', 1_000, ofPaid())),
  ],
  [
    'M101',
    'a price that came back of a line that had paid none',
    () => `with line as (
        insert into bank_statement_line (bank_balance_id, real_account_id, item_key, transacted_on, amount)
        values (1, 'planted', 'planted', '2026-11-10', 500) returning id), told as (
        insert into statement_explanation (statement_line_id, kind, reason, explained_by, explained_at, bank_line_id)
        select id, 'fund', 'planted', 1, '2026-11-10', 1 from line returning id, statement_line_id), as_told as (
        insert into fund_line (explanation_id, counterparty, paid_by) select id, 'third_party', 'fund' from told)
      insert into fund_line_part (explanation_id, fund_id, kind, amount, gives_back)
      select told.id, investment.fund_id, 'purchase_return', 500, told.statement_line_id from told, investment where investment.id = ${paid.investmentId}`,
  ],
  [
    'M84',
    'a rule for a piece of a name and any amount',
    () => `insert into line_rule (remitter, amount_from, amount_until, made_from, reason, kept_by, kept_at, known_payers, proposal_id)
      values ('ミナト', 1, 9000000, 424242, 'planted', 1, '2026-11-10', '{}', 1)`,
  ],
  [
    'M70',
    'a month that nobody closed as it stands',
    () => `insert into book_month (fund_id, month, ends_at, income, cost, cash, by_rule, by_hand, closed_by, closed_at, proposal_id)
      select investment.fund_id, '2026-04', '2026-05-01 00:00+09', 1, 0, 0, 0, 0, proposal.decided_by, '2026-05-02', proposal.id
      from investment, proposal where investment.id = ${paid.investmentId} and proposal.status = 'approved' limit 1`,
  ],
  [
    'M35',
    'an opening that nobody approved',
    () => `update proposal set status = 'withdrawn' where kind = 'bank_opening'`,
  ],
  [
    'M114',
    'a cost counted after its line that pays somebody',
    () =>
      `${entry(line('cost', 'insurance', 1), line('payable', String(paid.investmentId), -1))}; update journal_entry set kind = 'prepaid_cost_used' where kind = 'planted'`,
  ],
  [
    'M114',
    'a cost put off that no line has paid',
    () => entry(line('prepaid_cost', '', 1), line('cost', 'insurance', -1)),
  ],
  [
    'M113',
    'a supplementary distribution that nobody decided',
    () => `insert into fixed_distribution (fund_id, total_dividend, redeems, payday, fixed_at, supplements)
      select fund_id, 1, false, '2026-12-01', now(), id from fixed_distribution order by id limit 1`,
  ],
  [
    'M113',
    'income of after the last period that the operator took before the investors',
    () =>
      `update fixed_distribution_share set loss = 1; ${entry(line('undistributed', '', 1_000), line('operator_share', '', -1_000))}; update journal_entry set idempotency_key = 'late-result:424242' where kind = 'planted'`,
  ],
  [
    'M113',
    'a loss that is made good without a supplementary distribution',
    () =>
      `${entry(line('undistributed', '', 1), line('deployed', String(paid.investmentId), -1))}; update journal_entry set kind = 'loss_made_good' where kind = 'planted'`,
  ],
  [
    'M112',
    'an entry of a return that was taken back without a word',
    () =>
      `${entry(line('suspense', '', -1), line('own_equity', '', 1))}; update journal_entry set kind = 'return_mistaken' where kind = 'planted'`,
  ],
  [
    'M112',
    'a payout that is paid while it is said to have come back',
    () => `insert into statement_explanation (statement_line_id, kind, reason, explained_by, explained_at, bank_line_id, payout_id)
      select 9001, 'payout_returned', 'x', 1, now(), 1, min(id) from payout`,
  ],
  [
    'M112',
    'a return that was taken back by nobody',
    () => `insert into statement_explanation (id, statement_line_id, kind, reason, explained_by, explained_at, bank_line_id, payout_id, corrects, proposal_id) overriding system value
      select 9001 + n, 9001, case n when 0 then 'payout_returned' else 'suspense' end, 'x', 1, now(), 1, case n when 0 then (select min(id) from payout) end, case n when 1 then 9001 end, 1
      from generate_series(0, 1) n`,
  ],
  [
    'M111',
    'a debt of found money that ended without a word',
    () =>
      `insert into refund (key, member_id, investment_id, amount, reason, owed_since, status, due_on)
        select 'planted', member_id, id, 1, 'owner_found', '2026-04-02', 'withdrawn', '2026-04-02' from investment limit 1`,
  ],
  [
    'M111',
    'an entry of found money that was taken back without a word',
    () =>
      `${entry(line('suspense', '', -1), line('own_equity', '', 1))}; update journal_entry set kind = 'owner_found_reversed' where kind = 'planted'`,
  ],
  [
    'M111',
    'a withdrawal that nobody decided',
    () => `insert into suspense_resolution (id, bank_line_id, kind, refund_id, reason, resolved_by, resolved_at) overriding system value values (9001, 1, 'refunded', 1, 'x', 1, now());
      insert into suspense_withdrawal (resolution_id, journal_entry_id, reason, withdrawn_by, withdrawn_at, proposal_id) values (9001, 1, 'x', 1, now(), 1)`,
  ],
  [
    'M111',
    'a line that two members own',
    () =>
      `insert into suspense_resolution (bank_line_id, kind, refund_id, reason, resolved_by, resolved_at) values (1, 'refunded', 1, 'x', 1, now()), (1, 'refunded', 1, 'x', 1, now())`,
  ],
  [
    'M32',
    'money that left suspense on no record',
    () => entry(line('suspense', '', 70_000), line('own_equity', '', -70_000)),
  ],
  [
    'M23',
    'a proposal that nobody else approved',
    () => `alter table proposal drop constraint two_people;
      insert into proposal (kind, subject, content, effect, effect_hash, reason, status, proposed_by, proposed_at, decided_by, decided_at)
      values ('fund_change', 'fund:1', '{}', '{}', repeat('0', 64), '', 'approved', 1, '2026-04-02', 1, '2026-04-02')`,
  ],
  [
    'M24',
    'a write of an operator without a record',
    () => `insert into operator_write (txid, relation, actor) values (424242, 'fund', 'operator:1')`,
  ],
  [
    'M24',
    "a write on another operator's record",
    () =>
      `insert into operator_write (txid, relation, actor) select distinct txid, 'fund', 'operator:424242' from audit_log`,
  ],
  [
    'M24',
    'a cancellation by an operator that is on no record',
    () => `update investment_event set actor = 'operator:1' where to_status = 'canceled'`,
  ],
  [
    'M24',
    'a payout that was prepared off the record',
    () => `delete from audit_log where action = 'payout_batch.prepared'`,
  ],
  [
    'M24',
    'a stop that was lifted off the record',
    () =>
      `insert into payment_stop (since, checks, lifted_at, lifted_by) values ('2026-04-02', '{M01}', '2026-04-02', 1)`,
  ],
  [
    'M24',
    'a stop that was lifted and put on the record later',
    () => `insert into payment_stop (id, since, checks, lifted_at, lifted_by) overriding system value values (9001, '2026-04-02', '{M01}', '2026-04-02', 1);
      insert into payment_stop_event (stop_id, event, txid) values (9001, 'lifted', 424242);
      insert into audit_log (at, actor, action, object_type, object_id) values ('2026-04-02', 'operator:1', 'payment_stop.lifted', 'payment_stop', '9001')`,
  ],
  [
    'M81',
    'a stop that was lifted past its record',
    () =>
      `insert into payment_stop (since, checks, lifted_at, lifted_by) values ('2026-04-02', '{M01}', '2026-04-02', 1)`,
  ],
  [
    'M81',
    'a stop that was lifted over a broken check',
    () => `insert into payment_stop (id, since, checks, lifted_at, lifted_by) overriding system value values (9001, '2026-04-02', '{M01}', '2026-04-02', 1);
      insert into money_check (id, checked_at, violations, milliseconds, broken_since) values ('M01', '2026-04-02', 1, 1, '2026-04-02') on conflict (id) do update set violations = 1, broken_since = '2026-04-02';
      insert into payment_stop_event (check_id, event) values ('M01', 'broken'); insert into payment_stop_event (stop_id, event) values (9001, 'lifted')`,
  ],
  ['M81', 'a check that was wiped', () => `insert into payment_stop_event (check_id, event) values ('M13', 'broken')`],
  [
    'M81',
    'a check that holds again by hand',
    () => `insert into payment_stop_event (check_id, event, of_run) values ('M13', 'holds', false)`,
  ],
  [
    'M20',
    'an application that is never cancelled',
    () =>
      `update investment set status = 'awaiting_deposit', deposit_deadline_at = '2026-04-02' where id = ${paid.investmentId}`,
  ],
]

/**
 * Plants a violation, tells whether a check catches it, and takes it back. Only that check is asked: to go past the triggers makes the connection
 * forget its plans, and to plan all checks for each of the violations took most of the time of this file.
 */
async function isCaughtBy(id: CheckId, plant: string): Promise<boolean> {
  await keeper.query('begin')
  try {
    await keeper.query(`set local session_replication_role = replica; ${plant}`)
    return (await countViolations(keeper, id)).length > 0
  } finally {
    await keeper.query('rollback')
  }
}

describe('the money invariants', () => {
  it('hold through full, partial and unknown payments, a midnight, the operation and the distribution', async () => {
    await world.expectSoundBook()
  })

  it('say each in a sentence what holds', async () => {
    for (const check of await checkMoney(world.database)) expect(check.statement).toMatch(/^[A-Z].+\.$/)
  })

  it('take a yield that the payouts bear out, and a year that both documents tell', async () => {
    expect(await isCaughtBy('M37', publishedYield)).toBe(false)
    expect(await isCaughtBy('M38', closedYear(0, 0))).toBe(false)
    expect(await isCaughtBy('M45', correctedYear)).toBe(false)
  })

  it.each(strikable)('take a %s that two people have struck', async (what) => {
    expect(await isCaughtBy('M108', struck(what))).toBe(false)
  })

  it('take a tax payment of what two people saw', async () => {
    expect(await isCaughtBy('M60', taxPaid())).toBe(false)
  })

  it('take money that waits for an account and was told on its first day', async () => {
    const first = `insert into unclaimed_reminder (member_id, refund_id, since, way, days, amount, told_on, recorded_at)
      select member_id, id, '2026-10-01', 'mail', 0, amount, '2026-10-02', '2026-10-02' from refund where key = 'planted'`
    expect(await isCaughtBy('M98', `${waitsForAccount}; ${readOn('2026-10-02 09:00+09')}`)).toBe(false)
    expect(await isCaughtBy('M98', `${waitsForAccount}; ${readOn('2026-10-03 09:00+09')}`)).toBe(true)
    expect(await isCaughtBy('M98', `${waitsForAccount}; ${first}; ${readOn('2026-11-01 09:00+09')}`)).toBe(false)
    // While it was stopped nobody was to be told.
    const lifted = `insert into payout_hold (member_id, placed_at, lifted_at, lifted_by)
      select member_id, '2026-10-20', '2026-11-10 15:00+09', member_id from refund where key = 'planted'`
    const untold = (day: string) => isCaughtBy('M98', `${waitsForAccount}; ${first}; ${lifted}; ${readOn(day)}`)
    expect(await untold('2026-11-12 09:00+09')).toBe(false)
    expect(await untold('2026-11-13 09:00+09')).toBe(true)
  })

  it('take an event that has two days to be told', async () => {
    expect(await isCaughtBy('M93', `${damage()}; ${readOn('2026-10-10T10:00:00+09:00')}`)).toBe(false)
  })

  it('take a report that is not due yet, a fund that is paid back, and a payment of before a stop or after it', async () => {
    expect(await isCaughtBy('M64', `${unpaid}; ${readOn('2027-05-31 23:59+09')}`)).toBe(false)
    expect(
      await isCaughtBy(
        'M64',
        `update investment set redeemed_at = '2026-11-30' where status = 'participating'; ${readOn('2027-06-01')}`,
      ),
    ).toBe(false)
    const stopped = (from: string, until: string): string =>
      `insert into payout_hold (member_id, placed_at, lifted_at, lifted_by) values (${paid.memberId}, '${from}', '${until}', ${paid.memberId})`
    expect(await isCaughtBy('M66', stopped('2026-11-10 10:01+09', '2026-12-01'))).toBe(false)
    expect(await isCaughtBy('M66', stopped('2026-11-01', '2026-11-10 09:59+09'))).toBe(false)
  })

  it('take a fund at work that is composed of what was paid in, and a part that goes back after all investors', async () => {
    expect(await isCaughtBy('M58', stillAtWork)).toBe(false)
    const afterAll = `update fixed_distribution_share set paid_at = '2026-11-10'; ${returned(line('fill_in', '', 1))}`
    expect(await isCaughtBy('M57', afterAll)).toBe(false)
  })

  it('take a correction that is told as the books have it, of a line and of what was booked without one', async () => {
    expect(await isCaughtBy('M92', correctedRent())).toBe(false)
    expect(await isCaughtBy('M92', correctedRent({ isOfLine: false }))).toBe(false)
    expect(await isCaughtBy('M92', correctedInSteps())).toBe(false)
    const each = [correctedRent(), correctedRent({ isOfLine: false }), correctedInSteps()]
    for (const planted of each) expect(await isCaughtBy('M92', afterLastPeriod(planted))).toBe(false)
    // And each is one: without it nothing would be compared.
    for (const planted of [...each, ...each.map(afterLastPeriod)]) {
      await keeper.query('begin')
      await keeper.query(`set local session_replication_role = replica; ${planted}`)
      const { rows } = await keeper.query(
        'select from investment cross join lateral fund_corrections(fund_id) where investment.id = $1',
        [paid.investmentId],
      )
      await keeper.query('rollback')
      expect(rows).toHaveLength(1)
    }
  })

  it.each(violations)('%s catches %s', async (id, _what, plant) => {
    expect(await isCaughtBy(id, plant())).toBe(true)
  })

  it('are each proven by a planted violation', async () => {
    const files = (await readdir(new URL('../../../db/checks', import.meta.url))).map((name) =>
      name.replace('.sql', ''),
    )
    expect([...new Set<string>(violations.map(([id]) => id))].toSorted()).toEqual(files.toSorted())
  })
})
