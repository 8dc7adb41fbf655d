import { readDeposits } from '../../../src/features/investing/deposit/read-deposits.ts'
import { readStatement } from '../../../src/features/treasury/bank/read-statement.ts'
import { followPayouts } from '../../../src/features/treasury/payout/follow-payouts.ts'
import { makeBankLine } from '../../support/operators-money.ts'
import { dayText } from '../rules/japan-time.ts'
import { sum, type Model, type Payout } from '../rules/model.ts'
import { missingFor, payee } from '../rules/payouts.ts'
import { checkWorld, followBank } from '../run/check.ts'
import { canBeRead } from '../run/operator-money.ts'
import { approve } from '../run/operators-acts.ts'
import { asOperator } from '../run/operators.ts'
import { Deviation, expectThat, hit, type World } from '../run/world.ts'
import { isStoppedByLateReading } from './payouts.ts'
import { stepKind } from './step.ts'

// Payments that an operator takes to the bank's site as a file, and whose results an operator reads there. What is announced books nothing: the statement does,
// or two people who find that there is no line.

/** How it goes on from the file to its end, and what is said about it on the way. */
const courses = [
  'as announced',
  'shown before it is announced',
  'one left out',
  'one left out, announced as sent',
  'announced as failed, and sent',
  'never sent',
  'found not to be sent, and shown after all',
] as const
type Course = (typeof courses)[number]

interface FilePayment {
  batch: number
  course: Course
  /** Which of its payouts has trouble. */
  place: number
  /** Whole yen that the bank takes for each. */
  fee: number
}

/** Batches whose file nobody has taken to the bank yet. */
export const untakenFiles = ({ payouts }: Model): number[] => [
  ...new Set(
    payouts.filter(({ status, isSettled }) => status === 'in_flight' && isSettled === false).map(({ batch }) => batch),
  ),
]

export const chooseFilePayment = ({ random }: World, batch: number): FilePayment => ({
  batch,
  course: random.pick(courses) ?? 'as announced',
  place: random.whole(0, 9),
  fee: random.oneIn(3) ? 0 : 143,
})

export const payByFile = stepKind<FilePayment>({
  name: 'a payment goes to the bank as a file',
  weight: 14,
  choose(world) {
    const { random, model } = world
    const batch = random.pick(untakenFiles(model))
    return batch === undefined || !canBeRead(world) ? null : chooseFilePayment(world, batch)
  },
  async run(world, payment) {
    const { model, stage } = world
    const all = model.payouts.filter(({ batch, isSettled }) => batch === payment.batch && isSettled === false)
    const payouts = all.filter(({ status }) => status === 'in_flight')
    if (payouts.length === 0) return 'nothing is to be taken to the bank'
    if (!canBeRead(world) || !(await stage.services.bank.isLinked())) return 'the account cannot be read'
    await runRounds(world)
    // Its line could be taken for another's: nobody can tell two lines of one sum apart.
    if (model.payouts.some(({ status, isSettled }) => status === 'in_flight' && isSettled !== false))
      return 'another payment is under way'
    if (await isStoppedByLateReading(world)) return 'payments are stopped'
    if (missingFor(model, { shares: [], transfers: 0 }) > 0) return 'own money is missing'
    if (payouts.some((payout) => payee(model, payout).stops.length > 0)) return takeBack(world, payment.batch, payouts)
    await takeFile(world, payment.batch)
    const course = canGo(payment, payouts) ? payment.course : 'as announced'
    await play[course](world, { payment, payouts, troubled: payouts[payment.place % payouts.length] ?? null })
    hit(world, `payment by file: ${course}`)
    return course
  },
})

/** One alone cannot be left out of its payment: that is one that was never sent. And a sum that fits two courses says nothing. */
const canGo = ({ course, fee, place }: FilePayment, payouts: readonly Payout[]): boolean =>
  !course.startsWith('one left out') ||
  (payouts.length > 1 && payouts[place % payouts.length]?.amount !== fee * (payouts.length - 1))

interface Played {
  payment: FilePayment
  payouts: readonly Payout[]
  troubled: Payout | null
}

