import { afterEach, beforeEach, expect, it } from 'vitest'
import { issueAnnualReportTicket } from '../../../src/features/documents/annual-report/issue-annual-report.ts'
import { issueFundDocuments } from '../../../src/features/funds/fund-editing/issue-fund-documents.ts'
import { verifyDocument } from '../../../src/features/documents/document/verify-document.ts'
import { createFund } from '../../../src/features/funds/fund/create-fund.ts'
import type { FundDraft } from '../../../src/domain/funds/fund-draft.ts'
import { replaceFundDocument } from '../../../src/features/funds/fund/replace-fund-document.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { sha256Hex } from '../../../src/platform/secret.ts'
import { openDepositWorld, openingDay, type DepositWorld } from '../../support/deposit-world.ts'
import { must } from '../../support/must.ts'
import { askApi } from '../support/ask-api.ts'
import type { Id } from '../../../src/domain/id.ts'

let world: DepositWorld
let member: Viewer
let fundId: Id<'fund'>
let investmentId: Id<'investment'>

beforeEach(async () => {
  world = await openDepositWorld()
  world.at(openingDay)
  fundId = await world.addFund()
  member = await world.addMember()
  investmentId = await world.apply(fundId, member, 300_000)
  await world.download(investmentId, member)
})
afterEach(() => world.close())

const request = { ipAddress: '127.0.0.1' }
const verify = (sha256: string) => verifyDocument(world.services, { sha256, request })
const fundName = '第12号　世田谷区三軒茶屋レジデンス'

const unpublishedFund: FundDraft = {
  name: '第13号　名前をまだ公表していないファンド',
  detail: '所在地：東京都世田谷区',
  offeringStartAt: new Date('2026-05-01T19:00:00+09:00'),
  offeringEndAt: new Date('2026-05-10T23:59:59+09:00'),
  offeringMethod: 'first_come',
  goal: 'all_in',
  fundTotal: 10_000_000,
  subordinatedAmount: 2_000_000,
  minimumAmount: 100_000,
  maximumAmount: null,
  plannedRateBp: 700,
  rateBreakdown: [],
  operationTermMonths: 6,
  operationStartOn: '2026-06-01',
  operationEndOn: '2026-11-30',
  autoRenewal: false,
  earlyAccessCode: null,
}

async function contractBytes(): Promise<Uint8Array> {
  const { file_sha256 } = await world.database
    .selectFrom('contract_document')
    .select('file_sha256')
    .where('investment_id', '=', investmentId)
    .executeTakeFirstOrThrow()
  return world.services.files.get(file_sha256 ?? '')
}

it('knows its own contract by its bytes, and by no other', async () => {
  const bytes = Buffer.from(await contractBytes())
  expect(must(await verify(sha256Hex(bytes)))).toEqual({
    kind: 'contract',
    issued_at: openingDay,
    fund_name: fundName,
    is_replaced: false,
  })
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(must(await verify(sha256Hex(bytes)))).toBeNull()
})

it('tells nobody’s name, by any field', async () => {
  const answer = await askApi(
    world.services,
    `{ verifyDocument(sha256: "${sha256Hex(await contractBytes())}") { kind issued_at fund_name is_replaced } }`,
  )
  expect(answer).toEqual({
    verifyDocument: {
      kind: 'contract',
      issued_at: '2026-04-01T19:00:00+09:00',
      fund_name: fundName,
      is_replaced: false,
    },
  })
})

it('names no fund that is not public', async () => {
  const { fundId: draft } = must(await createFund(world.services, { draft: unpublishedFund, actor: 'operator:1' }))
  must(await issueFundDocuments(world.services, { fundId: draft, reason: '', actor: 'operator:1' }))
  const { file_sha256 } = await world.database
    .selectFrom('fund_document')
    .select('file_sha256')
    .where('fund_id', '=', draft)
    .where('kind', '=', 'pre_contract')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(must(await verify(file_sha256))).toMatchObject({ kind: 'pre_contract', fund_name: null })
})

it('says of a replaced version that there is a newer one', async () => {
  must(await issueFundDocuments(world.services, { fundId, reason: '', actor: 'operator:1' }))
  const { id, file_sha256: old } = await world.database
    .selectFrom('fund_document')
    .select(['id', 'file_sha256'])
    .where('fund_id', '=', fundId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const bytes = Buffer.from('%PDF-1.7 corrected')
  must(await replaceFundDocument(world.services, { documentId: id, bytes, reason: '訂正', actor: 'operator:1' }))
  expect(must(await verify(old))).toMatchObject({ is_replaced: true })
  expect(must(await verify(sha256Hex(bytes)))).toMatchObject({ is_replaced: false })
})

it('knows annual reports, which belong to no fund', async () => {
  must(await issueAnnualReportTicket(world.services, member, '2026'))
  const { file_sha256 } = await world.database
    .selectFrom('annual_report')
    .select('file_sha256')
    .executeTakeFirstOrThrow()
  expect(must(await verify((file_sha256 ?? '').toUpperCase()))).toMatchObject({
    kind: 'annual_report',
    fund_name: null,
  })
})

it.each(['', 'abc', 'g'.repeat(64), '0'.repeat(65), "' or 1=1 --"])('%o is no SHA-256', async (sha256) => {
  expect(await verify(sha256)).toMatchObject({ ok: false, code: 'BAD_USER_INPUT' })
})

it('is throttled for a network address', async () => {
  const ask = () => verifyDocument(world.services, { sha256: '0'.repeat(64), request: { ipAddress: '198.51.100.7' } })
  for (let count = 0; count < 120; count += 1) must(await ask())
  expect(await ask()).toMatchObject({ ok: false, code: 'RATE_LIMITED' })
  expect(
    must(await verifyDocument(world.services, { sha256: '0'.repeat(64), request: { ipAddress: '198.51.100.8' } })),
  ).toBeNull()
})
