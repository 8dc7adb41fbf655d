import { afterEach, beforeEach, expect, test } from 'vitest'
import { addDays, endOfDay, japanDateOf, timeOfDay, type JapanDate } from '../../src/domain/calendar.ts'
import type { Id } from '../../src/domain/id.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import { assumeReceipts } from '../../src/features/documents/paper-delivery/post-papers.ts'
import { confirmContract } from '../../src/features/investing/contract-confirmation/confirm-contract.ts'
import { issueDocumentTicket } from '../../src/features/investing/contract-confirmation/issue-document-ticket.ts'
import { remindUnreadContracts } from '../../src/features/investing/contract-confirmation/remind-unread-contracts.ts'
import { readDeposits } from '../../src/features/investing/deposit/read-deposits.ts'
import { actAsOperator } from '../../src/platform/database/acting-operator.ts'
import { enter, enterDays, liveUntil, payEverything, smallFund } from '../support/operation-world.ts'
import { askAs } from '../support/operator-api.ts'
import { download, must, openPayoutWorld, payAtDesk, type PayoutWorld } from '../support/payout-world.ts'

// A member takes the consent to electronic delivery back: from then on every document goes by post, until the member gives it again.

let world: PayoutWorld
let fundId: Id<'fund'>
let aya: { viewer: Viewer; investmentId: Id<'investment'> }
beforeEach(async () => {
  world = await openPayoutWorld()
  fundId = await smallFund(world)
  aya = await world.applicant({ amount: 500_000, fundId })
})
afterEach(() => world.close())

const day = 24 * 60 * 60_000
const today = (): JapanDate => japanDateOf(world.services.clock.now())
const ask = (source: string, variables: Record<string, unknown> = {}, viewer = world.maker) =>
  actAsOperator(`operator:${viewer.memberId}`, () => askAs(world.services, viewer, source, variables))
const choose = (isGiven: boolean) =>
  askAs(world.services, aya.viewer, 'mutation ($is: Boolean!) { chooseElectronicDelivery(is_given: $is) { ok } }', {
    is: isGiven,
  })
const owed = () => ask('{ adminOwedPapers { kind id document_number } }')
const posted = () => ask('{ adminPostedPapers { id kind outcome day } }')
const post = (kind: string, id: string, postedOn = today()) =>
  ask('mutation ($input: PaperPostingInput!) { recordPaperPosting(input: $input) { id } }', {
    input: { kind, id, posted_on: postedOn, tracking: '123' },
  })
const came = (id: string, received: string, isReturned = false) =>
  ask('mutation ($input: PaperOutcomeInput!) { recordPaperOutcome(input: $input) { ok } }', {
    input: { id, is_returned: isReturned, day: received },
  })
const confirm = () => confirmContract(world.services, { memberId: aya.viewer.memberId, investmentId: aya.investmentId })
const investment = () =>
  world.database
    .selectFrom('investment')
    .innerJoin('contract_document as document', 'document.investment_id', 'investment.id')
    .select(['investment.status', 'investment.deposit_deadline_at', 'document.delivered_at', 'document.frozen_at'])
    .where('investment.id', '=', aya.investmentId)
    .executeTakeFirstOrThrow()

