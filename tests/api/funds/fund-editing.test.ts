import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Bank } from '../../../src/adapters/bank/bank.ts'
import type { CompleteFundDraft } from '../../../src/domain/funds/fund-draft.ts'
import { isGateOpen, publicationGate } from '../../../src/domain/funds/fund-gate.ts'
import { listAudit } from '../../../src/features/core/audit/list-audit.ts'
import { issueFundDocuments } from '../../../src/features/funds/fund-editing/issue-fund-documents.ts'
import { publishFund } from '../../../src/features/funds/fund/publish-fund.ts'
import { proposePublishedChange } from '../../../src/features/funds/fund-editing/change-published.ts'
import { createDraft } from '../../../src/features/funds/fund-editing/create-draft.ts'
import { discardDraft, type DraftToDiscard } from '../../../src/features/funds/fund-editing/discard-draft.ts'
import { findEditedFund, loadGateFacts } from '../../../src/features/funds/fund-editing/find-edited-fund.ts'
import { fundMailHtml, fundMailKinds } from '../../../src/features/funds/fund-editing/fund-mail.ts'
import {
  countFundStates,
  eachFund,
  listFundsForOperators,
} from '../../../src/features/funds/fund-editing/list-funds.ts'
import { listFundDocuments } from '../../../src/features/funds/fund-editing/list-documents.ts'
import { listFundVersions } from '../../../src/features/funds/fund-editing/list-versions.ts'
import { offerDocument } from '../../../src/features/funds/fund-editing/offer-document.ts'
import { fundPublication } from '../../../src/features/funds/fund-editing/publication.ts'
import { removeFundDocument } from '../../../src/features/funds/fund-editing/remove-document.ts'
import { saveDraft } from '../../../src/features/funds/fund-editing/save-draft.ts'
import { fromStoredContent, toStoredContent } from '../../../src/features/funds/fund/fund-content.ts'
import { loadFund } from '../../../src/features/funds/fund/load-funds.ts'
import { loadScheduleBefore } from '../../../src/features/funds/fund/load-schedule-before.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { approveProposal } from '../../../src/features/people/approval/approve-proposal.ts'
import { judgeProposal } from '../../../src/features/people/approval/judge-proposal.ts'
import { listProposals } from '../../../src/features/people/approval/list-proposals.ts'
import { proposeAgain } from '../../../src/features/people/approval/propose-again.ts'
import { propose } from '../../../src/features/people/approval/propose.ts'
import type { Services } from '../../../src/features/core/services.ts'
import { actAsOperator } from '../../../src/platform/database/acting-operator.ts'
import type { Database } from '../../../src/platform/database/connect.ts'
import { completeFund } from '../../support/complete-fund.ts'
import { fundPicture } from '../../support/fund-picture.ts'
import { borrowDatabase, type PooledDatabase } from '../../support/pooled-database.ts'
import { insertApplication, insertMember } from '../../support/deposit-rows.ts'
import { linkProperty } from '../../support/linked-property.ts'
import { must } from '../../support/must.ts'
import { recordCompany } from '../../support/record-company.ts'
import { brokenMoneyChecks } from '../../support/sound-book.ts'
import { createTestServices } from '../../support/test-services.ts'
import { idOf, NO_ROW, type Id } from '../../../src/domain/id.ts'

const fact = { title: '駅から徒歩9分です', text: '平坦な道です。', source: '現地調査', asOf: '2026-03-24' }

// How operators make a fund, show it to the public and change it afterwards.

const someday = new Date('2026-04-02T10:20:00+09:00')
const pdf = (text: string) => Buffer.from(`%PDF-1.7 ${text}\n%%EOF`)

let database: Database
let services: Services
let now: Date
let maker: Viewer
let checker: Viewer
let fundId: Id<'fund'>
let pooled: PooledDatabase
let close: () => Promise<void>

