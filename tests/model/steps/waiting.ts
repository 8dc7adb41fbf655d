import { at, payableUntil, unit, type Model, type Place } from '../rules/model.ts'
import { reasonsAgainstMember } from '../rules/application.ts'
import {
  join,
  leave,
  lineOf,
  reasonAgainstTaking,
  reasonsAgainstJoining,
  refreshLine,
  take,
} from '../rules/waitlist.ts'
import { hitLine } from '../run/hit-line.ts'
import { asMember } from '../run/operators.ts'
import { expectThat, hit, type World } from '../run/world.ts'
import { stepKind } from './step.ts'

type Wish = Pick<Place, 'member' | 'fund' | 'amount'>

const mostTries = 6

function chooseAny({ random, model }: World): Wish | null {
  const open = model.funds.flatMap((each, place) =>
    each.method === 'firstCome' && (payableUntil(each) ?? each.end) >= model.now ? [place] : [],
  )
  const fund = random.oneIn(20) ? random.whole(0, model.funds.length - 1) : random.pick(open)
  if (fund === undefined || model.funds.length === 0 || model.members.length === 0) return null
  const amount = at(model.funds, fund).lower + random.whole(0, 5) * unit - (random.oneIn(15) ? 50_000 : 0)
  return { member: random.whole(0, model.members.length - 1), fund, amount }
}

/** Mostly one that the rules let in. */
function chooseWish(world: World): Wish | null {
  const anyhow = world.random.oneIn(6)
  let chosen = chooseAny(world)
  for (
    let tries = 0;
    tries < mostTries && chosen && !anyhow && reasonsAgainstJoining(world.model, chosen).length > 0;
    tries += 1
  )
    chosen = chooseAny(world)
  return chosen
}

export const joinLine = stepKind<Wish>({
  name: 'a member gets into the line for a full fund',
  weight: 14,
  choose: chooseWish,
  async run(world, wish) {
    const { model } = world
    if (at(model.members, wish.member).isVerified) hitLine(world, refreshLine(model, wish.fund))
    const reasons = reasonsAgainstJoining(model, wish)
    const query =
      'mutation ($project_id: ID!, $amount: Int!) { joinWaitlist(project_id: $project_id, amount: $amount) { ok } }'
    const variables = { project_id: String(at(model.funds, wish.fund).id), amount: wish.amount }
    const { code, message } = await (await asMember(world, wish.member)).ask(query, variables)
    if (reasons.length === 0) {
      expectThat(code === null, () => `somebody had to be let into the line: ${code} ${message}`)
      join(model, wish)
      hit(world, 'line: joined')
      if (model.now > at(model.funds, wish.fund).end) hit(world, 'closing days: joined')
      // After the end there may be room that nobody else can take.
      hitLine(world, refreshLine(model, wish.fund))
      return 'waits'
    }
    expectThat(
      reasons.some((one) => one.code === code),
      () =>
        `the line had to be refused (${reasons.map((one) => `${one.reason}: ${one.code}`).join(', ')}), not: ${code} ${message}`,
    )
    if (reasons.length === 1) hit(world, `refused: ${reasons[0]?.reason}`)
    return `refused ${code}`
  },
})

/** Mostly whose turn it is; now and then somebody whose turn it is not. */
export const takeOver = stepKind<{ member: number; application: number }>({
  name: 'a substitute takes the place that is kept',
  weight: 10,
  choose({ random, model }) {
    const places = model.line.filter(({ application }) => application !== null)
    const offered = places.filter(({ status }) => status === 'invited')
    const place = random.oneIn(8) ? random.pick(places) : random.pick(offered)
    if (!place || place.application === null) return null
    return { member: random.oneIn(20) ? 0 : place.member, application: place.application }
  },
  async run(world, { member, application }) {
    const { model } = world
    const { fund, member: own, id } = at(model.investments, application)
    if (at(model.members, member).isVerified && own === member) hitLine(world, refreshLine(model, fund))
    const refused = [
      ...reasonsAgainstMember(model, member).filter(({ reason }) => reason === 'not verified'),
      ...[reasonAgainstTaking(model, member, application)].flatMap((reason) => reason ?? []),
    ]
    const query = 'mutation ($id: ID!) { acceptSubstitution(invest_id: $id) { ok } }'
    const { code, message } = await (await asMember(world, member)).ask(query, { id: String(id) })
    const reason = refused[0]
    expectThat(
      code === (reason?.code ?? null),
      () =>
        `a substitute was answered ${code} ${message}, expected ${reason ? `${reason.reason}: ${reason.code}` : 'yes'}`,
    )
    hit(world, reason ? `refused: ${reason.reason}` : 'substitute: took the place')
    if (!reason) take(model, application)
    return code ?? 'taken'
  },
})

const standing = (model: Model): Place[] => model.funds.flatMap((_fund, place) => lineOf(model, place))

export const leaveLine = stepKind<Omit<Wish, 'amount'>>({
  name: 'a member leaves the line',
  weight: 3,
  choose({ random, model }) {
    const place = random.pick(standing(model))
    return place ? { member: place.member, fund: place.fund } : null
  },
  async run(world, { member, fund }) {
    const query = 'mutation ($id: ID!) { leaveWaitlist(project_id: $id) { ok } }'
    const { code, message } = await (
      await asMember(world, member)
    ).ask(query, { id: String(at(world.model.funds, fund).id) })
    expectThat(code === null, () => `the line could not be left: ${code} ${message}`)
    const was = leave(world.model, fund, member)
    if (was) hitLine(world, refreshLine(world.model, fund))
    hit(world, `line: left, ${was ?? 'again'}`)
    return 'left'
  },
})

interface ShownPlace {
  project: { id: string }
  amount: number
  status: string
  rank: number | null
}

/** What the own page tells: a turn that has run out is none, whether or not it has passed on. */
export const memberLooksAtLine = stepKind<{ member: number }>({
  name: 'a member looks at the own place in line',
  weight: 3,
  choose({ random, model }) {
    const place = random.pick(standing(model))
    return place ? { member: place.member } : null
  },
  async run(world, { member }) {
    const { model } = world
    const { data, message } = await (
      await asMember(world, member)
    ).ask<{ myWaitlist: ShownPlace[] }>('{ myWaitlist { project { id } amount status rank } }')
    const expected = model.line.flatMap((place): ShownPlace[] => {
      const waiting = lineOf(model, place.fund).filter(({ status }) => status === 'waiting')
      if (
        place.member !== member ||
        !lineOf(model, place.fund).includes(place) ||
        (place.until !== null && place.until < model.now)
      )
        return []
      const isWaiting = place.status === 'waiting'
      return [
        {
          project: { id: String(at(model.funds, place.fund).id) },
          amount: place.amount,
          status: isWaiting ? 'Waiting' : 'Invited',
          rank: isWaiting ? waiting.indexOf(place) + 1 : null,
        },
      ]
    })
    expectThat(
      JSON.stringify(data?.myWaitlist) === JSON.stringify(expected),
      () => `member ${member} sees ${JSON.stringify(data ?? message)}, expected ${JSON.stringify(expected)}`,
    )
    hit(world, 'line: looked at')
    return 'as expected'
  },
})