test('a paper member goes from the application to redemption by post', { tags: ['course'] }, async () => {
  expect((await choose(false)).ok).toBe(true)
  expect((await choose(false)).code).toBe('CONFLICT')
  const applied = await investment()
  expect(applied.deposit_deadline_at).toEqual(endOfDay(addDays(japanDateOf(applied.frozen_at), 14)))
  expect(await issueDocumentTicket(world.services, aya.viewer, aya.investmentId)).toMatchObject({ code: 'CONFLICT' })
  await world.pass(day)
  await remindUnreadContracts(world.services)
  expect(await world.mailsTo(aya.viewer)).not.toContain('contract-document-ready')

  const [contract] = await owed()
  expect(contract).toMatchObject({ kind: 'contract' })
  expect(await ask('mutation { showAddressLabels { recipient } }')).toHaveLength(1)
  const { path } = await ask('mutation ($id: ID!) { openPaper(kind: contract, id: $id) { path } }', { id: contract.id })
  expect(path).toMatch(/^\/contract\//)
  expect((await investment()).delivered_at).toBeNull()

  // The first letter comes back; the second is received two days later, and the eight days count from there.
  expect((await post('contract', contract.id, addDays(today(), 1))).code).toBe('BAD_USER_INPUT')
  const first = await post('contract', contract.id)
  expect(await owed()).toEqual([])
  expect((await post('contract', contract.id)).code).toBe('CONFLICT')
  expect((await came(first.id, today(), true)).ok).toBe(true)
  const second = await post('contract', contract.id)
  expect(await confirm()).toMatchObject({ code: 'CONFLICT' })
  await world.pass(2 * day)
  expect((await came(second.id, addDays(today(), -3))).code).toBe('BAD_USER_INPUT')
  expect((await came(second.id, today())).ok).toBe(true)
  expect((await came(second.id, today())).code).toBe('CONFLICT')
  expect(await posted()).toMatchObject([{ outcome: 'received', day: today() }, { outcome: 'returned' }])
  const { delivered_at: deliveredAt } = await investment()
  expect(deliveredAt && japanDateOf(deliveredAt)).toBe(today())
  // Received on paper: the file stays closed.
  expect(await issueDocumentTicket(world.services, aya.viewer, aya.investmentId)).toMatchObject({ code: 'CONFLICT' })

  must(await confirm())
  await payAtDesk(world, { investmentId: aya.investmentId, amount: 500_000 })
  await readDeposits(world.services)
  expect((await investment()).status).toBe('participating')
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2026-10-31' })).toBe('ok')
  await world.moveOperatorMoney(-500_000)
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
  await world.moveOperatorMoney(520_000)
  expect(await enter(world, world.maker, fundId, { dividend: 17_688, payday: '2026-11-30' })).toBe('ok')
  expect(await enter(world, world.checker, fundId, { dividend: 17_688, payday: '2026-11-30' })).toBe('ok')
  await liveUntil(world, '2026-11-30T10:00:00+09:00')
  await payEverything(world)
  const redeemed = await world.database
    .selectFrom('investment')
    .select('redeemed_at')
    .where('id', '=', aya.investmentId)
    .executeTakeFirstOrThrow()
  expect(redeemed.redeemed_at).not.toBeNull()
  expect(await world.database.selectFrom('document_delivery').select('id').execute()).toEqual([])
  await world.expectSoundBook()
})

test('a letter of which nobody hears was received after seven days, and not before', async () => {
  await choose(false)
  const [contract] = await owed()
  await post('contract', contract.id)
  const on = today()
  await assumeReceipts(world.services, timeOfDay(addDays(on, 6), 0, 0))
  expect((await investment()).delivered_at).toBeNull()
  await world.pass(7 * day)
  await assumeReceipts(world.services, timeOfDay(addDays(on, 7), 0, 0))
  await assumeReceipts(world.services, timeOfDay(addDays(on, 8), 0, 0))
  expect(await posted()).toMatchObject([{ outcome: 'assumed', day: addDays(on, 7) }])
  expect((await investment()).delivered_at).toEqual(timeOfDay(addDays(on, 7), 12, 0))
})

test('the word may come by letter, a new application asks for it, and given again everything is electronic', async () => {
  const { member_number: number } = await world.database
    .selectFrom('member')
    .select('member_number')
    .where('id', '=', aya.viewer.memberId)
    .executeTakeFirstOrThrow()
  const record = (isGiven: boolean, note: string) =>
    ask('mutation ($input: DeliveryConsentInput!) { recordDeliveryConsent(input: $input) { ok } }', {
      input: { member_number: number, is_given: isGiven, note },
    })
  expect((await record(false, '')).fields).toHaveProperty('note')
  expect((await record(false, '11月20日着の書面')).ok).toBe(true)
  expect(await owed()).toHaveLength(1)
  const other = await smallFund(world)
  expect(
    await askAs(world.services, aya.viewer, `mutation { createInvest(project_id: "${other}", amount: 100000) { id } }`),
  ).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('電子交付の承諾') })
  expect((await choose(true)).ok).toBe(true)
  expect(await owed()).toEqual([])
  await download(world.services, aya)
  expect((await investment()).delivered_at).not.toBeNull()
  await choose(false)
  // What was delivered electronically before stays so, and may be opened again.
  expect(await owed()).toEqual([])
  await download(world.services, aya)
})

test('the database itself delivers nothing electronically to a paper member', async () => {
  await choose(false)
  const { id } = await world.database
    .selectFrom('contract_document')
    .select('id')
    .where('investment_id', '=', aya.investmentId)
    .executeTakeFirstOrThrow()
  await expect(
    world.database
      .insertInto('document_delivery')
      .values({
        contract_document_id: id,
        member_id: aya.viewer.memberId,
        file_sha256: 'x',
        at: world.services.clock.now(),
        ip_address: '',
        device: '',
      })
      .execute(),
  ).rejects.toThrow(/on paper/)
})
