import { CORRECTION_CAUSES, correctionCauses, type CorrectionCause } from '../../../domain/funds/fund-corrections.ts'
import { Options } from '../../ui/options.tsx'
import { Select } from '../../ui/select.tsx'

/** Why something is corrected, in the words that everybody may read: what operators write for each other may hold names. */
export function CauseSelect({
  cause,
  error,
  keepsDeposit = false,
  onChange,
}: {
  cause: CorrectionCause
  error?: string | undefined
  /** Whether it may be a buyer's deposit that is kept. */
  keepsDeposit?: boolean
  onChange: (cause: CorrectionCause) => void
}) {
  return (
    <Select
      label="公表する原因"
      hint="締めた期間に関わる訂正は、原因とともに公表されます。理由の文は公表されません"
      value={cause}
      error={error}
      onChange={({ target }) => onChange(correctionCauses.find((each) => each === target.value) ?? 'unsaid')}
    >
      <Options
        of={correctionCauses
          .filter((each) => keepsDeposit || each !== 'deposit_kept')
          .map((id) => ({ id, name: CORRECTION_CAUSES[id] }))}
      />
    </Select>
  )
}
