import type { RehearsalPlan } from '../../domain/investing/rehearsal.ts'
import type { RehearsalReport } from '../../domain/investing/rehearsal-report.ts'
import type { CompleteFundDraft } from '../../domain/funds/fund-draft.ts'
import type { Id } from '../../domain/id.ts'

/** What is played: a copy of a fund, and who presses. Nothing in it is anybody's. */
export interface RehearsalOrder {
  /** Names what belongs to this rehearsal, so that whoever tidies up finds it. */
  rehearsalId: Id<'drill'>
  plan: RehearsalPlan
  fund: CompleteFundDraft
  /** The names of what an applicant ticks. */
  documents: readonly string[]
}

export interface RehearsalProgress {
  step: 'preparing' | 'pressing' | 'checking'
  /** Presses that have their answer. */
  answered: number
}

/** Plays an opening where nothing real is within reach: no row, no mail, no money of the product. */
export interface RehearsalRunner {
  /** @throws when it could not be played, or was stopped by the signal; in either case nothing of it is left. */
  play(
    order: RehearsalOrder,
    how: { onProgress: (progress: RehearsalProgress) => void; signal: AbortSignal },
  ): Promise<RehearsalReport>
  /** Removes what a rehearsal has left whose worker was killed. */
  tidy(rehearsalId: Id<'drill'>): Promise<void>
  /** Stops whatever is being played. */
  close(): void
}
