import { renewalTerm } from '../../domain/investing/auto-renewal.ts'
import type { PrintedDocument } from '../../adapters/pdf/printed-document.ts'
import { addDays, japanDateOf, type JapanDate } from '../../domain/calendar.ts'
import { completeDraft } from '../../domain/funds/fund-draft.ts'
import { yen } from '../../domain/money.ts'
import type { FundFacts, OperatorFacts } from '../../features/documents/contract/document/document-facts.ts'
import { fundDocuments } from '../../features/documents/contract/document/fund-documents.ts'
import { issueFundDocuments } from '../../features/funds/fund-editing/issue-fund-documents.ts'
import { saveVersion } from '../../features/funds/fund-editing/save-draft.ts'
import { createFund } from '../../features/funds/fund/create-fund.ts'
import { publishFund } from '../../features/funds/fund/publish-fund.ts'
import { DEMO_SALE_COST_BP, demoDisclosure, reserveOf } from '../../features/funds/fund/demo/demo-disclosure.ts'
import type { DemoFund } from '../../features/funds/fund/demo/demo-fund.ts'
import type { Services } from '../../features/core/services.ts'
import { demoPoints } from '../../features/funds/fund/demo/demo-points.ts'
import { demoYear } from '../../features/funds/fund/demo/demo-rents.ts'
import { demoCompanyFacts } from './demo-company.ts'
import { addDemoPictures } from './demo-pictures.ts'
import { dayOf, instantOf } from './history.ts'
import { seedForOutcome } from './lottery-seed.ts'
import { recordDemoProperty } from './record-property.ts'
import { must, type DemoPublishing } from './demo-environment.ts'

/** Creates the fund with its documents and shows it to the public. */
export async function publishDemoFund(demo: DemoPublishing, fund: DemoFund): Promise<void> {
  const { services, operator } = demo
  const draft = draftOf(fund, demo.seedAt)
  must(await createFund(services, { draft, id: fund.id, actor: operator }))
  const pictures = await addDemoPictures(demo, fund, appraisalDayOf(fund, demo.seedAt))
  if (pictures.length > 0) {
    const withPictures = completeDraft({ ...draft, pictures })
    must(await saveVersion(services, operator, { fundId: fund.id, version: 1, draft: withPictures }))
  }
  await recordDemoProperty(demo, fund, appraisalDayOf(fund, demo.seedAt))
  must(await issueFundDocuments(services, { fundId: fund.id, reason: '', actor: operator }))
  must(await publishFund(await withSeed(demo, fund, draft.offeringEndAt), { fundId: fund.id, actor: operator }))
}

/** What `publishDemoFund` prints at that moment, for whoever prints it ahead. */
export function papersOf(
  fund: DemoFund,
  { operator, seedAt }: { operator: OperatorFacts; seedAt: Date },
  at: Date,
): PrintedDocument[] {
  const disclosed = { ...operator, company: demoCompanyFacts(japanDateOf(at)) }
  return fundDocuments(factsOf(fund, seedAt), disclosed, at).map(({ paper }) => paper)
}

/** What the documents of the fund are made from, as the database is going to have it. */
export function factsOf(fund: DemoFund, seedAt: Date): FundFacts {
  const { closingDays, fillInPercent, ...facts } = completeDraft(draftOf(fund, seedAt))
  return { ...facts, id: fund.id, ...(closingDays > 0 && { closingDays, fillInPercent }) }
}

const appraisalDayOf = (fund: DemoFund, seedAt: Date): JapanDate =>
  addDays(japanDateOf(instantOf(fund.offeringStart, seedAt)), -30)

function draftOf(fund: DemoFund, seedAt: Date) {
  const operationStartOn = dayOf(fund.operationStartDay, seedAt)
  return {
    ...fund,
    offeringStartAt: instantOf(fund.offeringStart, seedAt),
    offeringEndAt: instantOf(fund.offeringEnd, seedAt),
    reserveAmount: reserveOf(fund.fundTotal),
    saleCostBp: DEMO_SALE_COST_BP,
    ...demoYear(fund),
    ...demoPoints(fund, appraisalDayOf(fund, seedAt)),
    disclosure: demoDisclosure(fund, appraisalDayOf(fund, seedAt)),
    operationStartOn,
    operationEndOn: fund.autoRenewal ? renewalTerm(operationStartOn, 0).endOn : dayOf(fund.operationEndDay, seedAt),
  }
}

/** A lottery that the demo's past has already drawn gets the seed that leads to its outcome; every other one a real one. */
async function withSeed(demo: DemoPublishing, fund: DemoFund, offeringEndAt: Date): Promise<Services> {
  if (fund.offeringMethod === 'first_come' || offeringEndAt >= demo.seedAt) return demo.services
  const applications = demo.applications.flatMap(({ fund: { id }, investment }, index) =>
    id === fund.id
      ? [{ investId: String(index + 1), amount: yen(investment.amount), wins: investment.outcome !== 'not_selected' }]
      : [],
  )
  const seed = await seedForOutcome(applications, yen(fund.fundTotal - fund.subordinatedAmount))
  return { ...demo.services, beacon: null, randomBytes: () => seed }
}
