import { renewalTerm } from '../../domain/auto-renewal.ts'
import { addDays, japanDateOf } from '../../domain/calendar.ts'
import { yen } from '../../domain/money.ts'
import { issueFundDocuments } from '../../features/funds/fund-editing/issue-fund-documents.ts'
import { createFund } from '../../features/funds/fund/create-fund.ts'
import { publishFund } from '../../features/funds/fund/publish-fund.ts'
import { demoDisclosure } from '../../features/funds/fund/demo/demo-disclosure.ts'
import type { DemoFund } from '../../features/funds/fund/demo/demo-fund.ts'
import type { Services } from '../../features/core/services.ts'
import { dayOf, instantOf } from './history.ts'
import { seedForOutcome } from './lottery-seed.ts'
import { recordDemoProperty } from './record-property.ts'
import { must, type DemoEnvironment } from './demo-environment.ts'

/** Creates the fund with its documents and shows it to the public. */
export async function publishDemoFund(demo: DemoEnvironment, fund: DemoFund): Promise<void> {
  const { services, seedAt, operator } = demo
  const operationStartOn = dayOf(fund.operationStartDay, seedAt)
  const offeringStartAt = instantOf(fund.offeringStart, seedAt)
  const appraisedOn = addDays(japanDateOf(offeringStartAt), -30)
  const draft = {
    ...fund,
    offeringStartAt,
    offeringEndAt: instantOf(fund.offeringEnd, seedAt),
    disclosure: demoDisclosure(fund, appraisedOn),
    operationStartOn,
    operationEndOn: fund.autoRenewal ? renewalTerm(operationStartOn, 0).endOn : dayOf(fund.operationEndDay, seedAt),
  }
  must(await createFund(services, { draft, id: fund.id, actor: operator }))
  await recordDemoProperty(demo, fund, appraisedOn)
  must(await issueFundDocuments(services, { fundId: fund.id, reason: '', actor: operator }))
  must(await publishFund(await withSeed(demo, fund, draft.offeringEndAt), { fundId: fund.id, actor: operator }))
}

/** A lottery that the demo's past has already drawn gets the seed that leads to its outcome; every other one a real one. */
async function withSeed(demo: DemoEnvironment, fund: DemoFund, offeringEndAt: Date): Promise<Services> {
  if (fund.offeringMethod === 'first_come' || offeringEndAt >= demo.seedAt) return demo.services
  const applications = demo.applications.flatMap(({ fund: { id }, investment }, index) =>
    id === fund.id
      ? [{ investId: String(index + 1), amount: yen(investment.amount), wins: investment.outcome !== 'not_selected' }]
      : [],
  )
  const seed = await seedForOutcome(applications, yen(fund.fundTotal - fund.subordinatedAmount))
  return { ...demo.services, beacon: null, randomBytes: () => seed }
}
