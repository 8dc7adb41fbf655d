import { reasonAgainstConfirmation } from '../rules/application.ts'
import { coolOff, reasonAgainstCoolingOff } from '../rules/cooling-off.ts'
import { at, isLive, type Investment } from '../rules/model.ts'
import { asMember } from '../run/operators.ts'
import { expectThat, hit, type World } from '../run/world.ts'
import { stepKind } from './step.ts'

interface Ask {
  member: number
  investment: number
}

/** Mostly the own one, now and then somebody else's. */
function chooseInvestment({ random, model }: World, wanted: (place: number) => boolean): Ask | null {
  const candidates = model.investments.flatMap((_one, place) => (wanted(place) ? [place] : []))
  const investment = random.oneIn(10) ? random.whole(0, model.investments.length - 1) : random.pick(candidates)
  const one = investment === undefined ? undefined : model.investments[investment]
  if (!one || investment === undefined) return null
  return { investment, member: random.oneIn(20) ? random.whole(0, model.members.length - 1) : one.member }
}

const isReadyToRead = ({ status, deliveredAt }: Investment): boolean => status === 'Entry' && deliveredAt === null
const isReadyToConfirm = ({ status, deliveredAt, confirmedAt }: Investment): boolean =>
  status === 'Entry' && deliveredAt !== null && confirmedAt === null

export const download = stepKind<Ask & { again: boolean }>({
  name: 'a member downloads the contract',
  weight: 24,
  choose(world) {
    const ask = chooseInvestment(world, (place) => isReadyToRead(at(world.model.investments, place)))
    return ask && { ...ask, again: world.random.oneIn(10) }
  },
  async run(world, { member, investment: place, again }) {
    const { model } = world
    const investment = at(model.investments, place)
    // A contract exists from Entry on, and stays readable whatever becomes of it.
    const exists = investment.deadline !== null && investment.member === member
    const client = await asMember(world, member)
    const { data, code } = await client.ask<{ contract: string }>(
      'query ($id: ID!) { contract(input: { invest_id: $id }) }',
      { id: String(investment.id) },
    )
    if (!exists) {
      const expected = investment.member === member ? 'NOT_FOUND' : 'FORBIDDEN'
      expectThat(
        code === expected,
        () => `a contract that is not there for the member was answered ${code}, expected ${expected}`,
      )
      hit(world, 'refused: contract is not there')
      return 'refused'
    }
    const value = data?.contract ?? ''
    const { status } = await client.download(`/contract/${value}`)
    expectThat(status === 200, () => `a contract could not be downloaded: ${code} ${status}`)
    const secondStatus = again ? (await client.download(`/contract/${value}`)).status : 404
    expectThat(secondStatus === 404, () => `a one-time value was good twice: ${secondStatus}`)
    investment.deliveredAt ??= model.now
    hit(world, 'contract downloaded')
    return 'downloaded'
  },
})

export const confirm = stepKind<Ask>({
  name: 'a member confirms the contract',
  weight: 26,
  choose: (world) => chooseInvestment(world, (place) => isReadyToConfirm(at(world.model.investments, place))),
  async run(world, { member, investment: place }) {
    const { model } = world
    const investment = at(model.investments, place)
    const reason = reasonAgainstConfirmation(model, place, member)
    const client = await asMember(world, member)
    const { data, code, message } = await client.ask<{ confirmContract: boolean }>(
      'mutation ($id: ID!) { confirmContract(input: { invest_id: $id }) }',
      { id: String(investment.id) },
    )
    if (reason) {
      expectThat(
        code === reason.code,
        () => `a confirmation had to be refused (${reason.reason}: ${reason.code}), not: ${code} ${message}`,
      )
      hit(world, `refused: ${reason.reason}`)
      return `refused ${code}`
    }
    expectThat(data?.confirmContract === true, () => `a confirmation was refused: ${code} ${message}`)
    hit(world, investment.confirmedAt === null ? 'contract confirmed' : 'contract confirmed again')
    investment.confirmedAt ??= model.now
    await learnAccount(world, place)
    return 'confirmed'
  },
})

export const secondThoughts = stepKind<Ask>({
  name: 'a member declares cooling-off',
  weight: 3,
  choose: (world) => chooseInvestment(world, (place) => isLive(at(world.model.investments, place))),
  async run(world, { member, investment: place }) {
    const { model } = world
    const reason = reasonAgainstCoolingOff(model, place, member)
    const id = String(at(model.investments, place).id)
    const { data, code, message } = await (
      await asMember(world, member)
    ).ask<{ declareCoolingOff: boolean }>('mutation ($id: ID!) { declareCoolingOff(input: { invest_id: $id }) }', {
      id,
    })
    if (reason) {
      expectThat(
        code === reason.code,
        () => `cooling-off had to be refused (${reason.reason}: ${reason.code}), not: ${code} ${message}`,
      )
      hit(world, `refused: ${reason.reason}`)
      return `refused ${code}`
    }
    expectThat(data?.declareCoolingOff === true, () => `cooling-off was refused: ${code} ${message}`)
    const { status } = at(model.investments, place)
    hit(world, status === 'Canceled' ? 'cooling-off declared again' : `${status} -> Canceled: cooling-off`)
    coolOff(model, place)
    return 'canceled'
  },
})

/** From now on, and not before, the member is told where to pay. */
async function learnAccount(world: World, place: number): Promise<void> {
  const investment = at(world.model.investments, place)
  const query = '{ myInvests { id transfer_account { branch_cd account_number } } }'
  const { data } = await (
    await asMember(world, investment.member)
  ).ask<{ myInvests: { id: string; transfer_account: { branch_cd: string; account_number: string } | null }[] }>(query)
  for (const { id, transfer_account: account } of data?.myInvests ?? []) {
    const one = world.model.investments.find((each) => each.id === Number(id))
    expectThat(
      (account !== null) === (one !== undefined && one.confirmedAt !== null),
      () => `investment ${id} tells its account: ${JSON.stringify(account)}`,
    )
    if (one && account) one.account = { branch: account.branch_cd, number: account.account_number }
  }
}
