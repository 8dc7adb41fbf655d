import { japanDateOf, timeOfDay, type JapanDate } from '../../domain/calendar.ts'
import { proposeCompanyFacts } from '../../features/back-office/company/propose-company-facts.ts'
import { demoCompanyDays, demoCompanyFacts } from './demo-company.ts'
import { must, type DemoEnvironment } from './demo-environment.ts'
import { operatorViewer } from './operator-viewer.ts'
import { agreeOnPast } from './past-contributions.ts'

type Recording = Pick<DemoEnvironment, 'services' | 'operatorIds'>

/** One operator proposes what is to be told of the company as of today, the other approves. */
export async function recordDemoCompany(demo: Recording, seen: number): Promise<void> {
  const { services, operatorIds } = demo
  const today = japanDateOf(services.clock.now())
  const proposal = { facts: demoCompanyFacts(today), validFrom: today, seen }
  await agreeOnPast(demo, must(await proposeCompanyFacts(services, operatorViewer(services, operatorIds[0]), proposal)))
}

/** When accounts are told that were closed between two days of the demo's past: in office hours. */
export const demoCompanyTimes = (after: JapanDate, until: JapanDate): Date[] =>
  demoCompanyDays(after, until).map((day) => timeOfDay(day, 10, 0))
