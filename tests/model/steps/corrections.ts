import { readDeposits } from '../../../src/features/investing/deposit/read-deposits.ts'
import { readStatement } from '../../../src/features/treasury/bank/read-statement.ts'
import { move, operator } from '../rules/books.ts'
import { keptForCoolingOff } from '../rules/cooling-off.ts'
import { spendableOf } from '../rules/distribution.ts'
import { isClosed, replaceLine } from '../rules/corrections.ts'
import { amountOf, type Line } from '../rules/earnings.ts'
import { lacksMonth } from '../rules/late-rents.ts'
import { at, type Model, type ClassifiedLine } from '../rules/model.ts'
import { freeOwnMoney } from '../rules/payouts.ts'
import { canBeRead } from '../run/operator-money.ts'
import { approve } from '../run/operators-acts.ts'
import { asOperator } from '../run/operators.ts'
import { expectThat, hit, type World } from '../run/world.ts'
import { askToExplain, costKinds, working } from './fund-lines.ts'
import { stepKind } from './step.ts'

// A line was classified wrongly, and two people classify it anew: what was booked for it is taken back, and booked as what it was.

interface Correction {
  /** Of the line of the account. */
  id: string
  /** What its cost was for, where it is one; else a rent becomes the operator's own money, or this a rent again. */
  costKind: string | null
}

const isCost = ({ line }: ClassifiedLine): boolean =>
  line.paidBy === 'fund' && line.parts.some(({ kind }) => kind === 'cost') && line.parts.every(isEarned)
const isRent = ({ line: { paidBy, parts } }: ClassifiedLine): boolean =>
  paidBy === 'fund' && parts.length === 1 && parts[0]?.kind === 'rent'
const isEarned = ({ kind }: Line['parts'][number]): boolean => ['rent', 'other_income', 'cost'].includes(kind)

/** A rent that the fund could not give back. */
const isSpent = (model: Model, classified: ClassifiedLine): boolean =>
  isRent(classified) &&
  !classified.isOwnMoney &&
  spendableOf(model, classified.line.parts[0]?.fund ?? 0) < amountOf(classified.line)

/** What may be classified anew: costs and rents of funds that work. */
const correctable = (model: Model): ClassifiedLine[] => {
  const open = working(model)
  return model.lines.filter(
    (one) => one.line.parts.every(({ fund }) => open.includes(fund)) && (isCost(one) || isRent(one)),
  )
}

const choose = (world: World, wanted: (classified: ClassifiedLine) => boolean): Correction | null => {
  const { model, random } = world
  if (!canBeRead(world)) return null
  const classified = random.pick(correctable(model).filter(wanted))
  if (classified === undefined) return null
  return { id: classified.id, costKind: isRent(classified) ? null : (random.pick(costKinds) ?? 'other') }
}

async function run(world: World, { id, costKind }: Correction): Promise<string> {
  const classified = world.model.lines.find((one) => one.id === id)
  if (classified === undefined) throw new RangeError('nobody has classified that line')
  if (!canBeRead(world) || !(await world.stage.services.bank.isLinked())) return 'the account cannot be read'
  await world.worker.runPeriodicTask('read-statement', readStatement)
  await world.worker.runPeriodicTask('read-deposits', readDeposits)
  if (costKind !== null) return toOtherCost(world, classified, costKind)
  return classified.isOwnMoney ? toRent(world, classified) : toOwnMoney(world, classified)
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
  choose: (world) => choose(world, (classified) => isSpent(world.model, classified)),
  run,
})

/** The first of its costs was for something else: no yen moves. */
async function toOtherCost(world: World, classified: ClassifiedLine, costKind: string): Promise<string> {
  const { model } = world
  const place = classified.line.parts.findIndex(({ kind }) => kind === 'cost')
  if (at(classified.line.parts, place).costKind === costKind) return 'nothing to correct'
  const line = {
    ...classified.line,
    parts: classified.line.parts.map((part, index) => (index === place ? { ...part, costKind } : part)),
  }
  const wasClosed = isClosed(classified)
  await explainAnew(world, classified, line)
  replaceLine(model, classified, line)
  hit(world, `line corrected: another cost${wasClosed ? ', of a closed period' : ''}`)
  return 'another cost'
}

/** It was no rent: the operator had paid in. The fund must have it still. */
async function toOwnMoney(world: World, classified: ClassifiedLine): Promise<string> {
  const { model } = world
  const amount = amountOf(classified.line)
  const isShort = isSpent(model, classified)
  const client = await asOperator(world, { place: 0, isFresh: true })
  const { data, code, message } = await client.ask<{ classified: { proposal_id: string } }>(
    'mutation ($input: CorrectAccountEntryInput!) { classified: correctAccountEntry(input: $input) { proposal_id } }',
    {
      input: { explanation_id: await explanationOf(world, classified), kind: 'float_in', reason: '当社の入金でした。' },
    },
  )
  expectThat(
    code === (isShort ? 'CONFLICT' : null),
    () => `a correction was answered ${code} ${message}, expected ${isShort ? 'CONFLICT' : 'yes'}`,
  )
  if (data === null) {
    const missing = amount - spendableOf(model, at(classified.line.parts, 0).fund)
    expectThat(
      message.includes(`${missing.toLocaleString('en')}円を入金して`),
      () => `${missing} yen had to be asked for first, and the answer was: ${message}`,
    )
    hit(world, 'refused: a correction of what a fund has spent')
    return 'refused'
  }
  const wasClosed = isClosed(classified)
  await consentTo(world, data.classified.proposal_id)
  replaceLine(model, classified, null)
  move(model, amount, { from: operator.equity, to: operator.bank })
  hit(world, `line corrected: rent to own money${wasClosed ? ', of a closed period' : ''}`)
  return 'own money'
}

/** It was a rent after all. */
async function toRent(world: World, classified: ClassifiedLine): Promise<string> {
  const { model } = world
  const amount = amountOf(classified.line)
  // Of a closing in the same instant nobody could say what it knew.
  if (model.distributions.some(({ fund, fixedAt }) => fund === classified.line.parts[0]?.fund && fixedAt === model.now))
    return 'its period is closed in this instant'
  // What leaves his own money by a correction is never refused for want of it: an honest operator has it.
  if (freeOwnMoney(model) - keptForCoolingOff(model) < amount) return 'the operator has spent it'
  await explainAnew(world, classified, classified.line)
  move(model, amount, { from: operator.bank, to: operator.equity })
  replaceLine(model, classified, classified.line)
  hit(world, 'line corrected: own money to rent')
  return 'rent'
}

async function explainAnew(world: World, classified: ClassifiedLine, line: Line): Promise<void> {
  const saysMonths = lacksMonth(world.model, line, classified.at)
  const answer = await askToExplain(world, { explanation_id: await explanationOf(world, classified) }, line, saysMonths)
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

async function explanationOf({ client }: World, { id }: ClassifiedLine): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'select id from statement_explanation where statement_line_id = $1 order by id desc limit 1',
    [id],
  )
  return String(rows[0]?.id)
}
