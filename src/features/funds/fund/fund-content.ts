import type { Insertable, Selectable } from 'kysely'
import type { CompleteFundDraft, FundDraft, FundPictureChoice } from '../../../domain/fund-draft.ts'
import type { Fund, JsonObject } from '../../../platform/database/types.ts'

const completeDraft = (draft: FundDraft): CompleteFundDraft => ({
  ...draft,
  disclosure: draft.disclosure ?? {},
  pictures: draft.pictures ?? [],
  hasWaitlist: draft.hasWaitlist ?? true,
})

/** A draft as the columns of its fund. */
export function toFundColumns(draft: FundDraft) {
  const { disclosure, pictures, hasWaitlist } = completeDraft(draft)
  return {
    name: draft.name.trim(),
    detail: draft.detail,
    offering_start_at: draft.offeringStartAt,
    offering_end_at: draft.offeringEndAt,
    offering_method: draft.offeringMethod,
    goal: draft.goal,
    fund_total: draft.fundTotal,
    subordinated_amount: draft.subordinatedAmount,
    minimum_amount: draft.minimumAmount,
    maximum_amount: draft.maximumAmount,
    planned_rate_bp: draft.plannedRateBp,
    rate_breakdown: JSON.stringify(draft.rateBreakdown),
    operation_term_months: draft.operationTermMonths,
    operation_start_on: draft.operationStartOn,
    operation_end_on: draft.operationEndOn,
    auto_renewal: draft.autoRenewal,
    has_waitlist: hasWaitlist,
    early_access_code: draft.earlyAccessCode === '' ? null : draft.earlyAccessCode,
    disclosure: JSON.stringify(disclosure),
    pictures: JSON.stringify(pictures),
  } satisfies Partial<Insertable<Fund>>
}

/** A fund's row as the draft it came from. */
export function draftOfRow(row: Selectable<Fund>): CompleteFundDraft {
  return {
    name: row.name,
    detail: row.detail,
    offeringStartAt: row.offering_start_at,
    offeringEndAt: row.offering_end_at,
    offeringMethod: row.offering_method,
    goal: row.goal,
    fundTotal: row.fund_total,
    subordinatedAmount: row.subordinated_amount,
    minimumAmount: row.minimum_amount,
    maximumAmount: row.maximum_amount,
    plannedRateBp: row.planned_rate_bp,
    rateBreakdown: row.rate_breakdown as unknown as CompleteFundDraft['rateBreakdown'],
    operationTermMonths: row.operation_term_months,
    operationStartOn: row.operation_start_on,
    operationEndOn: row.operation_end_on,
    autoRenewal: row.auto_renewal,
    hasWaitlist: row.has_waitlist,
    earlyAccessCode: row.early_access_code,
    disclosure: row.disclosure as CompleteFundDraft['disclosure'],
    pictures: row.pictures as unknown as readonly FundPictureChoice[],
  }
}

/** As a version or a proposal keeps it: instants as text in UTC, everything else as it is. */
export function toStoredContent(draft: FundDraft): JsonObject {
  const complete = completeDraft(draft)
  const earlyAccessCode = complete.earlyAccessCode === '' ? null : complete.earlyAccessCode
  return JSON.parse(JSON.stringify({ ...complete, name: complete.name.trim(), earlyAccessCode })) as JsonObject
}

/** What was kept before a fund could do without a waitlist says nothing of it: it had one. */
export function fromStoredContent(content: JsonObject): CompleteFundDraft {
  const stored = content as unknown as CompleteFundDraft & {
    hasWaitlist?: boolean
    offeringStartAt: string
    offeringEndAt: string
  }
  return {
    ...stored,
    hasWaitlist: stored.hasWaitlist ?? true,
    offeringStartAt: new Date(stored.offeringStartAt),
    offeringEndAt: new Date(stored.offeringEndAt),
  }
}
