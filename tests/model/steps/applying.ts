import { refreshWaitlists } from '../../../src/features/investing/waitlist/refresh-waitlists.ts'
import { accept, earlierUse, reasonsAgainst, type Application } from '../rules/application.ts'
import { at, hasSubstitutes, largestGraphqlInteger, unit } from '../rules/model.ts'
import { refreshLine } from '../rules/waitlist.ts'
import type { Answer } from '../stage/api-client.ts'
import { hitLine } from '../run/hit-line.ts'
import { asMember } from '../run/operators.ts'
import { expectThat, hit, type World } from '../run/world.ts'
import { stepKind } from './step.ts'

const mostTries = 5

/** Mostly what the form offers, now and then what no form would send. */
function chooseAmount({ random, model }: World, fund: number): number {
  const { lower } = at(model.funds, fund)
  const odd = random.weighted([
    { amount: 0, weight: 40 },
    { amount: 50_000, weight: 1 },
    { amount: 150_000, weight: 1 },
    { amount: 1_100_000, weight: 1 },
    { amount: -unit, weight: 1 },
    { amount: 0.5, weight: 1 },
    { amount: 3_000_000_000, weight: 1 },
    { amount: lower - unit, weight: 1 },
  ])?.amount
  return odd !== undefined && odd !== 0 ? (odd === 0.5 ? 0 : odd) : lower + random.whole(0, 7) * unit
}

/** Mostly one that the rules let through, where a few tries find one. */
function chooseApplication(world: World): Application | null {
  const anyhow = world.random.oneIn(3)
  let chosen = chooseAny(world)
  for (
    let tries = 0;
    tries < mostTries && chosen && !anyhow && reasonsAgainst(world.model, chosen).length > 0;
    tries += 1
  )
    chosen = chooseAny(world)
  return chosen
}

function chooseAny(world: World): Application | null {
  const { random, model } = world
  if (model.members.length === 0 || model.funds.length === 0) return null
  const open = model.funds.flatMap(({ end, failedAt }, place) => (end >= model.now && failedAt === null ? [place] : []))
  const fund =
    open.length === 0 || random.oneIn(12) ? random.whole(0, model.funds.length - 1) : (random.pick(open) ?? 0)
  const { method, code } = at(model.funds, fund)
  const other = method === 'lottery' ? 'firstCome' : 'lottery'
  const chosen = random.oneIn(25) ? other : method
  return {
    member: random.whole(0, model.members.length - 1),
    fund,
    amount: chooseAmount(world, fund),
    method: chosen,
    special: random.oneIn(6) ? 'WRONG' : code,
    substitute: chosen === 'lottery' && (hasSubstitutes(at(model.funds, fund)) ? !random.oneIn(4) : random.oneIn(20)),
    key: `k${random.whole(0, 9_999)}`,
  }
}

const fieldOf = ({ method }: Application): string => (method === 'lottery' ? 'createApply' : 'createInvest')

/** The press of the button in the browser. */
async function send(world: World, application: Application): Promise<Answer<Record<string, { id: string }>>> {
  const substitute = application.substitute ? ', substitute: true' : ''
  const query = `mutation ($project_id: ID!, $amount: Int!, $special: String) {
    ${fieldOf(application)}(project_id: $project_id, amount: $amount, special: $special${substitute}) { id }
  }`
  const variables = {
    project_id: String(at(world.model.funds, application.fund).id),
    amount: application.amount,
    special: application.special,
  }
  return (await asMember(world, application.member)).ask(query, variables, { 'idempotency-key': application.key })
}

/** Not who may not apply at all, nor what is no number. */
const isHeard = ({ model }: World, { member, amount }: Application): boolean =>
  at(model.members, member).isVerified && amount <= largestGraphqlInteger

/** Holds an answer against the rules, and lets the model do what the product did. */
function judge(
  world: World,
  application: Application,
  { data, code, message }: Answer<Record<string, { id: string }>>,
): string {
  const { model } = world
  // Whoever gets as far as the fund has its line looked at first: nobody overtakes those who wait.
  if (isHeard(world, application)) hitLine(world, refreshLine(model, application.fund))
  const earlier = earlierUse(model, application)
  const reasons = reasonsAgainst(model, application)
  const id = data?.[fieldOf(application)]?.id
  const told = id ?? `${code} ${message}`
  // Whoever may not apply at all is not told of an earlier application.
  const onEntry = reasons.filter(({ reason }) => reason === 'not verified' || reason === 'amount is no number')
  if (earlier && onEntry.length === 0) {
    const isSame = earlier.fund === application.fund && earlier.amount === application.amount
    if (isSame) {
      expectThat(
        id === String(at(model.investments, earlier.investment).id),
        () => `the same key had to be answered with the first result, not: ${told}`,
      )
      hit(world, 'the same key again')
      return 'the first result again'
    }
    expectThat(code === 'CONFLICT', () => `the key of another application had to be refused, not: ${told}`)
    hit(world, 'refused: key of another application')
    return 'refused'
  }
  if (reasons.length === 0) {
    expectThat(id !== undefined, () => `an application had to be accepted: ${told}`)
    accept(model, application, Number(id))
    hit(world, `applied: ${application.method}${model.now < at(model.funds, application.fund).start ? ' early' : ''}`)
    return `investment ${id}`
  }
  expectThat(
    code !== null && reasons.some((one) => one.code === code),
    () =>
      `an application had to be refused (${reasons.map((one) => `${one.reason}: ${one.code}`).join(', ')}), not: ${told}`,
  )
  if (reasons.length === 1) hit(world, `refused: ${reasons[0]?.reason}`)
  return `refused ${code}`
}

