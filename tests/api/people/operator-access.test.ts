import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createOperator } from '../../../src/features/people/account/create-operator.ts'
import { enrolByCommand } from '../../../src/features/people/operator-access/enrol-by-command.ts'
import { anyOperations } from '../../support/any-operation.ts'
import { createAuthenticator, type Authenticator } from '../../support/authenticator.ts'
import { databaseDigest } from '../../support/database-digest.ts'
import { must } from '../../support/must.ts'
import { joinAsMember, logIn } from '../support/account-people.ts'
import { createWorld, type Answer, type Browser, type World } from '../support/account-world.ts'
import type { Id } from '../../../src/domain/id.ts'

// What an operator is: by his role, his status and, where a strong login is required, a passkey.

let world: World
let start: { machine: Date; business: Date }
const password = 'kawa-no-nagare-88'
const site = 'http://ito.test'
const errorCode = (answer: Answer) => answer.errors?.[0]?.extensions.code
const needsOf = (answer: Answer) => (answer.errors?.[0]?.extensions as { needs?: string } | undefined)?.needs
const minutes = (count: number) => {
  world.now.machine = new Date(world.now.machine.getTime() + count * 60_000)
}
const operations = anyOperations()
const mayEnrol = ['passkeys', 'beginPasskeyRegistration', 'addPasskey']

interface Operator extends Browser {
  email: string
  id: Id<'member'>
  number: string
}