const without = ({ payouts, troubled }: Played): Payout[] => payouts.filter((payout) => payout !== troubled)

const play: Record<Course, (world: World, played: Played) => Promise<void>> = {
  async 'as announced'(world, { payment, payouts }) {
    await announce(world, payment, payouts, [])
    await expectNothingMoved(world)
    await leave(world, payment, payouts)
    await expectSettled(world, payouts, 'paid')
  },
  async 'shown before it is announced'(world, { payment, payouts }) {
    await showLine(world, payment, payouts)
    await expectNothingMoved(world)
    settle(payment, payouts, payouts)
    await announce(world, payment, payouts, [])
    await expectSettled(world, payouts, 'paid')
  },
  async 'one left out'(world, played) {
    const { payment, payouts } = played
    await announce(world, payment, payouts, [played.troubled])
    await expectNothingMoved(world)
    await leave(world, payment, without(played), payouts)
    await expectSettled(world, without(played), 'paid')
    await expectSettled(world, payouts, 'refused', played.troubled)
  },
  async 'one left out, announced as sent'(world, played) {
    const { payment, payouts } = played
    await announce(world, payment, payouts, [])
    await showLine(world, payment, without(played))
    await expectNothingMoved(world)
    settle(payment, without(played), payouts)
    await announce(world, payment, payouts, [played.troubled])
    await expectSettled(world, without(played), 'paid')
    await expectSettled(world, payouts, 'refused', played.troubled)
  },
  async 'announced as failed, and sent'(world, played) {
    const { payouts, troubled } = played
    // What the bank takes for it is not announced with it: here it takes nothing.
    const payment = { ...played.payment, fee: 0 }
    await announce(world, payment, payouts, [troubled])
    await leave(world, payment, payouts)
    expectThat(troubled?.isFailed === true, () => `payout ${troubled?.id} left and is not awaited`)
    await expectSettled(world, without(played), 'paid')
    await checkWorld(world)
    await announce(world, payment, payouts, [])
    await expectSettled(world, payouts, 'paid')
  },
  async 'never sent'(world, { payment, payouts }) {
    await announce(world, payment, payouts, [])
    const proposal = await proposePutBack(world, payment)
    await refuseOwnYes(world, proposal)
    await expectNothingMoved(world)
    for (const payout of payouts) payout.isSettled = true
    const { code, message } = await approve(world, proposal)
    expectThat(code === null, () => `a file was not put back: ${code} ${message}`)
    await expectSettled(world, payouts, 'refused')
  },
  async 'found not to be sent, and shown after all'(world, { payment, payouts }) {
    const free = { ...payment, fee: 0 }
    const proposal = await proposePutBack(world, payment)
    await showLine(world, free, payouts)
    const { code } = await approve(world, proposal)
    expectThat(code === 'CONFLICT', () => `a file whose line is there was put back: ${code}`)
    hit(world, 'refused: a file whose line is there')
    await expectNothingMoved(world)
    settle(free, payouts, payouts)
    await announce(world, free, payouts, [])
    await expectSettled(world, payouts, 'paid')
  },
}

const exportMutation = 'mutation ($input: ExportPayoutFileInput!) { exportPayoutFile(input: $input) { name } }'

/** Payments to somebody in it were stopped after it was approved: there is no file, and all of it is owed as before. */
async function takeBack(world: World, batch: number, payouts: readonly Payout[]): Promise<string> {
  const client = await asOperator(world, { place: 0, isFresh: true })
  for (const payout of payouts) payout.isSettled = true
  const { code } = await client.ask(exportMutation, { input: { id: String(batch) } })
  expectThat(code === 'CONFLICT', () => `the file of a payment to somebody who is stopped was answered ${code}`)
  await expectSettled(world, payouts, 'refused')
  hit(world, 'refused: a file with somebody who is stopped')
  return 'taken back'
}

