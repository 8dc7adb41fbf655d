import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listQueues } from '../../../src/features/back-office/dashboard/list-queues.ts'
import { listMembers } from '../../../src/features/back-office/member-care/list-members.ts'
import { collectOwnData } from '../../../src/features/back-office/own-data/collect-own-data.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { applyToFund } from '../../../src/features/investing/application/apply-to-fund.ts'
import { proposeAgain } from '../../../src/features/people/approval/propose-again.ts'
import { answerSurvey } from '../../../src/features/people/survey/answer-survey.ts'
import { actAsOperator } from '../../../src/platform/database/acting-operator.ts'
import { openDepositWorld, openingDay, type DepositWorld } from '../../support/deposit-world.ts'
import { must } from '../../support/must.ts'
import { askAs } from '../../support/operator-api.ts'
import { consent } from '../../support/second-consent.ts'

// The law asks why somebody invests, what he works, and whether he holds an important office abroad: asked apart from the survey, kept each time, and
// only the office holds an application, until two operators have looked at it.

let world: DepositWorld
let maker: Viewer
let checker: Viewer
let member: Viewer
beforeEach(async () => {
  world = await openDepositWorld()
  maker = await world.addMember({ role: 'admin' })
  checker = await world.addMember({ role: 'admin' })
  member = await world.addMember()
})
afterEach(async () => {
  await world.expectSoundBook()
  await world.close()
})

const usual = { purpose: 'assets', occupation: 'employee', foreign_official: 'none' }
const answer = (input: Record<string, string>, by = member) =>
  askAs(world.services, by, 'mutation ($input: LawAnswersInput!) { answerLawQuestions(input: $input) { ok } }', {
    input,
  })
const owes = async () => (await askAs(world.services, member, '{ me { owes_law_answers } }')).owes_law_answers
const apply = async () =>
  applyToFund(world.services, {
    memberId: member.memberId,
    fundId: await world.addFund(),
    amount: 100_000,
    special: null,
    method: 'first_come',
    idempotencyKey: undefined,
  })
const numberOf = async ({ memberId }: Viewer) =>
  (
    await world.database
      .selectFrom('member')
      .select('member_number')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
  ).member_number
const propose = async (by = maker, reason = '大使を務める父の経歴と、給与による資金を確かめた。', about = member) =>
  actAsOperator(`operator:${by.memberId}`, async () =>
    askAs(
      world.services,
      by,
      'mutation ($input: ForeignOfficialInput!) { proposeForeignOfficial(input: $input) { id } }',
      { input: { number: await numberOf(about), reason } },
    ),
  )
const waiting = async (name: 'foreign_official' | 'law_unanswered') =>
  (await listQueues(world.services)).find((queue) => queue.name === name)?.count
const listed = async (law: string) => (await listMembers(world.database, { law }, {})).rows.map(({ id }) => id)
const answers = () => world.database.selectFrom('law_answer').selectAll().orderBy('id').execute()

describe("the law's own questions", () => {
  it('are asked of everybody as they are worded today', async () => {
    const questions = await askAs(world.services, member, '{ lawQuestions { key name choices { code value } } }')
    expect(questions.map(({ key, name }: { key: string; name: string }) => [key, name])).toEqual([
      ['purpose', '取引の目的'],
      ['occupation', 'お仕事'],
      ['foreign_official', '外国の重要な公的地位'],
    ])
    expect(questions[2].choices[0]).toEqual({ code: 'none', value: 'いずれにも当てはまりません' })
  })

  it('are a task of a known member, who may apply without them, and of operators once there is a contract', async () => {
    expect(await owes()).toBe(true)
    expect(await waiting('law_unanswered')).toBe(0)
    must(await apply())
    expect(await waiting('law_unanswered')).toBe(1)
    expect(await listed('none')).toEqual([member.memberId])
    expect(await answer(usual)).toEqual({ ok: true })
    expect(await owes()).toBe(false)
    expect(await waiting('law_unanswered')).toBe(0)
    expect(await listed('none')).toEqual([])
    must(await apply())
  })

  it('keep each answer with the version of the questions, for operators and for the member’s own data', async () => {
    await answer(usual)
    world.at('2026-06-01T10:00:00+09:00')
    await answer({ ...usual, occupation: 'pensioner' })
    expect(await answers()).toMatchObject([
      { questions_from: '2026-01-01', occupation: 'employee', answered_at: openingDay },
      { questions_from: '2026-01-01', occupation: 'pensioner', answered_at: new Date('2026-06-01T10:00:00+09:00') },
    ])
    const { law_answers: shown } = await askAs(
      world.services,
      maker,
      'query ($number: String!) { adminMember(number: $number) { law_answers { purpose occupation foreign_official is_official } } }',
      { number: await numberOf(member) },
    )
    expect(shown.map(({ occupation }: { occupation: string }) => occupation)).toEqual([
      '退職された方・年金受給者',
      '会社員・団体職員',
    ])
    expect((await collectOwnData(world.services, member))['law_answers']).toMatchObject([
      { occupation: '退職された方・年金受給者' },
      { occupation: '会社員・団体職員', purpose: '資産形成・資産運用' },
    ])
  })

  it('are refused beside the field where something is missing, and of whom they are none of', async () => {
    expect(await answer({ ...usual, occupation: '' })).toMatchObject({ fields: { occupation: '選択してください' } })
    expect(await answer({ ...usual, foreign_official: '99' })).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(await answers()).toEqual([])
  })
})

