import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { sql, type RawBuilder } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Bank } from '../../../src/adapters/bank/bank.ts'
import type { CompleteFundDraft } from '../../../src/domain/funds/fund-draft.ts'
import type { Id } from '../../../src/domain/id.ts'
import { listQueues } from '../../../src/features/back-office/dashboard/list-queues.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import type { Services } from '../../../src/features/core/services.ts'
import { addFundDocument } from '../../../src/features/funds/fund/add-fund-document.ts'
import { loadFundDocuments } from '../../../src/features/funds/fund/load-fund-documents.ts'
import { publishFund } from '../../../src/features/funds/fund/publish-fund.ts'
import { proposePublishedChange } from '../../../src/features/funds/fund-editing/change-published.ts'
import { createDraft } from '../../../src/features/funds/fund-editing/create-draft.ts'
import { findEditedFund } from '../../../src/features/funds/fund-editing/find-edited-fund.ts'
import { issueFundDocuments } from '../../../src/features/funds/fund-editing/issue-fund-documents.ts'
import { offerDocument } from '../../../src/features/funds/fund-editing/offer-document.ts'
import { saveDraft } from '../../../src/features/funds/fund-editing/save-draft.ts'
import { applyToFund } from '../../../src/features/investing/application/apply-to-fund.ts'
import { myInvestments } from '../../../src/features/investing/investment/my-investments.ts'
import { actAsOperator } from '../../../src/platform/database/acting-operator.ts'
import type { Database } from '../../../src/platform/database/connect.ts'
import { completeFund } from '../../support/complete-fund.ts'
import { insertMember } from '../../support/deposit-rows.ts'
import { linkProperty } from '../../support/linked-property.ts'
import { must } from '../../support/must.ts'
import { askAs } from '../../support/operator-api.ts'
import { borrowDatabase, type PooledDatabase } from '../../support/pooled-database.ts'
import { recordCompany } from '../../support/record-company.ts'
import { scratchFolder } from '../../support/scratch-folder.ts'
import { consent } from '../../support/second-consent.ts'
import { brokenMoneyChecks } from '../../support/sound-book.ts'
import { createTestServices } from '../../support/test-services.ts'

// A fund was published with the documents of its day. What makes them say something else makes a task until they are issued anew; whoever has read the older
// ones keeps them, and whoever is still to come to a contract hears of the new ones.

const published = new Date('2026-11-25T10:00:00+09:00')
const offered = {
  offeringStartAt: new Date('2026-11-26T19:00:00+09:00'),
  offeringEndAt: new Date('2026-12-20T23:59:59+09:00'),
}
const planned = { operationStartOn: '2027-02-01', operationEndOn: '2028-01-31' }
const later = new Date('2026-12-01T10:00:00+09:00')

let pooled: PooledDatabase
let database: Database
let services: Services
let now: Date
let maker: Viewer
let checker: Viewer
let fundId: Id<'fund'>
let serial: number
let close: () => Promise<void>

beforeEach(async () => {
  pooled = await borrowDatabase()
  database = pooled.database
  const folder = mkdtempSync(path.join(scratchFolder(), 'outdated-documents-'))
  now = published
  serial = 2
  const url = pooled.connectionString
  services = createTestServices({
    database,
    bank: {} as Bank,
    folder,
    url,
    now: () => now,
    machineNow: () => published,
  })
  maker = { ...(await insertMember(database, 1, { role: 'admin', familyName: '中村' })), authenticatedAt: published }
  checker = { ...(await insertMember(database, 2, { role: 'admin', familyName: '大野' })), authenticatedAt: published }
  await recordCompany({ services, maker, checker })
  close = async () => {
    await pooled.giveBack()
    rmSync(folder, { recursive: true, force: true })
  }
})
afterEach(async () => {
  expect(await brokenMoneyChecks(pooled)).toEqual([])
  await close()
})

const as = <T>(viewer: Viewer, act: () => T): T => actAsOperator(`operator:${viewer.memberId}`, act)
const issue = (reason = '') =>
  as(maker, () => issueFundDocuments(services, { fundId, reason, actor: `operator:${maker.memberId}` }))

