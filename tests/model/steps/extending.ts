import { daysAnnounced, decide, investorsAtWork, reasonAgainstExtension, type Extension } from '../rules/course.ts'
import { addDays, addMonths, day, dayText } from '../rules/japan-time.ts'
import { at } from '../rules/model.ts'
import { actByTwo } from '../run/operators-acts.ts'
import { asOperator } from '../run/operators.ts'
import { expectThat, hit, type World } from '../run/world.ts'
import { stepKind } from './step.ts'

const fundsAtWork = ({ model }: World): number[] =>
  model.funds.flatMap(({ workingSince, autoRenewal, operationEnd }, place) =>
    workingSince !== null && !autoRenewal && operationEnd === null ? [place] : [],
  )

/** Two operators move a fund's end, or ask its investors about it. */
export const extend = stepKind<Extension & { fund: number }>({
  name: 'two operators extend a fund',
  weight: 16,
  choose(world) {
    const { model, random } = world
    const fund = random.oneIn(12) ? random.pick([...model.funds.keys()]) : random.pick(fundsAtWork(world))
    if (fund === undefined) return null
    const { plannedEnd, decisions } = at(model.funds, fund)
    const asked = decisions.at(-1)
    const isAsked = asked?.state === 'in_talks'
    const later = random.oneIn(3)
      ? addMonths(plannedEnd, random.whole(1, 14))
      : addDays(plannedEnd, random.whole(-1, 40))
    return {
      fund,
      state: random.oneIn(isAsked ? 6 : 2) ? 'in_talks' : 'extended',
      newEnd: isAsked && !random.oneIn(4) ? addDays(asked.newEnd, -random.whole(0, 1)) : later,
      nextWordOn: dayText(model.now + random.whole(1, 20) * day),
    }
  },
  async run(world, { fund, ...extension }) {
    const reason = reasonAgainstExtension(world.model, fund, extension)
    const { code, message } = await actByTwo(
      world,
      'mutation ($input: ExtensionInput!) { proposed: proposeExtension(input: $input) { id } }',
      {
        input: {
          project_id: String(at(world.model.funds, fund).id),
          state: extension.state,
          new_end_on: extension.newEnd,
          cause: 'sale',
          reason: '買主との交渉が続いています。',
          measures: '別の買主とも協議しています。',
          effect: '予定の分配率は変わりません。',
          plan: [{ text: '別の買主との協議', due_on: dayText(world.model.now) }],
          next_notice_on: extension.nextWordOn,
        },
      },
    )
    expectThat(
      code === (reason?.code ?? null),
      () =>
        `an extension was answered ${code} ${message}, expected ${reason ? `${reason.reason}: ${reason.code}` : 'yes'}`,
    )
    hit(world, reason ? `refused: ${reason.reason}` : `fund ${extension.state}`)
    if (reason) return code ?? ''
    const told = await mailsSince(world, fund)
    const people = investorsAtWork(world.model, fund).length
    expectThat(told === people, () => `of ${people} investors ${told} were told of an extension`)
    decide(world.model, fund, extension)
    return extension.state
  },
})

/** How many investors were mailed of the fund's last decision. */
async function mailsSince({ client, model }: World, fund: number): Promise<number> {
  const { rows } = await client.query<{ mails: string }>(
    `select count(*) as mails from mail_outbox where key like 'fund-course-decided:' ||
      (select id from fund_status where fund_id = $1 order by seq desc limit 1) || ':%'`,
    [at(model.funds, fund).id],
  )
  return Number(rows[0]?.mails)
}

const lateFunds = ({ model }: World): number[] =>
  [...model.funds.keys()].filter((place) => daysAnnounced(model, place) !== null)

/** Whoever has money in a fund whose planned end has passed was mailed of it, as often as it was due. */
export const lookForWord = stepKind<{ fund: number }>({
  name: 'investors of a late fund look for word of it',
  weight: 6,
  choose(world) {
    const fund = world.random.pick(lateFunds(world))
    return fund === undefined ? null : { fund }
  },
  async run(world, { fund: place }) {
    const { client, model } = world
    const { id, plannedEnd } = at(model.funds, place)
    const days = daysAnnounced(model, place)
    if (days === null) return 'it is not late'
    const investors = investorsAtWork(model, place).map((investment) => at(model.investments, investment).id)
    const { rows } = await client.query<{ told: string }>(
      `select count(*) as told from delay_notice notice, unnest($4::bigint[]) investment
       where fund_id = $1 and point = 'end' and planned_on = $2 and days = $3
         and exists (select from mail_outbox where key = 'fund-delay:' || notice.id || ':' || investment)`,
      [id, plannedEnd, days, investors],
    )
    const told = Number(rows[0]?.told)
    expectThat(
      told === investors.length,
      () => `${days} days after the planned end of fund ${id} ${told} of ${investors.length} investors were told`,
    )
    hit(world, `word of a late fund: ${days > 1 ? 'after 30 days or more' : 'the day after'}`)
    return `${told} told`
  },
})

/** Mostly yes, one after the other. */
export const answerExtension = stepKind<{ investment: number; agrees: boolean }>({
  name: 'an investor answers to an extension',
  weight: 14,
  choose(world) {
    const { model, random } = world
    const asked = fundsAtWork(world).filter((fund) => at(model.funds, fund).decisions.at(-1)?.state === 'in_talks')
    const fund = random.oneIn(12) ? random.pick([...model.funds.keys()]) : random.pick(asked)
    if (fund === undefined) return null
    const { answers } = at(model.funds, fund).decisions.at(-1) ?? {}
    const investors = investorsAtWork(model, fund)
    const silent = investors.filter((investment) => answers?.get(investment) !== true)
    const investment = random.pick(silent) ?? random.pick(investors)
    return investment === undefined ? null : { investment, agrees: !random.oneIn(6) }
  },
  async run(world, { investment: place, agrees }) {
    const { model } = world
    const investment = at(model.investments, place)
    const asked = at(model.funds, investment.fund).decisions.at(-1)
    const isAsked = asked?.state === 'in_talks'
    const client = await asOperator(world, { place: 0, isFresh: true })
    const { code, message } = await client.ask(
      'mutation ($input: ExtensionAnswerInput!) { recordExtensionAnswer(input: $input) { ok } }',
      {
        input: {
          invest_id: String(investment.id),
          answer: agrees ? 'consents' : 'refuses',
          answered_on: dayText(model.now),
          basis: '電話で確かめました。',
        },
      },
    )
    expectThat(
      code === (isAsked ? null : 'CONFLICT'),
      () => `an answer to an extension was answered ${code} ${message}`,
    )
    hit(world, isAsked ? `extension: ${agrees ? 'agreed' : 'refused'} by an investor` : 'refused: an answer to nothing')
    if (isAsked) asked.answers.set(place, agrees)
    return code ?? 'recorded'
  },
})
