import { readDeposits } from '../../../src/features/investing/deposit/read-deposits.ts'
import { readStatement } from '../../../src/features/treasury/bank/read-statement.ts'
import { move, operator } from '../rules/books.ts'
import { keptForCoolingOff } from '../rules/cooling-off.ts'
import { spendableOf } from '../rules/distribution.ts'
import { isClosed, replaceLine } from '../rules/corrections.ts'
import { amountOf, type Line } from '../rules/earnings.ts'
import { lacksMonth } from '../rules/late-rents.ts'
import { at, type Model, type ToldLine } from '../rules/model.ts'
import { freeOwnMoney } from '../rules/payouts.ts'
import { canBeRead } from '../run/operator-money.ts'
import { approve } from '../run/operators-acts.ts'
import { asOperator } from '../run/operators.ts'
import { expectThat, hit, type World } from '../run/world.ts'
import { askToExplain, costKinds, working } from './fund-lines.ts'
import { stepKind } from './step.ts'

// A line was told wrongly, and two people tell it anew: what was booked for it is taken back, and booked as what it was.

interface Correction {
  /** Of the line of the account. */
  id: string
  /** What its cost was for, where it is one; else a rent becomes the operator's own money, or this a rent again. */
  costKind: string | null
}

const isCost = ({ line }: ToldLine): boolean =>
  line.paidBy === 'fund' && line.parts.some(({ kind }) => kind === 'cost') && line.parts.every(isEarned)
const isRent = ({ line: { paidBy, parts } }: ToldLine): boolean =>
  paidBy === 'fund' && parts.length === 1 && parts[0]?.kind === 'rent'
const isEarned = ({ kind }: Line['parts'][number]): boolean => ['rent', 'other_income', 'cost'].includes(kind)

/** A rent that the fund could not give back. */
const isSpent = (model: Model, told: ToldLine): boolean =>
  isRent(told) && !told.isOwnMoney && spendableOf(model, told.line.parts[0]?.fund ?? 0) < amountOf(told.line)

/** What may be told anew: costs and rents of funds that work. */
const correctable = (model: Model): ToldLine[] => {
  const open = working(model)
  return model.lines.filter(
    (one) => one.line.parts.every(({ fund }) => open.includes(fund)) && (isCost(one) || isRent(one)),
  )
}

const choose = (world: World, wanted: (told: ToldLine) => boolean): Correction | null => {
  const { model, random } = world
  if (!canBeRead(world)) return null
  const told = random.pick(correctable(model).filter(wanted))
  if (told === undefined) return null
  return { id: told.id, costKind: isRent(told) ? null : (random.pick(costKinds) ?? 'other') }
}

async function run(world: World, { id, costKind }: Correction): Promise<string> {
  const told = world.model.lines.find((one) => one.id === id)
  if (told === undefined) throw new RangeError('nobody has told that line')
  if (!canBeRead(world) || !(await world.stage.services.bank.isLinked())) return 'the account cannot be read'
  await world.worker.runPeriodicTask('read-statement', readStatement)
  await world.worker.runPeriodicTask('read-deposits', readDeposits)
  if (costKind !== null) return toOtherCost(world, told, costKind)
  return told.isOwnMoney ? toRent(world, told) : toOwnMoney(world, told)
}

export const correctLine = stepKind<Correction>({
  name: 'two operators correct what a line was',
  weight: 8,
  choose: (world) => choose(world, () => true),
  run,
})

/** Few histories come so far that a year or a term is closed, and then they have little time left. */
export const correctClosedLine = stepKind<Correction>({
  name: 'two operators correct what a line of a closed period was',
  weight: 30,
  choose: (world) => choose(world, isClosed),
  run,
})

/** A fund spends most of what it gets sooner or later: then it has to be lent the money first. */
export const correctSpentLine = stepKind<Correction>({
  name: 'two operators correct a rent that the fund has spent',
  weight: 16,
  choose: (world) => choose(world, (told) => isSpent(world.model, told)),
  run,
})

