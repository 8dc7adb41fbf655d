import { makeDeposit } from '../../../src/desk/bank/deposit-control.ts'
import { held } from '../rules/books.ts'
import { unread } from '../rules/deposits.ts'
import { dayNumber, instantText, startOfDayNumber } from '../rules/japan-time.ts'
import { at, bookOfFund, isLive, sum, unit } from '../rules/model.ts'
import { Deviation, expectThat, hit, type World } from '../run/world.ts'
import { stepKind } from './step.ts'

interface Transfer {
  investment: number
  amount: number
  /** The bank's own time: now, or a little while ago. */
  at: number
}

function chooseTransfer({ random, model }: World): Transfer | null {
  const confirmed = model.investments.flatMap(({ account, status }, place) =>
    account === null ? [] : [{ place, weight: status === 'Entry' ? 12 : status === 'Canceled' ? 3 : 1 }],
  )
  const investment = random.weighted(confirmed)?.place
  if (investment === undefined || (at(model.investments, investment).status !== 'Entry' && !random.oneIn(8)))
    return null
  const one = at(model.investments, investment)
  const onItsWay = sum(
    unread(model).filter((each) => each.investment === investment),
    ({ amount }) => amount,
  )
  const missing = Math.max(0, one.amount - held(model, bookOfFund(model, one).depositOf(one.id)) - onItsWay)
  const amount =
    random.weighted([
      { amount: missing || unit, weight: 10 },
      { amount: random.whole(1, 9) * 10_000 + 1, weight: 3 },
      { amount: missing + random.whole(1, 99_999), weight: 2 },
      { amount: Math.max(1, missing - 1), weight: 1 },
    ])?.amount ?? unit
  // The product looks back two days: no bank lists a deposit later than that.
  const earliest = Math.max(startOfDayNumber(dayNumber(model.now) - 1), one.confirmedAt ?? 0)
  const deadline = one.deadline ?? 0
  const times = [model.now, model.now, model.now, earliest, deadline, deadline + 1_000].filter(
    (each) => each <= model.now && each >= earliest,
  )
  return { investment, amount, at: random.pick(times) ?? model.now }
}

export const transfer = stepKind<Transfer>({
  name: 'a member transfers money',
  weight: 34,
  choose: chooseTransfer,
  async run(world, { investment, amount, at: instant }) {
    const { account } = at(world.model.investments, investment)
    if (!account) throw new RangeError('nothing at that account')
    const id = await pay(world, { branch_cd: account.branch, account_number: account.number, amount, at: instant })
    if (id === null) {
      expectThat(
        !isLive(at(world.model.investments, investment)),
        () => `the account of investment ${investment} is stopped while it is wanted`,
      )
      hit(world, 'deposit sent back by the bank')
      return 'sent back'
    }
    world.model.deposits.push({ id, investment, amount, at: instant, isBooked: false })
    if (instant < world.model.now) hit(world, 'deposit noticed later')
    await world.worker.drain()
    return `deposit ${id}`
  },
})

/** An account of the pool that no investment holds: a slip of the pen at somebody's bank. */
export const transferToNobody = stepKind<{ amount: number }>({
  name: 'money comes to an account that nobody holds',
  weight: 1,
  choose: ({ random }) => ({ amount: random.whole(1, 500_000) }),
  async run(world, { amount }) {
    const taken = new Set(world.model.investments.flatMap(({ account }) => (account ? [account.number] : [])))
    const free = world.desk.parts.accounts
      .list()
      .map(({ account }) => account)
      .findLast(({ number }) => !taken.has(number))
    if (!free) throw new RangeError('nothing free in the pool')
    const id = await pay(world, {
      branch_cd: free.branchCode,
      account_number: free.number,
      amount,
      at: world.model.now,
    })
    if (id === null) throw new Deviation('an account of the pool is stopped')
    world.model.deposits.push({ id, investment: null, amount, at: world.model.now, isBooked: false })
    await world.worker.drain()
    return `deposit ${id}`
  },
})

/** At the demo desk's counter; a notice that is sent twice is waited for. @returns null where the account is stopped: the bank sends the money back. */
async function pay(
  { desk, notices }: World,
  order: { branch_cd: string; account_number: string; amount: number; at: number },
): Promise<string | null> {
  const isDoubled = desk.parts.faults.list().some(({ target, kind }) => target === 'bank' && kind === 'duplicate')
  const before = notices.answered
  const result = await makeDeposit(
    {
      branch_cd: order.branch_cd,
      account_number: order.account_number,
      amount: order.amount,
      remitter_name: 'イトカワ ユイコ',
      transfer_at: instantText(order.at),
    },
    desk.parts,
  )
  if ('status' in result && result.code === 'ACCOUNT_STOPPED') return null
  if ('status' in result) throw new Deviation(`the demo desk refused a deposit: ${result.code} ${result.message}`)
  if (isDoubled && notices.answered > before) await notices.reach(before + 2)
  expectThat(result.amount === order.amount, () => 'the demo desk booked another amount')
  return result.id
}