beforeEach(async () => {
  pooled = await borrowDatabase()
  const folder = mkdtempSync(path.join(tmpdir(), 'fund-editing-'))
  database = pooled.database
  now = someday
  services = createTestServices({
    database,
    bank: {} as Bank,
    folder,
    url: pooled.connectionString,
    now: () => now,
    machineNow: () => someday,
  })
  maker = { ...(await insertMember(database, 1, { role: 'admin', familyName: '中村' })), authenticatedAt: someday }
  checker = { ...(await insertMember(database, 2, { role: 'admin', familyName: '大野' })), authenticatedAt: someday }
  await recordCompany({ services, maker, checker })
  fundId = must(
    await as(maker, () => createDraft(services, maker, { name: '第14号　名古屋白壁アパートメント', copyOf: null })),
  ).fundId
  await as(maker, () => linkProperty(services, { fundId, actor: `operator:${maker.memberId}` }))
  close = async () => {
    await pooled.giveBack()
    rmSync(folder, { recursive: true, force: true })
  }
})
afterEach(async () => {
  expect(await brokenMoneyChecks(pooled)).toEqual([])
  await close()
})

/** Every act of an operator runs so; M24 holds the audit line against it. */
const as = <T>(viewer: Viewer, act: () => T): T => actAsOperator(`operator:${viewer.memberId}`, act)
const versionNow = async () => (await findEditedFund(database, fundId))?.version ?? 0
const save = async (changes: Partial<CompleteFundDraft>, viewer = maker, version?: number) =>
  as(viewer, async () =>
    saveDraft(services, viewer, {
      fundId,
      version: version ?? (await versionNow()),
      draft: { ...completeFund, ...changes },
    }),
  )
const askToPublish = async (version?: number, fewPicturesReason = '撮影は、来週の予定です。') =>
  as(maker, async () =>
    propose(services, maker, fundPublication, {
      subject: `fund:${fundId}`,
      content: { fundId, version: version ?? (await versionNow()), fewPicturesReason },
      reason: '募集の準備ができました。',
    }),
  )
const askToChange = async (changes: Partial<CompleteFundDraft>, reason = '修繕費の見積もりが変わったため') =>
  as(maker, async () =>
    proposePublishedChange(services, maker, {
      fundId,
      version: await versionNow(),
      draft: { ...completeFund, ...changes },
      reason,
    }),
  )

async function approveOpen() {
  const [proposal] = await listProposals(database, { status: 'open' })
  if (!proposal) throw new Error('nothing is open')
  return as(checker, () =>
    approveProposal(services, checker, { proposalId: proposal.id, seenHash: proposal.effect_hash, answers: [] }),
  )
}

async function publishComplete(changes: Partial<CompleteFundDraft> = {}): Promise<void> {
  must(await save(changes))
  must(await as(maker, () => issueFundDocuments(services, { fundId, reason: '', actor: `operator:${maker.memberId}` })))
  must(await askToPublish())
  must(await approveOpen())
}

async function gateNow() {
  const fund = await findEditedFund(database, fundId)
  if (!fund) throw new Error('no fund')
  return publicationGate(fund.draft, await loadGateFacts(database, services, fund))
}