/** An operator takes the file, once. */
async function takeFile(world: World, batch: number): Promise<void> {
  const client = await asOperator(world, { place: 0, isFresh: true })
  const taken = await client.ask(exportMutation, { input: { id: String(batch) } })
  expectThat(taken.code === null, () => `a file was not handed out: ${taken.code} ${taken.message}`)
  const again = await client.ask(exportMutation, { input: { id: String(batch) } })
  expectThat(again.code === 'CONFLICT', () => `a file was handed out twice: ${again.code}`)
  hit(world, 'refused: a file that was handed out')
}

/** One operator imports what the bank's site says. */
async function announce(
  world: World,
  { batch, fee }: FilePayment,
  payouts: readonly Payout[],
  failed: readonly (Payout | null)[],
): Promise<void> {
  const client = await asOperator(world, { place: 0, isFresh: true })
  const rows = payouts.map((payout) =>
    failed.includes(payout) ? `${payout.id},不能,該当口座なし` : `${payout.id},済,`,
  )
  const { code, message } = await client.ask(
    'mutation ($input: ImportPayoutResultsInput!) { importPayoutResults(input: $input) { paid } }',
    {
      input: {
        id: String(batch),
        booked_on: dayText(world.model.now),
        fee: fee * (payouts.length - failed.length),
        file_base64: Buffer.from(`支払番号,結果,理由\n${rows.join('\n')}\n`).toString('base64'),
      },
    },
  )
  expectThat(code === null, () => `results were not imported: ${code} ${message}`)
  await runRounds(world)
}

/** The line with which these of them left the account is at the bank, and read. */
async function showLine(world: World, { fee }: FilePayment, left: readonly Payout[]): Promise<void> {
  await makeBankLine(world.desk.url, {
    direction: 'out',
    amount: sum(left, ({ amount }) => amount) + fee * left.length,
    text: '総合振込',
  })
  await runRounds(world)
}

async function leave(world: World, payment: FilePayment, left: readonly Payout[], all = left): Promise<void> {
  settle(payment, left, all)
  await showLine(world, payment, left)
}

/** From here on the product may book it. The fee is that of the line: the first of them bears it. */
function settle({ fee }: FilePayment, left: readonly Payout[], all: readonly Payout[]): void {
  for (const payout of all) {
    payout.isSettled = true
    payout.fee = payout === left[0] ? fee * left.length : 0
  }
}

/** The account is read, and the books follow it. */
export async function runRounds(world: World): Promise<void> {
  await world.worker.runPeriodicTask('read-statement', readStatement)
  await world.worker.runPeriodicTask('read-deposits', readDeposits)
  await world.worker.drain()
  await world.worker.runPeriodicTask('follow-payouts', followPayouts)
  await followBank(world)
}

/** Books and payments are what they were. */
async function expectNothingMoved(world: World): Promise<void> {
  await runRounds(world)
  await checkWorld(world)
  hit(world, 'an announcement alone books nothing')
}

async function expectSettled(
  world: World,
  payouts: readonly Payout[],
  expected: Payout['status'],
  only: Payout | null = null,
): Promise<void> {
  await followBank(world)
  for (const { id, status } of payouts.filter((payout) => only === null || payout === only))
    expectThat(status === expected, () => `payout ${id} of a file is ${status}, expected ${expected}`)
}

async function proposePutBack(world: World, { batch }: FilePayment): Promise<string> {
  const client = await asOperator(world, { place: 0, isFresh: true })
  const { data, code, message } = await client.ask<{ proposed: { id: string } }>(
    'mutation ($input: PutBackPayoutsInput!) { proposed: proposePutBackPayouts(input: $input) { id } }',
    { input: { id: String(batch), reason: '銀行のサイトで確かめました。' } },
  )
  if (data === null) throw new Deviation(`nobody could propose to put a file back: ${code} ${message}`)
  return data.proposed.id
}

/** Against the statement nobody decides alone. */
async function refuseOwnYes(world: World, proposal: string): Promise<void> {
  const { code } = await approve(world, proposal, 0)
  expectThat(code === 'FORBIDDEN', () => `one person put a file back: ${code}`)
  hit(world, 'refused: a file put back by one')
}