let operators = 0
async function newOperator(): Promise<Operator> {
  operators += 1
  const email = `operator${operators}@example.jp`
  const person = {
    sei: '中村',
    mei: '陽子',
    sei_kana: 'ナカムラ',
    mei_kana: 'ヨウコ',
    birthday: '1980-01-01',
    zipcode: '1500002',
    address: '東京都渋谷区渋谷1-2-3',
    tel: `0900000${String(operators).padStart(4, '0')}`,
  }
  const { memberId: id } = must(await createOperator(world.services, { email, password, person }))
  const { member_number: number } = await world.database
    .selectFrom('member')
    .select('member_number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const browser = world.browser()
  expect((await browser.ask(logIn, { identifier: email, password })).errors).toBeUndefined()
  return Object.assign(browser, { email, id, number })
}

async function questionOf(browser: Browser, mutation: string, variables = {}): Promise<string> {
  const answer = await browser.ask(mutation, variables)
  expect(answer.errors).toBeUndefined()
  return Object.values(answer.data ?? {})[0].json as string
}

const begin = 'mutation ($code: String) { beginPasskeyRegistration(code: $code) { json } }'
const add = 'mutation ($input: PasskeyInput!) { addPasskey(input: $input) { ok } }'

async function register(browser: Browser, code?: string): Promise<Authenticator> {
  const key = createAuthenticator(site)
  const response = key.create(await questionOf(browser, begin, { code }))
  expect(await browser.ask(add, { input: { name: '鍵', response, code } })).toEqual({
    data: { addPasskey: { ok: true } },
  })
  return key
}

async function enter(browser: Browser, key: Authenticator): Promise<Answer> {
  const question = await questionOf(browser, 'mutation { beginPasskeyLogin { json } }')
  return browser.ask('mutation ($response: String!) { loginWithPasskey(response: $response) { ok } }', {
    response: key.get(question),
  })
}

/** An operator who acts by a passkey, as the command made him. */
async function withPasskey(): Promise<Operator & { key: Authenticator }> {
  const operator = await newOperator()
  const { code } = must(await enrolByCommand(world.services, operator.email))
  const key = await register(operator, code)
  expect((await enter(operator, key)).errors).toBeUndefined()
  return Object.assign(operator, { key })
}

const atLogin = [
  ['offered', {}, { tags: 'course' }],
  ['required', { STRONG_LOGIN: 'required' }, {}],
] as const

for (const [setting, changes, options] of atLogin)
  describe(`where a strong login is ${setting}`, options, () => {
    beforeAll(async () => {
      world = await createWorld({}, changes)
      start = { ...world.now }
      operators = 0
    })
    beforeEach(() => {
      Object.assign(world.now, start)
    })
    afterAll(() => world.close())

    test('an operator who was suspended a moment ago does nothing more with the session that he has', async () => {
      const operator = setting === 'required' ? await withPasskey() : await newOperator()
      expect(errorCode(await operator.ask('{ adminMembers { total } }'))).toBeUndefined()
      await world.database.updateTable('member').set({ status: 'suspended' }).where('id', '=', operator.id).execute()
      const before = await databaseDigest(world.database)
      const answers = await askAll(operator, ({ access }) => access === 'admin')
      expect(answers.filter(([, code]) => code !== 'FORBIDDEN')).toEqual([])
      expect(answers.length).toBeGreaterThan(100)
      expect(await databaseDigest(world.database)).toEqual(before)
    })

    test('two operators end a third: role, sessions and what he proposed, in one transaction', async () => {
      const [first, second, third] = [await ready(), await ready(), await ready()] as const
      const member = await joinAsMember(world)
      const { id: subject } = await world.database
        .selectFrom('member')
        .select('member_number as id')
        .where('email', '=', member.email)
        .executeTakeFirstOrThrow()
      const open = await third.ask(
        `mutation { proposeMemberSuspension(input: { number: "${subject}", suspend: true, reason: "規約違反" }) { id } }`,
      )
      expect(open.errors).toBeUndefined()
      const remove = `mutation { proposeOperatorRemoval(input: { number: "${third.number}", suspend: false, reason: "退職" }) { id } }`
      expect(errorCode(await third.ask(remove))).toBe('FORBIDDEN')
      const proposed = await first.ask(remove)
      expect(proposed.errors).toBeUndefined()
      const id = proposed.data?.proposeOperatorRemoval.id as string
      const seen = (await second.ask(`{ adminProposalNow(id: "${id}") { effect_hash } }`)).data?.adminProposalNow
        .effect_hash as string
      const approve = `mutation { approveProposal(input: { id: "${id}", effect_hash: "${seen}" }) { ok } }`
      expect(errorCode(await third.ask(approve)), 'not by himself').toBe('FORBIDDEN')
      expect(errorCode(await first.ask(approve)), 'not by who proposed it').toBe('FORBIDDEN')
      expect(await second.ask(approve)).toEqual({ data: { approveProposal: { ok: true } } })
      expect(await third.ask('{ me { email } }')).toEqual({ data: { me: null } })
      const ended = await world.database
        .selectFrom('member')
        .select(['role', 'status'])
        .where('id', '=', third.id)
        .executeTakeFirstOrThrow()
      expect(ended).toEqual({ role: 'member', status: 'active' })
      const left = await world.database
        .selectFrom('proposal')
        .select(['status', 'decided_by'])
        .where('proposed_by', '=', third.id)
        .execute()
      expect(left).toEqual([{ status: 'rejected', decided_by: second.id }])
      await third.ask(logIn, { identifier: third.email, password })
      expect(errorCode(await third.ask('{ adminMembers { total } }'))).toBe('FORBIDDEN')
    })
  })

/** An operator who may act now. */
const ready = async (): Promise<Operator> =>
  world.services.config.STRONG_LOGIN === 'required' ? withPasskey() : newOperator()

async function askAll(
  operator: Browser,
  those: (operation: (typeof operations)[number]) => boolean,
): Promise<[string, string | undefined][]> {
  const answers: [string, string | undefined][] = []
  for (const operation of operations.filter(those))
    answers.push([operation.name, errorCode(await operator.ask(operation.document))])
  return answers
}

describe('an operator by a passkey alone', () => {
  beforeAll(async () => {
    world = await createWorld({}, { STRONG_LOGIN: 'required' })
    start = { ...world.now }
    operators = 0
  })
  beforeEach(() => {
    Object.assign(world.now, start)
  })
  afterAll(() => world.close())

  test('with a password does nothing but register one, neither as an operator nor as a member', async () => {
    const operator = await newOperator()
    const before = await databaseDigest(world.database)
    const answers = await askAll(operator, ({ access }) => !['public', 'enrolment', 'adviser'].includes(access))
    expect(answers.filter(([, code]) => code !== 'REAUTH_REQUIRED')).toEqual([])
    // An adviser’s own operations know no operator.
    const asAdviser = await askAll(operator, ({ access }) => access === 'adviser')
    expect(new Set(asAdviser.map(([, code]) => code))).toEqual(new Set(['UNAUTHENTICATED']))
    expect(await databaseDigest(world.database)).toEqual(before)
    expect(
      operations
        .filter(({ access }) => access === 'enrolment')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(mayEnrol.toSorted())
    const refused = await operator.ask(begin)
    expect([errorCode(refused), needsOf(refused)]).toEqual(['REAUTH_REQUIRED', 'passkey'])
    expect((await operator.download('/admin/export/payment-report/2026.csv')).status).toBe(404)
  })

  test('registers it with the one-time code of the command: once, his own, within a day', async () => {
    const operator = await newOperator()
    const stranger = await newOperator()
    const { code } = must(await enrolByCommand(world.services, operator.email))
    expect(code).toMatch(/^([2-9A-HJKMNP-Z]{4}-){3}[2-9A-HJKMNP-Z]{4}$/)
    expect(JSON.stringify(await world.database.selectFrom('operator_enrolment').selectAll().execute())).not.toContain(
      code,
    )
    expect(errorCode(await stranger.ask(begin, { code }))).toBe('BAD_USER_INPUT')
    expect(errorCode(await operator.ask(begin, { code: 'AAAA-AAAA-AAAA-AAAA' }))).toBe('BAD_USER_INPUT')
    minutes(24 * 60)
    await operator.ask(logIn, { identifier: operator.email, password })
    expect(errorCode(await operator.ask(begin, { code }))).toBe('BAD_USER_INPUT')
    Object.assign(world.now, start)
    const key = await register(operator, code.toLowerCase().replaceAll('-', ' '))
    expect(errorCode(await operator.ask(begin, { code })), 'used up').toBe('BAD_USER_INPUT')
    expect(errorCode(await operator.ask('{ adminMembers { total } }')), 'the session is still one of a password').toBe(
      'REAUTH_REQUIRED',
    )
    expect((await enter(operator, key)).errors).toBeUndefined()
    expect((await operator.ask('{ adminMembers { total } }')).errors).toBeUndefined()
  })

  test('shows it anew for what he proposes, approves and takes out; a password does not do', async () => {
    const operator = await withPasskey()
    const propose =
      'mutation { proposeMemberSuspension(input: { number: "00000000", suspend: true, reason: "規約違反" }) { id } }'
    expect(errorCode(await operator.ask(propose))).toBe('NOT_FOUND')
    minutes(11)
    for (const act of [
      propose,
      'mutation { approveProposal(input: { id: "1", effect_hash: "x" }) { ok } }',
      'mutation { approvePayoutBatch(input: { id: "1", content_hash: "-" }) { id } }',
      'mutation { proposeTaxPayment(input: { month: "2026-03", paid_on: "2026-04-10" }) { id } }',
    ]) {
      const stale = await operator.ask(act)
      expect([errorCode(stale), needsOf(stale)], act).toEqual(['REAUTH_REQUIRED', 'passkey'])
    }
    expect((await operator.ask('{ adminMembers { total } }')).errors, 'reading goes on').toBeUndefined()
    await operator.ask(logIn, { identifier: operator.email, password })
    expect(needsOf(await operator.ask(propose))).toBe('passkey')
    expect((await enter(operator, operator.key)).errors).toBeUndefined()
    expect(errorCode(await operator.ask(propose))).toBe('NOT_FOUND')
  })

  test('keeps the last one, also when two are removed at once', async () => {
    const operator = await withPasskey()
    await register(operator)
    const ids = (await operator.ask('{ passkeys { id } }')).data?.passkeys as { id: string }[]
    const removed = await Promise.all(
      ids.map(({ id }) => operator.ask('mutation ($id: ID!) { removePasskey(id: $id) { ok } }', { id })),
    )
    expect(removed.map(errorCode).toSorted()).toEqual(['CONFLICT', undefined])
  })

  test('who lost it gets a code that two others agree on and one of them makes, shown once', async () => {
    const [first, second, third] = [await withPasskey(), await withPasskey(), await newOperator()] as const
    const enrol = `mutation { proposeOperatorEnrolment(input: { number: "${third.number}", reason: "端末の紛失" }) { id } }`
    const issue = `mutation { adminIssueEnrolmentCode(number: "${third.number}") { code expires_at } }`
    const id = (await first.ask(enrol)).data?.proposeOperatorEnrolment.id as string
    expect(errorCode(await first.ask(issue))).toBe('NOT_FOUND')
    const seen = (await second.ask(`{ adminProposalNow(id: "${id}") { effect_hash } }`)).data?.adminProposalNow
      .effect_hash as string
    expect(
      (await second.ask(`mutation { approveProposal(input: { id: "${id}", effect_hash: "${seen}" }) { ok } }`)).errors,
    ).toBeUndefined()
    expect(errorCode(await (await withPasskey()).ask(issue)), 'not for who had no part in it').toBe('NOT_FOUND')
    const earlier = (await first.ask(issue)).data?.adminIssueEnrolmentCode.code as string
    const code = (await second.ask(issue)).data?.adminIssueEnrolmentCode.code as string
    expect(errorCode(await third.ask(begin, { code: earlier }))).toBe('BAD_USER_INPUT')
    const key = await register(third, code)
    expect((await enter(third, key)).errors).toBeUndefined()
    expect((await third.ask('{ adminMembers { total } }')).errors).toBeUndefined()
  })

  test('none of this was a bug', () => {
    expect(world.logged).toEqual([])
  })
})