describe('a new fund', () => {
  it('begins with usual terms two weeks ahead, and the gate names all that is missing', async () => {
    const fund = await findEditedFund(database, fundId)
    expect(fund).toMatchObject({
      version: 1,
      isPublished: false,
      draft: {
        offeringStartAt: new Date('2026-04-16T19:00:00+09:00'),
        offeringEndAt: new Date('2026-04-30T23:59:59+09:00'),
      },
    })
    const missing = (await gateNow()).filter(({ isMet }) => !isMet).map(({ label }) => label)
    expect(missing).toEqual([
      '賃料の見込み（年額）',
      '費用・報酬の見込み（年額）',
      '運用開始日',
      '運用終了日',
      '所在地',
      '種類',
      '面積',
      '賃貸の状況',
      '弱いところ',
      '資金の使いみち',
      '価格の根拠',
      '借入れ',
      '当社の報酬',
      '分配と返還の保証',
      '公認会計士などの監査',
      '登記の表示',
      '登記された権利',
      '法令による制限',
      '私道の負担',
      '水道・電気・ガス・排水',
      '未完成の物件',
      '区分所有建物の事項',
      '契約不適合責任の保証',
      '災害区域・石綿・耐震診断',
      '第三者による調査',
      '賃借人と稼働率',
      '主な建物',
      '主な賃借人',
      '賃料の滞納',
      '収入と費用の推移',
      '利害関係人との取引',
      '物件の管理',
      '売却の方針',
      '業務管理者の確認',
      '契約成立前書面',
    ])
    expect(await askToPublish()).toMatchObject({
      ok: false,
      code: 'CONFLICT',
      fields: { 'disclosure.priceBasis': '価格の根拠：未入力' },
    })
  })

  it('may begin as a copy: the content comes along, what is each fund’s own does not', async () => {
    must(await save({ earlyAccessCode: 'ITO-1' }))
    const { fundId: copy } = must(
      await as(maker, () => createDraft(services, maker, { name: '第15号　写し', copyOf: fundId })),
    )
    expect(await findEditedFund(database, copy)).toMatchObject({
      version: 1,
      draft: {
        name: '第15号　写し',
        detail: completeFund.detail,
        plannedRateBp: 640,
        earlyAccessCode: null,
        operationStartOn: null,
        disclosure: { priceBasis: completeFund.disclosure.priceBasis, managerReview: '' },
      },
    })
    expect(await createDraft(services, maker, { name: '第16号', copyOf: idOf(999) })).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await createDraft(services, maker, { name: ' ', copyOf: null })).toMatchObject({ code: 'BAD_USER_INPUT' })
  })

  it('keeps every version with who changed what; the same again is none', async () => {
    expect(must(await save({}))).toEqual({ version: 2 })
    expect(must(await save({}))).toEqual({ version: 2 })
    expect(must(await save({ plannedRateBp: 680, subordinatedAmount: 2_200_000 }, checker))).toEqual({ version: 3 })
    const [latest, , first] = await listFundVersions(database, fundId)
    expect(latest).toMatchObject({
      number: 3,
      saved_by_name: '大野 美咲',
      changes: [
        { label: '劣後出資', before: '3,000,000円', after: '2,200,000円' },
        { label: '予定分配率', before: '6.4％', after: '6.8％' },
      ],
    })
    expect(first).toMatchObject({ number: 1, changes: [] })
    const { rows } = await listAudit(database, { action: 'fund.saved' }, {})
    expect(rows).toMatchObject([{ detail: { version: 3, fields: '劣後出資、予定分配率' } }, { detail: { version: 2 } }])
  })

  it('keeps whether it has a waitlist, and reads versions that say nothing of it as having one', async () => {
    must(await save({}))
    must(await save({ hasWaitlist: false }))
    expect((await loadFund(database, fundId))?.fund.hasWaitlist).toBe(false)
    const [latest] = await listFundVersions(database, fundId)
    expect(latest?.changes).toEqual([{ field: 'hasWaitlist', label: 'キャンセル待ち', before: 'あり', after: 'なし' }])
    const content = toStoredContent({ ...completeFund, hasWaitlist: false })
    expect(fromStoredContent(content).hasWaitlist).toBe(false)
    delete content['hasWaitlist']
    expect(fromStoredContent(content).hasWaitlist).toBe(true)
  })

  it('tells who was quicker, and overwrites nothing unseen', async () => {
    must(await save({}, maker, 1))
    expect(await save({ plannedRateBp: 500 }, checker, 1)).toMatchObject({
      ok: false,
      code: 'CONFLICT',
      message: expect.stringContaining('中村 美咲'),
    })
    expect((await findEditedFund(database, fundId))?.draft.plannedRateBp).toBe(640)
    const both = await Promise.all([save({ plannedRateBp: 600 }, maker, 2), save({ plannedRateBp: 610 }, checker, 2)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it.each<[string, Partial<CompleteFundDraft>, string]>([
    ['a name that is empty', { name: ' ' }, 'name'],
    ['an end before the start', { offeringEndAt: new Date('2026-05-01T00:00:00+09:00') }, 'offeringEndAt'],
    ['an amount off the unit', { fundTotal: 15_050_000 }, 'fundTotal'],
    ['a rate whose parts do not add up', { rateBreakdown: [{ label: '賃料', rateBp: 600 }] }, 'rateBreakdown'],
    ['a rate that neither rents nor a sale pay', { yearlyRent: 800_000 }, 'rateBreakdown'],
    ['a code with blanks', { earlyAccessCode: 'ITO 1' }, 'earlyAccessCode'],
    [
      'a text without end',
      { disclosure: { ...completeFund.disclosure, exitPlan: 'あ'.repeat(1001) } },
      'disclosure.exitPlan',
    ],
    ['a fact without its source', { sourcedFacts: [{ ...fact, source: ' ' }] }, 'sourcedFacts.0.source'],
    ['a fact of a day to come', { sourcedFacts: [fact, { ...fact, asOf: '2027-01-01' }] }, 'sourcedFacts.1.asOf'],
    ['a fourth fact', { sourcedFacts: [fact, fact, fact, fact] }, 'sourcedFacts'],
    ['a weak point without a word', { weakPoints: [{ title: '借主は1社です', text: '' }] }, 'weakPoints.0.text'],
    ['another fund’s picture', { pictures: [fundPicture(77)] }, 'pictures'],
    ['a picture without a caption', { pictures: [fundPicture(77, { caption: '' })] }, 'pictures.77.caption'],
    ['a picture of a day to come', { pictures: [fundPicture(77, { madeOn: '2027-01-01' })] }, 'pictures.77.madeOn'],
  ])('%s is refused beside its field', async (_, changes, field) => {
    expect(await save(changes)).toMatchObject({
      ok: false,
      code: 'BAD_USER_INPUT',
      fields: { [field]: expect.any(String) },
    })
  })
})

describe('a draft that comes to nothing', () => {
  const discard = (wish: Partial<DraftToDiscard> = {}, viewer = maker) =>
    as(viewer, async () =>
      discardDraft(services, viewer, { fundId, version: await versionNow(), discard: true, ...wish }),
    )
  const shownBy = async (state?: 'draft' | 'discarded') =>
    (await listFundsForOperators(database, { state }, {}, now)).rows.map(({ record }) => record.id)

  it('is put away, seen where it is asked for, and comes back as it was', async () => {
    must(await save({}))
    must(await discard())
    expect([await shownBy(), await shownBy('draft'), await shownBy('discarded')]).toEqual([[], [], [fundId]])
    expect(await save({ plannedRateBp: 700 })).toMatchObject({ code: 'CONFLICT', message: /元に戻してから/ })
    expect(await askToPublish()).toMatchObject({ code: 'CONFLICT', message: /元に戻してから/ })
    expect(await discard()).toMatchObject({ code: 'CONFLICT', message: 'このファンドは、すでに削除されています。' })
    must(await discard({ discard: false }, checker))
    expect(await shownBy('draft')).toEqual([fundId])
    expect(await findEditedFund(database, fundId)).toMatchObject({
      version: 2,
      isDiscarded: false,
      draft: { plannedRateBp: completeFund.plannedRateBp },
    })
    const { rows } = await listAudit(database, { object: `fund:${fundId}` }, {})
    expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['fund.deleted', 'fund.restored']))
  })

  it('stays where a colleague saved meanwhile, where a second operator is asked, and once the public has seen it', async () => {
    must(await save({}, checker))
    expect(await discard({ version: 1 })).toMatchObject({ code: 'CONFLICT', message: /大野/ })
    must(
      await as(maker, () => issueFundDocuments(services, { fundId, reason: '', actor: `operator:${maker.memberId}` })),
    )
    must(await askToPublish())
    expect(await discard()).toMatchObject({ code: 'CONFLICT', message: /承認待ちの提案/ })
    must(await approveOpen())
    expect(await discard()).toMatchObject({ code: 'CONFLICT', message: '公開したファンドは削除できません。' })
    await expect(
      database.updateTable('fund').set({ discarded_at: now }).where('id', '=', fundId).execute(),
    ).rejects.toThrow(/only_drafts_are_discarded/)
    expect(await discard({ fundId: idOf(999) })).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('publishing', () => {
  it('waits for the record of what the fund buys', async () => {
    const other = must(
      await as(maker, () => createDraft(services, maker, { name: '第15号　白壁', copyOf: null })),
    ).fundId
    const gateOf = async () => {
      const fund = await findEditedFund(database, other)
      if (!fund) throw new Error('no fund')
      return publicationGate(fund.draft, await loadGateFacts(database, services, fund))
    }
    const record = { label: '物件の記録' }
    expect(await gateOf()).toContainEqual(
      expect.objectContaining({ ...record, isMet: false, note: expect.stringContaining('登録してください') }),
    )
    await as(maker, () => linkProperty(services, { fundId: other, actor: `operator:${maker.memberId}` }))
    expect(await gateOf()).toContainEqual(expect.objectContaining({ ...record, isMet: true }))
  })

  it('waits for the rents, and for the sale’s share of what they do not pay', async () => {
    must(await save({ yearlyRent: null }))
    expect(await askToPublish()).toMatchObject({
      ok: false,
      code: 'CONFLICT',
      fields: { yearlyRent: '賃料の見込み（年額）：未入力' },
    })
    const short = { yearlyRent: 800_000, yearlyCosts: 200_000 }
    const told = [
      { label: '賃料', rateBp: 500 },
      { label: '売却益', rateBp: 140 },
    ]
    must(await save({ ...short, rateBreakdown: told }, maker, 2))
    expect(await save({ ...short, rateBreakdown: [{ label: '賃料', rateBp: 640 }] }, maker, 3)).toMatchObject({
      ok: false,
      code: 'BAD_USER_INPUT',
      fields: {
        rateBreakdown:
          '予定の分配（年768,000円）が、賃料から費用・報酬を引いた額（年600,000円）を超えています。内訳の「売却益」を1.40％以上にしてください。',
      },
    })
  })

  it('waits for what the law asks to be told of the company, and names it with its article', async () => {
    must(await save({}))
    await recordCompany({ services, maker, checker }, { accounts: [] })
    must(await as(maker, () => issueFundDocuments(services, { fundId, reason: '', actor: 'operator:1' })))
    const item = '直前3事業年度の貸借対照表と損益計算書の要旨（施行規則43条1項6号）'
    expect(await askToPublish()).toMatchObject({
      ok: false,
      code: 'CONFLICT',
      fields: { documents: expect.stringContaining(`${item}がありません。`) },
    })
  })

  it('waits for two weak points, and takes none of them back', async () => {
    const [first] = completeFund.weakPoints
    if (first === undefined) throw new Error('no weak point')
    must(await save({ weakPoints: [first] }))
    must(
      await as(maker, () => issueFundDocuments(services, { fundId, reason: '', actor: `operator:${maker.memberId}` })),
    )
    expect(await askToPublish()).toMatchObject({
      ok: false,
      code: 'CONFLICT',
      fields: { weakPoints: '弱いところ：2件以上を入力してください（あと1件）。' },
    })
    await publishComplete()
    expect(await askToChange({ weakPoints: [first] })).toMatchObject({
      ok: false,
      fields: { weakPoints: '公開したファンドの弱いところは、2件より少なくできません。' },
    })
  })

  it('asks none of a fund that was published before they were asked for: it stands, and may change', async () => {
    must(await save({ weakPoints: [] }))
    must(
      await as(maker, () => issueFundDocuments(services, { fundId, reason: '', actor: `operator:${maker.memberId}` })),
    )
    must(await as(maker, () => publishFund(services, { fundId, actor: `operator:${maker.memberId}` })))
    must(await askToChange({ weakPoints: [], plannedRateBp: 630 }))
    must(await approveOpen())
    expect((await findEditedFund(database, fundId))?.draft).toMatchObject({ weakPoints: [], plannedRateBp: 630 })
  })

  it('takes two people and a complete fund; then everybody sees it', async () => {
    must(await save({}))
    expect((await gateNow()).filter(({ isMet }) => !isMet)).toMatchObject([{ label: '契約成立前書面' }])
    must(await as(maker, () => issueFundDocuments(services, { fundId, reason: '', actor: 'operator:1' })))
    expect(isGateOpen(await gateNow())).toBe(true)
    const lacking = '外観があと1枚、室内があと2枚、エントランスがあと1枚、街並みがあと1枚、全部であと5枚'
    expect(await askToPublish(undefined, ' ')).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { few_pictures_reason: `写真がそろっていない理由を入力してください（${lacking}）。` },
    })
    expect(must(await askToPublish()).effect).toMatchObject({ yen: 12_000_000, people: 0 })
    expect((await loadFund(database, fundId))?.isPublished).toBe(false)
    const [proposal] = await listProposals(database, { status: 'open' })
    expect(
      await as(maker, () =>
        approveProposal(services, maker, {
          proposalId: proposal?.id ?? NO_ROW,
          seenHash: proposal?.effect_hash ?? '',
          answers: [],
        }),
      ),
    ).toMatchObject({ code: 'FORBIDDEN' })
    must(await approveOpen())
    expect((await loadFund(database, fundId))?.isPublished).toBe(true)
  })

  it('is stale once somebody saves again, and asks for documents that say the same as the form', async () => {
    must(await save({}))
    must(await as(maker, () => issueFundDocuments(services, { fundId, reason: '', actor: 'operator:1' })))
    must(await askToPublish())
    must(await save({ plannedRateBp: 650 }))
    expect(await approveOpen()).toMatchObject({
      ok: false,
      code: 'CONFLICT',
      message: expect.stringContaining('先に保存しました'),
    })
    expect((await gateNow()).filter(({ isMet }) => !isMet)).toMatchObject([
      { label: '書面と入力内容', note: expect.stringContaining('契約成立前書面') },
    ])
  })

  it('is proposed again upon what was saved since, by whoever looks; the other one approves that', async () => {
    must(await save({}))
    must(await as(maker, () => issueFundDocuments(services, { fundId, reason: '', actor: 'operator:1' })))
    must(await askToPublish())
    const [stale] = await listProposals(database, { status: 'open' })
    const staleId = stale?.id ?? NO_ROW
    expect(must(await judgeProposal(services, staleId))).toMatchObject({ refusal: null, hash: stale?.effect_hash })
    must(await save({ plannedRateBp: 650 }))
    // The documents still say the old rate: not even a new proposal would do.
    expect(must(await judgeProposal(services, staleId))).toMatchObject({
      refusal: expect.stringContaining('先に保存しました'),
      effect: null,
      hash: null,
    })
    must(
      await as(maker, () =>
        issueFundDocuments(services, { fundId, reason: '予定分配率を改めた', actor: 'operator:1' }),
      ),
    )
    const judged = must(await judgeProposal(services, staleId))
    expect(judged.effect?.changes).toContainEqual({ label: '版', before: null, after: '第3版' })
    expect(judged.effect?.changes).toContainEqual({ label: '予定分配率', before: null, after: '6.5％', isShown: true })
    // Nobody approves what he has not seen: every text and document that the public will read.
    const shown = judged.effect?.changes.filter(({ isShown }) => isShown).map(({ label }) => label)
    expect(shown).toEqual(expect.arrayContaining(['ファンド名', '募集総額', '資金の使いみち', '売却の方針', '書面']))
    expect(judged.effect?.exhibits?.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['document']))
    const { proposalId } = must(await as(checker, () => proposeAgain(services, checker, staleId)))
    const proposals = await listProposals(database, {})
    expect(proposals.filter(({ kind }) => kind === 'fund_publication')).toMatchObject([
      { id: proposalId, status: 'open', reason: '募集の準備ができました。', proposed_by_id: checker.memberId },
      { id: staleId, status: 'rejected' },
    ])
    expect(await proposeAgain(services, checker, staleId)).toMatchObject({ code: 'CONFLICT' })
    expect(await approveOpen()).toMatchObject({ code: 'FORBIDDEN' })
    const { hash } = must(await judgeProposal(services, proposalId))
    must(await as(maker, () => approveProposal(services, maker, { proposalId, seenHash: hash ?? '', answers: [] })))
    expect((await loadFund(database, fundId))?.isPublished).toBe(true)
  })

  it('stops at the ceiling of the law', async () => {
    must(await save({ fundTotal: 120_000_000, subordinatedAmount: 10_000_000, yearlyRent: 9_000_000 }))
    must(await as(maker, () => issueFundDocuments(services, { fundId, reason: '', actor: 'operator:1' })))
    expect(await askToPublish()).toMatchObject({
      code: 'CONFLICT',
      fields: { fundTotal: '出資総額の上限：10,000,000円超えています。' },
    })
  })
})

describe('a published fund', () => {
  it('is never saved silently: a change needs its reason and the second operator', async () => {
    await publishComplete()
    expect(await save({ plannedRateBp: 600 })).toMatchObject({
      code: 'CONFLICT',
      message: '公開されたファンドは、変更の承認を依頼してください。',
    })
    expect(await askToChange({ plannedRateBp: 600 }, ' ')).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { reason: '必須です' },
    })
    expect(await askToChange({})).toMatchObject({ code: 'CONFLICT', message: '変更がありません。' })
    must(await askToChange({ plannedRateBp: 600 }))
    const [proposal] = await listProposals(database, { status: 'open' })
    expect(proposal?.effect.changes).toEqual([
      { label: '版', before: '第2版', after: '第3版' },
      { label: '予定分配率', before: '6.4％', after: '6.0％', isShown: true },
    ])
    must(await approveOpen())
    expect((await loadFund(database, fundId))?.fund.plannedRateBp).toBe(600)
    expect((await listFundVersions(database, fundId))[0]).toMatchObject({
      number: 3,
      reason: '修繕費の見積もりが変わったため',
      proposal_id: expect.any(Number),
    })
    const jobs = await sql<{
      payload: object
    }>`select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'issue-fund-documents'`.execute(
      database,
    )
    expect(jobs.rows).toMatchObject([{ payload: { fundId } }])
  })

  it('tells whom a change touches, and keeps what is already applied for', async () => {
    await publishComplete()
    now = new Date('2026-05-08T10:00:00+09:00')
    const { memberId } = await insertMember(database, 3, {})
    await insertApplication(services, { fundId, memberId, amount: 1_000_000 })
    must(await askToChange({ disclosure: { ...completeFund.disclosure, exitPlan: '売却の時期を早めます。' } }))
    const [proposal] = await listProposals(database, { status: 'open' })
    expect(proposal?.effect).toMatchObject({
      people: 1,
      yen: 1_000_000,
      changes: [{ label: '版' }, { label: '売却の方針' }],
    })
    must(await approveOpen())
    const told = await database
      .selectFrom('fund_message')
      .select(['title', 'content', 'admin_only'])
      .where('fund_id', '=', fundId)
      .execute()
    expect(told).toEqual([
      {
        title: 'ファンドの内容の変更',
        content: expect.stringContaining('→ 売却の時期を早めます。'),
        admin_only: false,
      },
    ])
    const mails = await database
      .selectFrom('mail_outbox')
      .select(['member_id', 'subject'])
      .where('template', '=', 'fund-changed')
      .execute()
    expect(mails).toEqual([{ member_id: memberId, subject: '第14号の内容を変更しました' }])
    expect(await askToChange({ fundTotal: 3_500_000 })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { fundTotal: expect.stringContaining('1,000,000円') },
    })
    expect(await askToChange({ offeringStartAt: new Date('2026-05-07T18:00:00+09:00') })).toMatchObject({
      fields: { offeringStartAt: '募集が始まっているため変更できません。' },
    })
    expect(await askToChange({ autoRenewal: true })).toMatchObject({
      fields: { autoRenewal: '申し込みがあるため変更できません。' },
    })
    expect(await askToChange({ offeringMethod: 'lottery' })).toMatchObject({
      fields: { offeringMethod: '公開した後は変更できません。' },
    })
  })

  it('gives its waitlist up by two operators, and not any more once members can be in it', async () => {
    await publishComplete()
    expect(await save({ hasWaitlist: false })).toMatchObject({ code: 'CONFLICT' })
    must(await askToChange({ hasWaitlist: false }))
    const [proposal] = await listProposals(database, { status: 'open' })
    expect(proposal?.effect.changes).toContainEqual({
      label: 'キャンセル待ち',
      before: 'あり',
      after: 'なし',
      isShown: true,
    })
    must(await approveOpen())
    expect((await loadFund(database, fundId))?.fund.hasWaitlist).toBe(false)
    now = new Date('2026-05-08T10:00:00+09:00')
    expect(await askToChange({ hasWaitlist: true })).toMatchObject({
      fields: { hasWaitlist: '募集が始まっているため変更できません。' },
    })
  })

  it('shows the dates that were published first beside the new ones, and not those of its draft', async () => {
    must(await save({ operationEndOn: '2027-08-31' }))
    await publishComplete()
    expect(await loadScheduleBefore(database, fundId)).toBeNull()
    for (const operationStartOn of ['2026-07-01', '2026-07-15']) {
      must(await askToChange({ operationStartOn }))
      must(await approveOpen())
    }
    expect(await loadScheduleBefore(database, fundId)).toEqual({
      offeringStartAt: null,
      offeringEndAt: null,
      operationStartOn: completeFund.operationStartOn,
      operationEndOn: null,
    })
    must(await askToChange({ operationStartOn: completeFund.operationStartOn, plannedRateBp: 600 }))
    must(await approveOpen())
    expect((await loadScheduleBefore(database, fundId))?.operationStartOn).toBe('2026-07-15')
  })

  it('of a lottery keeps its end: the promised random number hangs on it', async () => {
    await publishComplete({ offeringMethod: 'lottery' })
    const changes = { offeringMethod: 'lottery', offeringEndAt: new Date('2026-05-25T23:59:59+09:00') } as const
    expect(await askToChange(changes)).toMatchObject({
      fields: { offeringEndAt: expect.stringContaining('公開の乱数') },
    })
  })

  it('cannot grow beyond the ceiling', async () => {
    await publishComplete()
    expect(await askToChange({ fundTotal: 110_000_000, yearlyRent: 9_000_000 })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('上限'),
    })
  })

  it('changes by a new version alone, says the database too', async () => {
    await publishComplete()
    await expect(sql`update fund set planned_rate_bp = 1 where id = ${fundId}`.execute(database)).rejects.toThrow(
      'changes by a new version',
    )
    await expect(sql`delete from fund_version`.execute(database)).rejects.toThrow('append-only')
  })
})

