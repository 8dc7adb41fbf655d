import type { JapanDate } from '../../domain/calendar.ts'
import { idOf, type Id } from '../../domain/id.ts'
import { multiplyThenFloor, type Yen } from '../../domain/money.ts'
import { loadFundStatement } from '../../features/treasury/fund-statement/load-fund-statement.ts'
import { publishManagementReport } from '../../features/funds/management-report/publish-management-report.ts'
import { writeManagementReport } from '../../features/funds/management-report/write-management-report.ts'
import { must, type DemoEnvironment } from './demo-environment.ts'

/** The property-management report on a term, delivered once its dividend is paid. What the fund's book does not say is declared. */
export async function publishDemoReport(
  { services, operator }: DemoEnvironment,
  fundId: Id<'fund'>,
  { startOn, endOn, dividend }: { startOn: JapanDate; endOn: JapanDate; dividend: Yen },
): Promise<void> {
  const operatorId = idOf<'member'>(operator.replace('operator:', ''))
  const { isBooked } = await loadFundStatement(services.database, { fundId, startOn, endOn })
  const management = multiplyThenFloor(dividend, 12, 100)
  const taxes = multiplyThenFloor(dividend, 7, 100)
  const { reportId, revision } = must(
    await writeManagementReport(services, {
      fundId,
      periodStartOn: startOn,
      periodEndOn: endOn,
      facts: {
        income: isBooked ? [] : [{ label: '賃料などの収入', amount: dividend + management + taxes }],
        costs: isBooked
          ? []
          : [
              { label: '管理の費用', amount: management },
              { label: '公租公課と保険料', amount: taxes },
            ],
        remarks: ['期間中、特記すべき修繕・事故等はありませんでした。'],
      },
      reason: '',
      operatorId,
    }),
  )
  must(await publishManagementReport(services, { reportId, revision, operatorId }))
}
