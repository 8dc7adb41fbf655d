import { afterEach, beforeEach, expect, it } from 'vitest'
import { addDays, japanDateOf } from '../../src/domain/calendar.ts'
import { readAccount } from '../../src/features/investing/deposit/read-account.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'

// What is missing in a month is asked before it is closed: answered in words, or accepted by both who close it.
let world: FundLineWorld
beforeEach(async () => {
  world = await openFundLineWorld()
})
afterEach(() => world.close())

const month = (of: string) =>
  world.ask(
    'query ($month: String) { adminBookMonth(month: $month) { questions { key text answer answered_by project_name } } }',
    { month: of },
  )
const answer = (key: string, words: string) =>
  world.ask('mutation ($input: AnswerQuestionInput!) { answerOpenQuestion(input: $input) { ok } }', {
    input: { project_id: String(world.fundId), key, words },
  })

it('a plan whose line has not come is asked for; what was said of it is kept with the closing', async () => {
  await world.classified('rent', 50_000)
  const today = japanDateOf(world.services.clock.now())
  const { id } = await world.ask(
    'mutation ($input: OutgoingPlanInput!) { proposeOutgoingPlan(input: $input) { id } }',
    {
      input: {
        project_id: String(world.fundId),
        kind: 'cost',
        cost_kind: 'repair',
        payee: 'コウムテン',
        counterparty: 'third_party',
        amount: 30_000,
        pay_on: addDays(today, 5),
        reason: '見積書で確認しました',
      },
    },
  )
  expect(await world.agree(id)).toEqual({ ok: true })
  const key = 'plan:1:2026-04'
  // While the month runs nothing is missing.
  expect(await month('2026-04')).toEqual({ questions: [] })
  expect(await answer('plan:9:2026-04', '中止')).toMatchObject({ code: 'NOT_FOUND' })
  await world.pass(40 * 24 * 60 * 60_000)
  await readAccount(world.services)
  expect(await month('2026-04')).toMatchObject({
    questions: [{ key, answer: null, text: expect.stringContaining('コウムテン、30,000円') }],
  })
  const { id: closing } = await world.ask('mutation { proposeBookMonth(month: "2026-04", reason: "") { id } }')
  const shown = async (proposal: string) => {
    const { rows } = await world.ask(
      'query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { changes { label before after } } } }',
      { id: proposal },
    )
    return rows[0].changes.filter(({ label }: { label: string }) => label.startsWith('確認事項'))
  }
  expect(await shown(closing)).toMatchObject([{ after: '回答なし（このまま締める）' }])
  expect(await answer(key, ' ')).toMatchObject({ code: 'BAD_USER_INPUT' })
  expect(await answer(key, '工事が5月に延びました')).toEqual({ ok: true })
  expect(await month('2026-04')).toMatchObject({ questions: [{ answer: '工事が5月に延びました' }] })
  // What was proposed shows another thing now: it is looked at anew.
  expect(await world.agree(closing)).toMatchObject({ code: 'CONFLICT' })
  expect(await world.agree(closing)).toEqual({ ok: true })
  const kept = await world.database.selectFrom('accepted_question').selectAll().execute()
  expect(kept).toMatchObject([{ question: key, answer_id: 1 }])
  expect(await month('2026-04')).toEqual({ questions: [] })
  expect(await month('2026-05')).toEqual({ questions: [] })
  await world.expectInvariants()
})
