import { readDeposits } from '../../../src/features/investing/deposit/read-deposits.ts'
import { followPayouts } from '../../../src/features/treasury/payout/follow-payouts.ts'
import { linkDemoBank } from '../../../src/server/demo/link-bank.ts'
import { day, hour, dayNumber, startOfDayNumber } from '../rules/japan-time.ts'
import { cashOfAll } from '../rules/books.ts'
import { missingFor, owedNow, unexplainedLosses } from '../rules/payouts.ts'
import { unread } from '../rules/deposits.ts'
import { brokenInvariants, stopsByDelay } from '../stage/invariants.ts'
import { chooseFilePayment, payByFile, untakenFiles } from '../steps/payout-files.ts'
import { explainLoss } from '../steps/losses.ts'
import { liftStop as letGoOn } from '../steps/stops.ts'
import { approvePayout, discardPayout, preparePayout, resolveUnclear } from '../steps/payouts.ts'
import { registerAccount } from '../steps/people.ts'
import { findOwner, firstUnowned } from '../steps/suspense.ts'
import { checkWorld, followBank } from './check.ts'
import { asOperator } from './operators.ts'
import { payInOperatorMoney } from './operator-money.ts'
import { recomputePapers } from './papers.ts'
import { moveClock } from './move-clock.ts'
import { expectThat, hit, type World } from './world.ts'
import { idOf } from '../../../src/domain/id.ts'

/** The longest that an honest world may take to close everything. */
const mostDays = 10

/**
 * Nothing goes wrong any more, and operators do their duty: within ten days nothing is left open, and the bank's own books are
 * ours to the yen.
 */
export async function comeToRest(world: World): Promise<void> {
  const { desk, model } = world
  desk.parts.faults.forget()
  desk.parts.transfers.list().forEach(({ order }) => desk.parts.transfers.act(order, 'approve'))
  for (let passed = 0; passed < mostDays; passed += 1) {
    await dayOfDuties(world)
    await checkWorld(world)
    if ((await openThings(world)).length === 0 && passed > 0) break
    await moveClock(world, startOfDayNumber(dayNumber(model.now) + 1) + 16 * hour)
    await checkWorld(world)
  }
  const open = await openThings(world)
  const broken = await brokenInvariants(world.client)
  const stopped = await stopsByDelay(world.client)
  expectThat(stopped.length === 0, () => `${stopped.join()} tells only of lateness, and has stopped payments`)
  expectThat(
    open.length === 0,
    () => `after ${mostDays} days of quiescence there is still open:\n${[...open, ...broken].join('\n')}`,
  )
  const atTheBank = desk.parts.statement.balance(new Date(model.now))
  const inTheBooks = cashOfAll(model)
  expectThat(atTheBank === inTheBooks, () => `the bank has ${atTheBank}, the books ${inTheBooks}`)
  expectThat(broken.length === 0, () => `at the end invariants are broken:\n${broken.join('\n')}`)
  await recomputePapers(world)
  hit(world, 'came to rest')
}

/** Everybody gets an account, everything owed is prepared by one operator and approved by the other. */
async function dayOfDuties(world: World): Promise<void> {
  const { model, stage, worker } = world
  if (!(await stage.services.bank.isLinked())) {
    await linkDemoBank(stage.services, idOf(world.operators[0]))
    hit(world, 'bank linked anew')
  }
  // What a payee's bank could not credit comes back.
  for (const { order, steps } of world.desk.parts.transfers.list()) {
    for (const { itemId } of steps.filter(({ kind }) => kind === 'bounced'))
      world.desk.parts.transfers.act(order, 'return', itemId)
  }
  await worker.repeatFailed()
  await worker.drain()
  await worker.runPeriodicTask('read-deposits', readDeposits)
  await worker.runPeriodicTask('follow-payouts', followPayouts)
  await resolveUnclear(world)
  await liftStop(world)
  await followBank(world)
  for (const batch of untakenFiles(model)) await payByFile.run(world, chooseFilePayment(world, batch))
  for (let lost = firstUnowned(model); lost && model.investments.length > 0; lost = firstUnowned(model))
    await findOwner.run(world, { deposit: lost.id, investment: 0 })
  for (const [member, { accountSince }] of model.members.entries()) {
    if (accountSince === null) await registerAccount.run(world, { member, isOwnBank: false })
  }
  for (const [member, { stops }] of model.members.entries())
    for (const kind of stops) await letGoOn.run(world, { member, kind })
  for (const fund of unexplainedLosses(model)) await explainLoss.run(world, { fund })
  await payInWhatIsMissing(world)
  for (const batch of new Set(model.payouts.filter(({ status }) => status === 'planned').map((one) => one.batch))) {
    const answer = await approvePayout.run(world, { batch, by: 1, isFresh: true, hasSeenIt: true })
    // Somebody has changed the account since: the draft is of no use any more.
    if (answer !== 'approved') await discardPayout.run(world, { batch })
  }
  // What the bank has told changes what is owed.
  await followBank(world)
  if (owedNow(model).some(({ hold }) => hold === null)) {
    await preparePayout.run(world, { part: 1 })
    await approvePayout.run(world, { batch: model.payouts.at(-1)?.batch ?? 0, by: 1, isFresh: true, hasSeenIt: true })
  }
  await worker.drain()
}

/** Enough for everything that is owed and for the fees of all of it. */
async function payInWhatIsMissing(world: World): Promise<void> {
  const { model } = world
  const planned = model.payouts.filter(({ status }) => status === 'planned')
  const wanted = [...planned, ...owedNow(model)]
  const missing = missingFor(model, { shares: wanted.flatMap(({ share }) => share ?? []), transfers: wanted.length })
  if (missing === 0) return
  await payInOperatorMoney(world, missing)
  await followBank(world)
  hit(world, 'own money paid in: the rest')
}

/** Payments that a late reading of the bank has stopped go on, once the book is looked at again. */
async function liftStop(world: World): Promise<void> {
  const { rows } = await world.client.query('select id from payment_stop where lifted_at is null')
  if (rows.length === 0) return
  const client = await asOperator(world, { place: 1, isFresh: true })
  const { code } = await client.ask('mutation { adminLiftPaymentStop { ok } }')
  hit(world, code === null ? 'stop of payments lifted' : 'stop of payments stays')
}

/** What must not be left when nothing goes wrong. */
async function openThings({ model, client }: World): Promise<string[]> {
  const { rows } = await client.query<{ mails: string; contracts: string; batches: string; jobs: string }>(`select
    (select count(*) from mail_outbox where sent_at is null) as mails,
    (select count(*) from contract_document where file_sha256 is null) as contracts,
    (select count(*) from payout_batch where status not in ('settled', 'discarded')) as batches,
    (select count(*) from graphile_worker.jobs) as jobs`)
  const [row] = rows
  const overdue = model.investments.filter(
    ({ status, deadline }) => status === 'Entry' && deadline !== null && deadline + day < model.now,
  )
  const counted: [number, string][] = [
    [Number(row?.mails), 'mails not sent'],
    [Number(row?.contracts), 'contracts not printed'],
    [Number(row?.batches), 'batches of payouts under way'],
    [Number(row?.jobs), 'jobs waiting'],
    [owedNow(model).length, 'debts not paid'],
    [model.payouts.filter(({ status }) => status === 'planned' || status === 'in_flight').length, 'payouts under way'],
    [model.investments.length > 0 && firstUnowned(model) ? 1 : 0, 'money of unknown owners'],
    [unread(model).length, 'deposits not booked'],
    [overdue.length, 'applications past their deadline'],
  ]
  return counted.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`)
}