describe('documents', () => {
  const offer = (facts: Partial<Parameters<typeof offerDocument>[2]>) =>
    as(maker, () =>
      offerDocument(services, maker, {
        fundId,
        kind: 'other',
        name: '鑑定評価書',
        replaces: null,
        reason: '',
        bytes: pdf('appraisal'),
        ...facts,
      }),
    )

  it('come to a draft at once and may leave it again', async () => {
    const { documentId } = must(await offer({}))
    expect(await listFundDocuments(database, fundId)).toMatchObject([
      { id: documentId, name: '鑑定評価書', version: 1, is_generated: false },
    ])
    must(await as(maker, () => removeFundDocument(services, maker, documentId ?? NO_ROW)))
    expect(await listFundDocuments(database, fundId)).toEqual([])
    expect(await offer({ bytes: Buffer.from('GIF89a') })).toMatchObject({
      fields: { file: 'PDFファイルを選択してください' },
    })
    expect(await offer({ name: '' })).toMatchObject({ fields: { name: '必須です' } })
  })

  it('of a published fund wait for the second operator, with the reason', async () => {
    const { documentId } = must(await offer({}))
    await publishComplete()
    expect(await offer({ replaces: documentId, bytes: pdf('second') })).toMatchObject({
      fields: { reason: '必須です' },
    })
    expect(
      must(await offer({ replaces: documentId, bytes: pdf('second'), reason: '評価の時点を改めました。' })),
    ).toMatchObject({ documentId: null, proposalId: expect.any(Number) })
    must(await approveOpen())
    const versions = (await listFundDocuments(database, fundId)).filter(({ name }) => name === '鑑定評価書')
    expect(versions).toMatchObject([
      { version: 2, reason: '評価の時点を改めました。', replaced_at: null },
      { version: 1, replaced_at: now },
    ])
    expect(await as(maker, () => removeFundDocument(services, maker, versions[0]?.id ?? NO_ROW))).toMatchObject({
      code: 'CONFLICT',
    })
  })
})

