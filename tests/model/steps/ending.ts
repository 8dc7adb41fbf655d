import { fundBook, held, move, passCash, operator, balance, sumOf } from '../rules/books.ts'
import { at, type Model } from '../rules/model.ts'
import { distributionsOf } from '../rules/periods.ts'
import { actByTwo } from '../run/operators-acts.ts'
import { expectThat, hit } from '../run/world.ts'
import { stepKind } from './step.ts'

/** What of a book comes before the operator's share: all cash, less everything that is owed, the share with it. */
const beforeTheShare = [
  'bank',
  'return_due',
  'deposit',
  'capital',
  'refundable',
  'payable',
  'withholding_unpaid',
  'in_flight',
  'withholding_in_flight',
  'tax',
  'tenant_deposit',
  'operator_share',
]

/** What closed periods left the operator goes into his own book, once nobody else waits for money. */
export const takeShare = stepKind<{ fund: number }>({
  name: 'two operators take the operator’s share of a fund',
  weight: 5,
  choose({ random, model }) {
    const owed = model.funds.flatMap(({ id }, place) => (held(model, fundBook(id).operatorShare) > 0 ? [place] : []))
    const fund = random.oneIn(10) ? random.pick([...model.funds.keys()]) : random.pick(owed)
    return fund === undefined ? null : { fund }
  },
  async run(world, { fund: place }) {
    const { model } = world
    const { id } = at(model.funds, place)
    const { operatorShare } = fundBook(id)
    const owed = held(model, operatorShare)
    const isAllowed = owed > 0 && sumOf(model, id, beforeTheShare) >= 0
    const { code, message } = await actByTwo(
      world,
      'mutation ($id: ID!) { proposed: proposeOperatorShare(project_id: $id, reason: "") { id } }',
      { id: String(id) },
    )
    expectThat(
      code === (isAllowed ? null : 'CONFLICT'),
      () => `the operator's share was answered ${code} ${message}, expected ${isAllowed ? 'yes' : 'a refusal'}`,
    )
    hit(
      world,
      isAllowed ? 'operator’s share taken' : `refused: share ${owed === 0 ? 'that is not there' : 'before others'}`,
    )
    if (isAllowed) passCash(model, owed, { debit: operatorShare, credit: operator.fundResult })
    return code ?? 'taken'
  },
})

/** Zero on every account, but what was declared and given out to the yen. */
function isEmpty(model: Model, fundId: number): boolean {
  const { declaredIncome, result } = fundBook(fundId)
  const given = [declaredIncome, result]
  const isGivenOut = balance(model, declaredIncome) + balance(model, result) === 0
  return [...model.books.keys()].every(
    (account) => !account.startsWith(`fund:${fundId} `) || (isGivenOut && given.includes(account)),
  )
}

/** Nothing is left in the book: everybody has his own, the tax office too. */
export const windUp = stepKind<{ fund: number }>({
  name: 'two operators wind a fund up',
  weight: 3,
  choose({ random, model }) {
    const over = model.funds.flatMap(({ failedAt, isWoundUp }, place) =>
      !isWoundUp && (failedAt !== null || distributionsOf(model, place).some(({ redeems }) => redeems)) ? [place] : [],
    )
    const fund = random.oneIn(10) ? random.pick([...model.funds.keys()]) : random.pick(over)
    return fund === undefined ? null : { fund }
  },
  async run(world, { fund: place }) {
    const { model } = world
    const fund = at(model.funds, place)
    const isOver = fund.failedAt !== null || distributionsOf(model, place).some(({ redeems }) => redeems)
    const isAllowed = isOver && !fund.isWoundUp && isEmpty(model, fund.id)
    const { code, message } = await actByTwo(
      world,
      'mutation ($id: ID!) { proposed: proposeWindingUp(project_id: $id, reason: "すべて支払い済みです。") { id } }',
      { id: String(fund.id) },
    )
    expectThat(
      code === (isAllowed ? null : 'CONFLICT'),
      () => `the winding-up was answered ${code} ${message}, expected ${isAllowed ? 'yes' : 'a refusal'}`,
    )
    hit(world, isAllowed ? 'wound up' : 'refused: not to be wound up')
    if (!isAllowed) return 'refused'
    const { declaredIncome, result } = fundBook(fund.id)
    move(model, held(model, declaredIncome), { from: result, to: declaredIncome })
    fund.isWoundUp = true
    return 'wound up'
  },
})