describe('an important public office abroad', () => {
  it.each(['self', 'family', 'company'])(
    'of %s: no application until two operators have approved it',
    async (office) => {
      await answer({ ...usual, foreign_official: office })
      expect(await apply()).toMatchObject({
        ok: false,
        code: 'FORBIDDEN',
        message: '外国の重要な公的地位についてのご回答を確認しています。確認が終わるまで、お申し込みいただけません。',
      })
      expect(await waiting('foreign_official')).toBe(1)
      expect(await listed('official')).toEqual([member.memberId])
      expect(await propose(maker, ' ')).toMatchObject({
        fields: { reason: '確かめた内容と、承認してよいと考える理由を入力してください' },
      })
      const { id } = await propose()
      expect(await consent(world.services, maker, id)).toMatchObject({ ok: false })
      expect((await apply()).ok).toBe(false)
      must(await consent(world.services, checker, id))
      expect(await waiting('foreign_official')).toBe(0)
      must(await apply())
      expect(await propose()).toMatchObject({ code: 'CONFLICT' })
    },
  )

  it('is not taken back by another answer, and another answer of the kind is looked at again', async () => {
    await answer({ ...usual, foreign_official: 'self' })
    await answer(usual)
    expect((await apply()).ok).toBe(false)
    const { id } = await propose()
    await answer({ ...usual, foreign_official: 'family' })
    expect(await consent(world.services, checker, id)).toMatchObject({ ok: false })
    const again = () => proposeAgain(world.services, maker, id)
    const { proposalId } = must(await actAsOperator(`operator:${maker.memberId}`, again))
    must(await consent(world.services, checker, proposalId))
    must(await apply())
    await answer({ ...usual, foreign_official: 'self' })
    expect((await apply()).ok).toBe(false)
  })

  it('of an operator is approved by others', async () => {
    await answer({ ...usual, foreign_official: 'self' }, maker)
    expect(await propose(maker, '本人', maker)).toMatchObject({ code: 'FORBIDDEN' })
  })

  it.each([
    [
      'an application beside the use case',
      async () => void (await world.apply(await world.addFund(), member, 100_000)),
      'not approved',
    ],
    [
      'an approval without two',
      async () =>
        void (await sql`insert into foreign_official_approval select answer.id, 1, ${maker.memberId}, now() from law_answer answer`.execute(
          world.database,
        )),
      'two operators',
    ],
    [
      'a changed answer',
      async () => void (await sql`update law_answer set foreign_official = 'none'`.execute(world.database)),
      'append-only',
    ],
    ['a deleted answer', async () => void (await sql`delete from law_answer`.execute(world.database)), 'append-only'],
  ])('the database refuses %s', async (_, act, why) => {
    await answer({ ...usual, foreign_official: 'self' })
    await expect(act()).rejects.toThrow(why)
  })
})

it('the survey keeps what later answers replace', async () => {
  const survey = { property: '01', purpose: '01', experience: '01', job: '01', income: '01' }
  must(await answerSurvey(world.services, member, survey))
  must(await answerSurvey(world.services, member, { ...survey, job: '09' }))
  const kept = await world.database.selectFrom('survey_answer_record').select('job').orderBy('id').execute()
  expect(kept).toEqual([{ job: '01' }, { job: '09' }])
  await expect(sql`delete from survey_answer_record`.execute(world.database)).rejects.toThrow('append-only')
})