/** The first of its costs was for something else: no yen moves. */
async function toOtherCost(world: World, told: ToldLine, costKind: string): Promise<string> {
  const { model } = world
  const place = told.line.parts.findIndex(({ kind }) => kind === 'cost')
  if (at(told.line.parts, place).costKind === costKind) return 'nothing to correct'
  const line = {
    ...told.line,
    parts: told.line.parts.map((part, index) => (index === place ? { ...part, costKind } : part)),
  }
  const wasClosed = isClosed(told)
  await explainAnew(world, told, line)
  replaceLine(model, told, line)
  hit(world, `line corrected: another cost${wasClosed ? ', of a closed period' : ''}`)
  return 'another cost'
}

/** It was no rent: the operator had paid in. The fund must have it still. */
async function toOwnMoney(world: World, told: ToldLine): Promise<string> {
  const { model } = world
  const amount = amountOf(told.line)
  const isShort = isSpent(model, told)
  const client = await asOperator(world, { place: 0, isFresh: true })
  const { data, code, message } = await client.ask<{ told: { proposal_id: string } }>(
    'mutation ($input: CorrectAccountEntryInput!) { told: correctAccountEntry(input: $input) { proposal_id } }',
    {
      input: { explanation_id: await explanationOf(world, told), kind: 'float_in', reason: '当社の入金でした。' },
    },
  )
  expectThat(
    code === (isShort ? 'CONFLICT' : null),
    () => `a correction was answered ${code} ${message}, expected ${isShort ? 'CONFLICT' : 'yes'}`,
  )
  if (data === null) {
    const missing = amount - spendableOf(model, at(told.line.parts, 0).fund)
    expectThat(
      message.includes(`${missing.toLocaleString('en')}円を入金して`),
      () => `${missing} yen had to be asked for first, and the answer was: ${message}`,
    )
    hit(world, 'refused: a correction of what a fund has spent')
    return 'refused'
  }
  const wasClosed = isClosed(told)
  await consentTo(world, data.told.proposal_id)
  replaceLine(model, told, null)
  move(model, amount, { from: operator.equity, to: operator.bank })
  hit(world, `line corrected: rent to own money${wasClosed ? ', of a closed period' : ''}`)
  return 'own money'
}

/** It was a rent after all. */
async function toRent(world: World, told: ToldLine): Promise<string> {
  const { model } = world
  const amount = amountOf(told.line)
  // Of a closing in the same instant nobody could say what it knew.
  if (model.distributions.some(({ fund, fixedAt }) => fund === told.line.parts[0]?.fund && fixedAt === model.now))
    return 'its period is closed in this instant'
  // What leaves his own money by a correction is never refused for want of it: an honest operator has it.
  if (freeOwnMoney(model) - keptForCoolingOff(model) < amount) return 'the operator has spent it'
  await explainAnew(world, told, told.line)
  move(model, amount, { from: operator.bank, to: operator.equity })
  replaceLine(model, told, told.line)
  hit(world, 'line corrected: own money to rent')
  return 'rent'
}

async function explainAnew(world: World, told: ToldLine, line: Line): Promise<void> {
  const saysMonths = lacksMonth(world.model, line, told.at)
  const answer = await askToExplain(world, { explanation_id: await explanationOf(world, told) }, line, saysMonths)
  expectThat(answer.proposal !== null, () => `a correction was answered ${answer.code} ${answer.message}`)
  await consentTo(world, answer.proposal ?? '')
}

/** One person's word changes nothing. */
async function consentTo(world: World, proposal: string): Promise<void> {
  const own = await approve(world, proposal, 0)
  expectThat(own.code === 'FORBIDDEN', () => `one person corrected a line: ${own.code}`)
  hit(world, 'refused: a correction by one')
  const { code, message } = await approve(world, proposal)
  expectThat(code === null, () => `a correction was not approved: ${code} ${message}`)
}

async function explanationOf({ client }: World, { id }: ToldLine): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'select id from statement_explanation where statement_line_id = $1 order by id desc limit 1',
    [id],
  )
  return String(rows[0]?.id)
}