it('the list finds funds by state, method and words, and counts the states', async () => {
  await publishComplete()
  must(await as(maker, () => createDraft(services, maker, { name: '第15号　下書き', copyOf: null })))
  const find = async (filter: Parameters<typeof listFundsForOperators>[1]) =>
    (await listFundsForOperators(database, filter, {}, now)).rows.map(({ record }) => record.name)
  expect(await find({})).toEqual(['第15号　下書き', completeFund.name])
  expect(await find({ state: 'upcoming' })).toEqual([completeFund.name])
  expect(await find({ state: 'draft', method: 'lottery' })).toEqual([])
  expect(await find({ search: '白壁' })).toEqual([completeFund.name])
  expect((await countFundStates(database, now)).filter(({ count }) => count > 0)).toEqual([
    { state: 'draft', count: 1 },
    { state: 'upcoming', count: 1 },
  ])
  const all = []
  for await (const { record } of eachFund(database, {}, now)) all.push(record.id)
  expect(all).toEqual([fundId, fundId + 1])
})

describe('the mails that members will get about a fund', () => {
  it('are read beforehand by operators, and by nobody else', async () => {
    const kinds = async (viewer: Viewer | null) =>
      Promise.all(fundMailKinds.map((kind) => fundMailHtml(services, viewer, { id: fundId, kind })))
    const [opening, accepted] = await kinds(maker)
    expect(opening).toContain('まもなく第14号の募集を始めます')
    expect(accepted).toContain('第14号の申し込みを受け付けました')
    expect(await kinds({ ...maker, role: 'member' })).toEqual([null, null])
    expect(await kinds(null)).toEqual([null, null])
    expect(await fundMailHtml(services, maker, { id: idOf(999_999), kind: 'opening' })).toBeNull()
  })
})