export const apply = stepKind<Application>({
  name: 'a member applies',
  weight: 36,
  choose: chooseApplication,
  run: async (world, application) => judge(world, application, await send(world, application)),
})

/** The answer is lost on its way, so nobody knows; the same key then tells. */
export const applyUnheard = stepKind<Application>({
  name: 'a member applies, the answer is lost, and the browser repeats',
  weight: 4,
  choose: chooseApplication,
  async run(world, application) {
    await send(world, application)
    const outcome = judge(world, application, await send(world, application))
    hit(world, 'lost answer repeated')
    await lookAtLines(world)
    return outcome
  },
})

export const applyTwice = stepKind<Application>({
  name: 'a member presses twice at once',
  weight: 4,
  choose: chooseApplication,
  async run(world, application) {
    const [one, other] = await Promise.all([send(world, application), send(world, application)])
    expectThat(
      JSON.stringify(one) === JSON.stringify(other),
      () => `two presses were answered differently: ${JSON.stringify([one, other])}`,
    )
    hit(world, 'pressed twice')
    const outcome = judge(world, application, one)
    await lookAtLines(world)
    return outcome
  },
})

/** The second of two presses may have given on what the first left: from here on it makes no difference whether it has. */
const lookAtLines = (world: World): Promise<void> => world.worker.runPeriodicTask('tend-waitlists', refreshWaitlists)

/** An old key once more: the same application, another one, or after its 24 hours. */
export const repeatKey = stepKind<Application>({
  name: 'an old key comes again',
  weight: 4,
  choose(world) {
    const { random, model } = world
    const [name, used] = random.pick([...model.keys]) ?? []
    if (name === undefined || used === undefined) return null
    const [member, key] = name.split(' ')
    const { method, code } = at(model.funds, used.fund)
    const amount = random.oneIn(3) ? used.amount + unit : used.amount
    return { member: Number(member), fund: used.fund, amount, method, special: code, substitute: false, key: key ?? '' }
  },
  run: async (world, application) => judge(world, application, await send(world, application)),
})

/** Whose turn it is takes the places that are kept, or asks for others. */
export const takePlace = stepKind<Application>({
  name: 'somebody whose turn it is applies',
  weight: 12,
  choose({ random, model }) {
    const place = random.pick(
      model.line.filter(({ status, application }) => status === 'invited' && application === null),
    )
    if (!place) return null
    const amount = random.oneIn(8) ? place.amount + unit : random.oneIn(6) ? place.amount - unit : place.amount
    return {
      member: place.member,
      fund: place.fund,
      amount,
      method: 'firstCome',
      special: null,
      substitute: false,
      key: `k${random.whole(0, 9_999)}`,
    }
  },
  async run(world, application) {
    const hadTurn = world.model.line.some(
      ({ status, member, fund, until }) =>
        status === 'invited' &&
        member === application.member &&
        fund === application.fund &&
        (until ?? 0) >= world.model.now,
    )
    const outcome = judge(world, application, await send(world, application))
    if (hadTurn && outcome.startsWith('investment')) hit(world, 'line: turn taken')
    if (outcome.startsWith('investment') && world.model.now > at(world.model.funds, application.fund).end)
      hit(world, 'closing days: turn taken')
    return outcome
  },
})

export const visitorApplies = stepKind<{ fund: number }>({
  name: 'somebody applies without a login',
  weight: 1,
  choose: ({ random, model }) => (model.funds.length === 0 ? null : { fund: random.whole(0, model.funds.length - 1) }),
  async run(world, { fund }) {
    const query = 'mutation ($id: ID!) { createInvest(project_id: $id, amount: 100000) { id } }'
    const { code } = await world.visitor.ask(query, { id: String(at(world.model.funds, fund).id) })
    expectThat(code === 'UNAUTHENTICATED', () => `a visitor was answered ${code}`)
    hit(world, 'refused: not logged in')
    return 'refused'
  },
})
