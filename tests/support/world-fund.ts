import { addFundDocument } from '../../src/features/funds/fund/add-fund-document.ts'
import { createFund } from '../../src/features/funds/fund/create-fund.ts'
import type { FundDraft } from '../../src/domain/funds/fund-draft.ts'
import { publishFund } from '../../src/features/funds/fund/publish-fund.ts'
import type { Services } from '../../src/features/core/services.ts'
import { must } from './must.ts'
import type { Id } from '../../src/domain/id.ts'

const examplePdf = Buffer.from('%PDF-1.7 example')

/** Investors fill 8,000,000 yen within ten days. */
const exampleFund = (now: Date): FundDraft => ({
  name: '第12号　世田谷区三軒茶屋レジデンス',
  detail: '所在地：東京都世田谷区三軒茶屋二丁目\n種類：共同住宅',
  offeringStartAt: now,
  offeringEndAt: new Date(now.getTime() + 10 * 24 * 3_600_000),
  offeringMethod: 'first_come',
  goal: 'all_in',
  fundTotal: 10_000_000,
  subordinatedAmount: 2_000_000,
  minimumAmount: 100_000,
  maximumAmount: null,
  plannedRateBp: 820,
  rateBreakdown: [],
  operationTermMonths: 6,
  operationStartOn: '2026-05-01',
  operationEndOn: '2026-10-31',
  autoRenewal: false,
  earlyAccessCode: null,
})

/** Published with one pre-contract document, now. */
export async function publishExampleFund(
  services: Services,
  actor: string,
  changes: Partial<FundDraft>,
): Promise<Id<'fund'>> {
  const draft = { ...exampleFund(services.clock.now()), ...changes }
  const { fundId } = must(await createFund(services, { draft, actor }))
  must(
    await addFundDocument(services, { fundId, kind: 'pre_contract', name: '契約成立前書面', bytes: examplePdf, actor }),
  )
  must(await publishFund(services, { fundId, actor }))
  return fundId
}
