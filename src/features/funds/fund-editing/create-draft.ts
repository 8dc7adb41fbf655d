import { addDays, japanDateOf, timeOfDay } from '../../../domain/calendar.ts'
import type { FundDraft } from '../../../domain/funds/fund-draft.ts'
import { badInput, refusal, type Outcome } from '../../../platform/outcome.ts'
import { createFund } from '../fund/create-fund.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { findEditedFund } from './find-edited-fund.ts'
import type { Id } from '../../../domain/id.ts'

/** With what a new fund begins: something to change, not something to believe. */
const usualDraft: Omit<FundDraft, 'name' | 'offeringStartAt' | 'offeringEndAt'> = {
  detail: '',
  offeringMethod: 'first_come',
  goal: 'all_or_nothing',
  fundTotal: 10_000_000,
  subordinatedAmount: 2_000_000,
  minimumAmount: 100_000,
  maximumAmount: null,
  plannedRateBp: 600,
  rateBreakdown: [],
  operationTermMonths: 12,
  operationStartOn: null,
  operationEndOn: null,
  autoRenewal: false,
  earlyAccessCode: null,
}

const daysUntilOpening = 14
const daysOfOffering = 14

/**
 * A new draft, empty or with what another fund says. Days, code, pictures and documents are each fund's own: they are not copied, and
 * the business manager looks anew.
 */
export async function createDraft(
  services: Services,
  viewer: Viewer,
  { name, copyOf }: { name: string; copyOf: Id<'fund'> | null },
): Promise<Outcome<{ fundId: Id<'fund'> }>> {
  if (name.trim() === '') return badInput({ name: '必須です' })
  const original = copyOf === null ? null : await findEditedFund(services.database, copyOf)
  if (copyOf !== null && original === null) return refusal('NOT_FOUND', 'コピー元のファンドが見つかりません。')
  const opening = addDays(japanDateOf(services.clock.now()), daysUntilOpening)
  const content =
    original === null
      ? usualDraft
      : { ...original.draft, disclosure: { ...original.draft.disclosure, managerReview: '' } }
  const draft: FundDraft = {
    ...content,
    name,
    offeringStartAt: timeOfDay(opening, 19, 0),
    offeringEndAt: timeOfDay(addDays(opening, daysOfOffering), 23, 59, 59),
    operationStartOn: null,
    operationEndOn: null,
    earlyAccessCode: null,
    pictures: [],
  }
  return createFund(services, { draft, actor: `operator:${viewer.memberId}` })
}
