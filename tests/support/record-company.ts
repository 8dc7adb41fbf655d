import { japanDateOf } from '../../src/domain/calendar.ts'
import type { CompanyFacts } from '../../src/domain/records/company.ts'
import { proposeCompanyFacts } from '../../src/features/back-office/company/propose-company-facts.ts'
import { listCompanyVersions } from '../../src/features/back-office/company/list-versions.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import type { Services } from '../../src/features/core/services.ts'
import { actAsOperator } from '../../src/platform/database/acting-operator.ts'
import { demoCompanyFacts } from '../../src/server/demo/demo-company.ts'
import { must } from './must.ts'
import { consent } from './second-consent.ts'

interface ToRecord {
  services: Services
  /** Two operators. */
  maker: Viewer
  checker: Viewer
}

/** Two operators record the company as of today; what is not said is the demo's. */
export async function recordCompany(
  { services, maker, checker }: ToRecord,
  said: Partial<CompanyFacts> = {},
): Promise<void> {
  const today = japanDateOf(services.clock.now())
  const [last] = await listCompanyVersions(services.database)
  const facts = { ...(last?.facts ?? demoCompanyFacts(today)), ...said }
  const proposal = { facts, validFrom: today, seen: last?.version ?? 0 }
  const { proposalId } = must(
    await actAsOperator(`operator:${maker.memberId}`, () => proposeCompanyFacts(services, maker, proposal)),
  )
  must(await consent(services, checker, proposalId))
}
