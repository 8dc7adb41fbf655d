import { appliedShare } from '../../../../../domain/funds/offering-word.ts'
import { yen } from '../../../../../domain/money.ts'
import { figure } from '../../../ui/admin-format.ts'

/** What investors have applied for, and its 応募率: the one of the fund's page. */
export function AppliedFigures({ applied, senior }: { applied: number; senior: number }) {
  return (
    <>
      {figure(applied)}
      <br />
      <small>{`応募率 ${appliedShare(yen(applied), yen(senior))}％`}</small>
    </>
  )
}