async function publish(offeringMethod: CompleteFundDraft['offeringMethod'], upload?: { name: string }): Promise<void> {
  const draft = { ...completeFund, ...offered, ...planned, offeringMethod }
  fundId = must(await as(maker, () => createDraft(services, maker, { name: draft.name, copyOf: null }))).fundId
  const actor = `operator:${maker.memberId}`
  await as(maker, () => linkProperty(services, { fundId, actor }))
  const version = (await findEditedFund(database, fundId))?.version ?? 0
  must(await as(maker, () => saveDraft(services, maker, { fundId, version, draft })))
  if (upload) {
    const file = {
      fundId,
      kind: 'pre_contract',
      ...upload,
      bytes: Buffer.from('%PDF-1.7 by hand\n%%EOF'),
      actor,
    } as const
    must(await as(maker, () => addFundDocument(services, file)))
  } else must(await issue())
  must(await as(maker, () => publishFund(services, { fundId, actor })))
}

/** Written past all rules. */
const unseen = (statement: RawBuilder<unknown>) =>
  database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await statement.execute(transaction)
  })
/** As if the fund's documents had been made by an older form: what they say is no longer what is made today. */
const madeByAnOlderForm = () =>
  unseen(sql`
    update fund_document set content_hash = ${'a'.repeat(64)}
    where fund_id = ${fundId} and replaced_at is null and content_hash is not null and kind = 'pre_contract'`)

const task = async () => (await listQueues(services)).find(({ name }) => name === 'documents_outdated')
const current = async () =>
  (await loadFundDocuments(database, [fundId])).filter(({ kind }) => kind === 'pre_contract').map(({ id }) => id)
async function apply(method: CompleteFundDraft['offeringMethod']): Promise<Viewer> {
  const member = await insertMember(database, (serial += 1), {})
  const request = {
    memberId: member.memberId,
    fundId,
    amount: 100_000,
    special: null,
    method,
    idempotencyKey: undefined,
  }
  must(await applyToFund(services, { ...request, documents: await current() }))
  return member
}
const readBy = async ({ memberId }: Viewer) =>
  (await myInvestments(services, memberId)).flatMap(({ applied_documents: appliedDocuments }) =>
    appliedDocuments.map(({ id }) => id),
  )
const mailsOfRenewal = async () =>
  database
    .selectFrom('mail_outbox')
    .select(['member_id', 'subject', 'text_body'])
    .where('template', '=', 'document-renewed')
    .orderBy('id')
    .execute()

describe('a fund that was published under an older form', () => {
  it('is a task that says what is outdated and since when, until its documents are issued anew', async () => {
    await publish('lottery')
    now = new Date('2026-11-27T10:00:00+09:00')
    const member = await apply('lottery')
    const read = await current()
    expect(await task()).toMatchObject({ count: 0, oldestAt: null, dueAt: null })
    await madeByAnOlderForm()
    now = later
    const since = new Date('2026-11-28T00:00:00+09:00')
    expect(await task()).toMatchObject({
      count: 1,
      oldestAt: since,
      dueAt: new Date('2026-11-28T23:59:59.000+09:00'),
      entries: [
        {
          fundId,
          title: completeFund.name,
          detail: expect.stringMatching(/^契約成立前書面、.*：様式の改訂、約款の改訂（2026年11月28日から）$/),
          since,
        },
      ],
    })
    const asked = await askAs(services, maker, '{ adminQueues { name entries { fund_id title since } } }')
    expect(asked.find(({ name }: { name: string }) => name === 'documents_outdated').entries).toMatchObject([
      { fund_id: String(fundId), title: completeFund.name },
    ])

    expect(await issue()).toMatchObject({ ok: false, fields: { reason: '新しい版を発行する理由を入力してください' } })
    expect(must(await issue('様式の改訂'))).toEqual({ issued: read.length })
    expect(await task()).toMatchObject({ count: 0, entries: [] })

    // What was read stays what was read; whoever waits for the draw hears of what the contract will be made by, once.
    expect(await readBy(member)).toEqual(read)
    expect(await current()).not.toEqual(read)
    expect(await mailsOfRenewal()).toMatchObject([
      {
        member_id: member.memberId,
        subject: '第14号の契約前の書面を新しくしました',
        text_body: expect.stringContaining('第2版'),
      },
    ])
    expect(must(await issue('もう一度'))).toEqual({ issued: 0 })
    expect(await mailsOfRenewal()).toHaveLength(1)

    // Whoever applies now has read the new ones.
    const next = await apply('lottery')
    expect(await readBy(next)).toEqual(await current())
    await madeByAnOlderForm()
    must(await issue('様式の再改訂'))
    expect((await mailsOfRenewal()).map((mail) => mail.member_id)).toEqual([
      member.memberId,
      member.memberId,
      next.memberId,
    ])
  })

  it('does not write to whoever has a contract: it keeps its words and the documents that were read', async () => {
    await publish('first_come')
    now = new Date('2026-11-27T10:00:00+09:00')
    const member = await apply('first_come')
    const read = await current()
    await madeByAnOlderForm()
    now = later
    must(await issue('様式の改訂'))
    expect(await mailsOfRenewal()).toEqual([])
    expect(await readBy(member)).toEqual(read)
  })

  it.each([
    ['has ended its offering and is not begun: contracts may still come', '2027-01-10', null, null, 1],
    ['is at work', '2027-02-10', '2027-02-01', null, 0],
    ['has failed', '2027-01-10', null, '2026-12-21T10:00:00+09:00', 0],
  ])('and %s', async (_, day, startOn, failedAt, count) => {
    await publish('first_come')
    await madeByAnOlderForm()
    now = new Date(`${day}T10:00:00+09:00`)
    await unseen(
      sql`insert into fund_result (fund_id, operation_start_on, failed_at) values (${fundId}, ${startOn}, ${failedAt})`,
    )
    expect(await task()).toMatchObject({ count })
    await unseen(sql`delete from fund_result where fund_id = ${fundId}`)
  })

  it('is due when it opens, where nobody can apply before', async () => {
    await publish('lottery')
    await madeByAnOlderForm()
    expect(await task()).toMatchObject({ count: 1, dueAt: offered.offeringStartAt })
  })
})

