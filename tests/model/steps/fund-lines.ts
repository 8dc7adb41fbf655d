import { readDeposits } from '../../../src/features/investing/deposit/read-deposits.ts'
import { readStatement } from '../../../src/features/treasury/bank/read-statement.ts'
import { makeBankLine } from '../../support/operators-money.ts'
import { spendableOf } from '../rules/distribution.ts'
import { amountOf, bookLine, keepsTooMuch, type Line, type LinePart } from '../rules/earnings.ts'
import { at, sum, type Fund, type Model } from '../rules/model.ts'
import { lacksMonth } from '../rules/late-rents.ts'
import { keptForCoolingOff } from '../rules/cooling-off.ts'
import { freeOwnMoney } from '../rules/payouts.ts'
import { canBeRead } from '../run/operator-money.ts'
import { approve } from '../run/operators-acts.ts'
import { asOperator } from '../run/operators.ts'
import { Deviation, expectThat, hit, type World } from '../run/world.ts'
import { stepKind } from './step.ts'

export const costKinds = [
  'management',
  'utilities',
  'repair',
  'insurance',
  'public_dues',
  'brokerage',
  'registration',
  'expert',
  'appraisal',
  'other',
]
const mostOwnCost = 60_000
/** No history lasts so long: the rent stays owed. That it becomes income with its month is tested in tests/stories/accruals.test.ts. */
const monthAfterAll = '2040-01'

/** Of the rents of which the month has to be said: none of them lets the contract's cap run longer. */
const monthOfEnd = ({ operationEnd }: Fund): string => (operationEnd ?? '').slice(0, 7)

/** Funds that work and whose end nobody has settled yet. */
export const working = ({ funds, distributions }: Model): number[] =>
  funds.flatMap(({ workingSince }, place) =>
    workingSince !== null && !distributions.some(({ fund, redeems }) => fund === place && redeems) ? [place] : [],
  )

/** Rents less what the manager keeps, a tenant's deposit, something else that came in; or a cost, often more than the fund has. */
function chooseLine({ random, model }: World): Line | null {
  const fund = random.pick(working(model))
  if (fund === undefined) return null
  const part = (kind: LinePart['kind'], amount: number, costKind: string | null = null): LinePart => ({
    fund,
    kind,
    costKind,
    amount,
  })
  const cost = (amount: number): LinePart => part('cost', -amount, random.pick(costKinds) ?? 'other')
  const { id } = at(model.funds, fund)
  const rent = random.whole(5, 120) * 1_000 + random.whole(0, 9)
  const isRelated = random.oneIn(5)
  const kind = random.weighted([
    { kind: 'rent', weight: 8 },
    { kind: 'rent less fee', weight: 4 },
    { kind: 'rent and deposit', weight: 1 },
    { kind: 'other', weight: 2 },
    { kind: 'in advance', weight: 1 },
    { kind: 'cost', weight: 5 },
    { kind: 'deposit back', weight: 1 },
  ] as const)?.kind
  switch (kind) {
    case 'rent less fee':
      return { isRelated, paidBy: 'fund', parts: [part('rent', rent), cost(random.whole(1, 4) * 1_000 + 1)] }
    case 'rent and deposit':
      return { isRelated, paidBy: 'fund', parts: [part('rent', rent), part('tenant_deposit', 2 * rent)] }
    case 'other':
      return { isRelated, paidBy: 'fund', parts: [part('other_income', random.whole(1, 40_000))] }
    case 'in advance':
      return { isRelated, paidBy: 'fund', parts: [part('advance_rent', rent)] }
    case 'cost': {
      const free = Math.max(0, spendableOf(model, fund))
      const paidBy = random.oneIn(4) ? 'operator' : 'fund'
      const most = paidBy === 'operator' || free < 1_000 || random.oneIn(4) ? mostOwnCost : free
      return { isRelated, paidBy, parts: [cost(random.whole(1, Math.max(1, most)))] }
    }
    case 'deposit back': {
      const kept = -(model.books.get(`fund:${id} tenant_deposit`) ?? 0)
      return kept === 0 ? null : { isRelated, paidBy: 'fund', parts: [part('tenant_deposit', -random.whole(1, kept))] }
    }
    case 'rent':
    case undefined:
      return { isRelated, paidBy: 'fund', parts: [part('rent', rent)] }
  }
}

/** A line at the bank, which operators classify as a fund's: one of them, and two book. What a fund cannot pay is the operator's advance. */
export const fundLine = stepKind<Line>({
  name: 'a line of the bank is a fund’s',
  weight: 26,
  choose: (world) => (canBeRead(world) ? chooseLine(world) : null),
  async run(world, line) {
    const { model } = world
    const amount = amountOf(line)
    // It could be the line of a payment under way: nobody classifies it before that has ended.
    if (amount < 0 && model.payouts.some(({ status }) => status === 'in_flight')) return 'a payment is under way'
    // What left the bank has to be classified as somebody's: without own money for it, it does not leave.
    if (amount < 0 && freeOwnMoney(model) - keptForCoolingOff(model) < -amount) return 'nobody can pay it'
    const id = await newLine(world, amount)
    if (id === null) return 'the account cannot be read'
    return explainLine(world, id, line)
  },
})

