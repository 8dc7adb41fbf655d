import { correctionCauses } from '../../../domain/funds/fund-corrections.ts'
import { builder } from './builder.ts'

export const CorrectionCauseType = builder.enumType('CorrectionCause', {
  description:
    'Why something was corrected, as everybody reads it where it touches a closed period. unsaid where nobody says more.',
  values: correctionCauses,
})