it('what the law asks and nobody has recorded is a task, also where the documents say what is so', async () => {
  await publish('first_come')
  now = later
  await recordCompany({ services, maker, checker }, { accounts: [] })
  const item = '直前3事業年度の貸借対照表と損益計算書の要旨（施行規則43条1項6号）'
  const [entry] = (await task())?.entries ?? []
  expect(entry?.detail).toContain('会社の情報の変更')
  expect(entry?.detail).toContain(`記載のない法定事項：${item}`)
  must(await issue('会社の情報の変更'))
  expect((await task())?.entries).toMatchObject([{ detail: `記載のない法定事項：${item}` }])
  const gate = await askAs(
    services,
    maker,
    `{ adminFund(id: "${fundId}") { gate { missing_items outdated_documents } } }`,
  )
  expect(gate).toEqual({ gate: { missing_items: [item], outdated_documents: [] } })
})

it('whoever heard of the change of the fund itself hears nothing more of its documents', async () => {
  await publish('lottery')
  now = new Date('2026-11-27T10:00:00+09:00')
  const member = await apply('lottery')
  const version = (await findEditedFund(database, fundId))?.version ?? 0
  const draft = { ...completeFund, ...offered, ...planned, offeringMethod: 'lottery' } as const
  const changed = { ...draft, disclosure: { ...draft.disclosure, exitPlan: '売却の時期を早めます。' } }
  const proposed = await as(maker, () =>
    proposePublishedChange(services, maker, { fundId, version, draft: changed, reason: '見直し' }),
  )
  must(await consent(services, checker, must(proposed).proposalId))
  expect((await task())?.entries).toMatchObject([{ detail: expect.stringContaining('ファンドの内容の変更') }])
  now = new Date('2026-11-27T10:05:00+09:00')
  must(await issue('見直し'))
  expect(await mailsOfRenewal()).toEqual([])
  now = later
  await madeByAnOlderForm()
  must(await issue('様式の改訂'))
  expect((await mailsOfRenewal()).map((mail) => mail.member_id)).toEqual([member.memberId])
})

it('what was uploaded to a published fund is not issued over by one operator', async () => {
  await publish('lottery', { name: '契約成立前書面' })
  now = new Date('2026-11-27T10:00:00+09:00')
  const [uploaded] = await current()
  const member = await apply('lottery')
  must(await issue('様式の改訂'))
  expect(await current()).toContain(uploaded)
  const offer = await as(maker, () =>
    offerDocument(services, maker, {
      fundId,
      kind: 'pre_contract',
      name: '',
      replaces: uploaded ?? null,
      reason: '訂正',
      bytes: Buffer.from('%PDF-1.7 corrected\n%%EOF'),
    }),
  )
  const { proposalId } = must(offer)
  if (proposalId === null) throw new Error('nothing was proposed')
  must(await consent(services, checker, proposalId))
  expect(await current()).not.toContain(uploaded)
  expect((await mailsOfRenewal()).map((mail) => mail.member_id)).toEqual([member.memberId])
})