/** Classifies a line that nobody has explained yet. */
export async function explainLine(world: World, id: string, line: Line, saysMonths = false): Promise<string> {
  const { model } = world
  const isTooMuch = keepsTooMuch(line)
  const isWithoutMonth = !isTooMuch && !saysMonths && lacksMonth(model, line, model.now)
  const isShort = !isTooMuch && !isWithoutMonth && line.paidBy === 'fund' && lacksCash(model, line)
  const expected = isTooMuch || isWithoutMonth ? 'BAD_USER_INPUT' : isShort ? 'CONFLICT' : null
  const answer = await askToExplain(world, { id }, line, saysMonths)
  expectThat(
    answer.code === expected,
    () => `a line was answered ${answer.code} ${answer.message}, expected ${expected ?? 'yes'}`,
  )
  if (isTooMuch) {
    hit(world, 'refused: more kept than half of the rents')
    return explainLine(world, id, { ...line, parts: asSmallerRent(line) })
  }
  if (isWithoutMonth) {
    hit(world, 'refused: a late rent without its month')
    return explainLine(world, id, line, true)
  }
  if (isShort) {
    hit(world, 'refused: the fund cannot pay the line')
    return explainLine(world, id, { ...line, paidBy: 'operator', parts: asAdvance(line) })
  }
  expectThat(answer.proposal !== null, () => `a line was classified by one: ${JSON.stringify(line)}`)
  if (answer.proposal !== null) {
    const { code, message } = await approve(world, answer.proposal)
    expectThat(code === null, () => `a line was not approved: ${code} ${message}`)
  }
  const earned = bookLine(model, line, model.now)
  model.lines.push({ id, line, isOwnMoney: false, at: model.now, saidAt: model.now, earned })
  for (const { kind, amount } of line.parts)
    hit(world, `line of a fund: ${kind}${amount < 0 && kind !== 'cost' ? ', back' : ''}`)
  if (line.isRelated) hit(world, 'line of a fund: of a related party')
  if (line.paidBy === 'operator') hit(world, 'line of a fund: paid by the operator')
  return 'classified by two'
}

/** What the payer kept was never paid: the rent is what came in. */
const asSmallerRent = (line: Line): LinePart[] => [{ ...at(line.parts, 0), amount: amountOf(line) }]

/** The operator advances costs alone. */
const asAdvance = ({ parts }: Line): LinePart[] =>
  parts.map((part) => ({ ...part, kind: 'cost', costKind: part.costKind ?? 'other' }))

/** Out of its own money, less what it owes by name and what is fixed for its investors, a fund pays what the same line does not bring it. A tenant's deposit is his own. */
const lacksCash = (model: Model, { parts }: Line): boolean =>
  parts.some(({ fund }) => {
    const moved = sum(
      parts.filter((part) => part.fund === fund && part.kind !== 'tenant_deposit'),
      ({ amount }) => amount,
    )
    return moved < 0 && spendableOf(model, fund) < -moved
  })

/** Makes a line at the bank's counter and has it read. @returns its id; null where the bank cannot be read. */
export async function newLine(world: World, amount: number): Promise<string | null> {
  if (!canBeRead(world) || !(await world.stage.services.bank.isLinked())) return null
  await makeBankLine(world.desk.url, { direction: amount > 0 ? 'in' : 'out', amount: Math.abs(amount) })
  await world.worker.runPeriodicTask('read-statement', readStatement)
  await world.worker.runPeriodicTask('read-deposits', readDeposits)
  const client = await asOperator(world, { place: 0, isFresh: true })
  const { data } = await client.ask<{ adminAccountEntries: { rows: { id: string; amount: number }[] } }>(
    '{ adminAccountEntries(filter: { is_explained: false }) { rows { id amount } } }',
  )
  const line = data?.adminAccountEntries.rows.find((row) => row.amount === amount)
  if (!line) throw new Deviation(`a line of ${amount} yen waits for nobody: ${JSON.stringify(data)}`)
  return line.id
}

/** @param of the line of the account, or what was classified of one and is classified anew. @param saysMonths that its rents are of the operation's last month */
export async function askToExplain(
  world: World,
  of: { id: string } | { explanation_id: string },
  { isRelated, paidBy, parts }: Line,
  saysMonths: boolean,
): Promise<{ code: string | null; message: string; proposal: string | null }> {
  const client = await asOperator(world, { place: 0, isFresh: true })
  const { data, code, message } = await client.ask<{ classified: { proposal_id: string | null } }>(
    'mutation ($input: ExplainFundLineInput!) { classified: explainFundLine(input: $input) { proposal_id } }',
    {
      input: {
        ...of,
        counterparty: isRelated ? 'related_party' : 'third_party',
        paid_by: paidBy,
        reason: '通帳で確認しました。',
        parts: parts.map(({ fund, kind, costKind, amount }) => ({
          project_id: String(at(world.model.funds, fund).id),
          kind,
          ...(costKind !== null && { cost_kind: costKind }),
          ...(kind === 'advance_rent' && amount > 0 && { month: monthAfterAll }),
          ...(kind === 'rent' && saysMonths && { month: monthOfEnd(at(world.model.funds, fund)) }),
          amount,
        })),
      },
    },
  )
  return { code, message, proposal: data?.classified.proposal_id ?? null }
}
