import { dayText, yearOf } from '../rules/japan-time.ts'
import { at, investingAmount, investTotal, isGoaled, paidTotal, sum, type Model, type Status } from '../rules/model.ts'
import { payAmount } from '../rules/distribution.ts'
import { asMember } from '../run/operators.ts'
import { expectThat, hit } from '../run/world.ts'
import { stepKind } from './step.ts'

interface ShownFund {
  id: string
  stats: { invest_total: number; paid_total: number; is_goaled: boolean }
  performance: { progress: string; isFail: boolean }
}

/** What the fund's page says of its progress. */
function expectedFund(model: Model, place: number): ShownFund {
  const fund = at(model.funds, place)
  const isPast = model.now > fund.end
  // Told with the record, not before it.
  const isFail = fund.failedAt !== null
  const isReached = (on: string | null): boolean => on !== null && on <= dayText(model.now)
  const progress = isFail
    ? '05:不成立'
    : isReached(fund.operationEnd)
      ? '05:運用終了'
      : isReached(fund.operationStart)
        ? '04:運用中'
        : isPast || isGoaled(model, place)
          ? '03:募集終了'
          : model.now >= fund.start
            ? '02:募集中'
            : '01:募集前'
  return {
    id: String(fund.id),
    stats: {
      invest_total: investTotal(model, place),
      paid_total: paidTotal(model, place),
      is_goaled: isGoaled(model, place),
    },
    performance: { progress, isFail },
  }
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export const visitorLooks = stepKind<Record<never, never>>({
  name: 'a visitor looks at the funds',
  weight: 7,
  choose: () => ({}),
  async run(world) {
    const query = '{ projects { id stats { invest_total paid_total is_goaled } performance { progress isFail } } }'
    const { data, message } = await world.visitor.ask<{ projects: ShownFund[] }>(query)
    const expected = world.model.funds.map((_fund, place) => expectedFund(world.model, place)).reverse()
    expectThat(
      same(data?.projects, expected),
      () => `the funds are shown as ${JSON.stringify(data?.projects ?? message)}, expected ${JSON.stringify(expected)}`,
    )
    hit(world, 'funds looked at')
    return `${expected.length} funds`
  },
})

const apiStatus: Record<Status, string> = {
  Apply: 'Apply',
  Entry: 'Entry',
  Paid: 'Paid',
  NotSelected: 'Lose',
  FundFailed: 'Lose',
  Canceled: 'Canceled',
}

export const memberLooks = stepKind<{ member: number }>({
  name: 'a member looks at the own pages',
  weight: 9,
  choose: ({ random, model }) =>
    model.members.length === 0 ? null : { member: random.whole(0, model.members.length - 1) },
  async run(world, { member }) {
    const { model } = world
    const year = yearOf(model.now)
    const query = `query ($year: String!) {
      investingAmount { amount }
      myInvests { id amount status transfer_account { transfers { amount } } }
      annualReport(year: $year) { dividend tax pay_amount loss }
    }`
    const { data, message } = await (await asMember(world, member)).ask(query, { year: String(year) })
    const expected = {
      investingAmount: { amount: investingAmount(model, member) },
      myInvests: expectedInvests(model, member),
      annualReport: expectedYear(model, member, year),
    }
    expectThat(
      same(data, expected),
      () => `member ${member} sees ${JSON.stringify(data ?? message)}, expected ${JSON.stringify(expected)}`,
    )
    hit(world, 'own pages looked at')
    return 'as expected'
  },
})

const expectedInvests = (model: Model, member: number) =>
  model.investments
    .filter((one) => one.member === member)
    .toSorted((one, other) => other.id - one.id)
    .map((one) => {
      const transfers = model.deposits
        .filter(({ investment, isBooked }) => isBooked && investment === model.investments.indexOf(one))
        .toSorted((a, b) => a.at - b.at)
      return {
        id: String(one.id),
        amount: one.amount,
        status: apiStatus[one.status],
        transfer_account: one.confirmedAt === null ? null : { transfers: transfers.map(({ amount }) => ({ amount })) },
      }
    })

/** What was fixed in the year, paid or not. */
function expectedYear(model: Model, member: number, year: number) {
  const fixed = model.shares.filter(
    ({ investment, fixedAt }) => at(model.investments, investment).member === member && yearOf(fixedAt) === year,
  )
  return {
    dividend: sum(fixed, ({ gross }) => gross),
    tax: sum(fixed, ({ tax }) => tax),
    pay_amount: sum(fixed, payAmount),
    loss: sum(fixed, ({ loss }) => loss),
  }
}
