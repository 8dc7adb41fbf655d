import { passCash, unassigned } from '../rules/books.ts'
import { unowned } from '../rules/deposits.ts'
import { at, bookOfFund, type Deposit, type Model } from '../rules/model.ts'
import { asOperator } from '../run/operators.ts'
import { actByTwo } from '../run/operators-acts.ts'
import { expectThat, hit } from '../run/world.ts'
import { stepKind } from './step.ts'

/** An operator finds out whose the money is that came to an account of nobody: it goes back. */
export const findOwner = stepKind<{ deposit: string; investment: number }>({
  name: 'an operator finds the owner of unknown money',
  weight: 2,
  choose({ random, model }) {
    const deposit = random.pick(unowned(model))
    return !deposit || model.investments.length === 0
      ? null
      : { deposit: deposit.id, investment: random.whole(0, model.investments.length - 1) }
  },
  async run(world, { deposit: id, investment: place }) {
    const { model } = world
    const deposit = model.deposits.find((one) => one.id === id)
    const investment = at(model.investments, place)
    if (!deposit) throw new RangeError('nothing came in under that key')
    const client = await asOperator(world, { place: 0, isFresh: true })
    const { data } = await client.ask<{ adminSuspense: { bank_line_id: string; amount: number }[] }>(
      '{ adminSuspense { bank_line_id amount } }',
    )
    const item = data?.adminSuspense.find(({ amount }) => amount === deposit.amount)
    const input = {
      bank_line_id: item?.bank_line_id ?? '0',
      invest_id: String(investment.id),
      reason: '振込人から連絡がありました。',
    }
    const { code, message } = await actByTwo(
      world,
      'mutation ($input: RefundSuspenseInput!) { proposed: refundSuspense(input: $input) { id: proposal_id } }',
      { input },
    )
    expectThat(code === null, () => `unknown money could not be given back: ${code} ${message}`)
    deposit.isResolved = true
    const { refundableOf } = bookOfFund(model, investment)
    const owed = refundableOf(at(model.members, investment.member).id)
    passCash(model, deposit.amount, { debit: unassigned.suspense, credit: owed })
    model.refunds.push({ investment: place, amount: deposit.amount, reason: 'owner_found', state: 'open' })
    hit(world, 'owner found')
    return 'given back'
  },
})

/** Whose money is still unknown. */
export const firstUnowned = (model: Model): Deposit | undefined => unowned(model)[0]
