import { japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import { isGoaled, offeringTotals, shownProgress, type OfferingMethod } from '../../../domain/funds/fund.ts'
import type { FundPicture } from '../../../domain/records/fund-picture.ts'
import { fundFields } from '../../../domain/records/fund.ts'
import { hasFailed } from './fund-record.ts'
import type { FundDocument } from './load-fund-documents.ts'
import type { ShownFund } from './show-funds.ts'
import type { Id } from '../../../domain/id.ts'

/** The database's word in the API's. */
export const toRecruitType = (method: OfferingMethod) => fundFields.offeringMethod.kind.toApi(method)

/** Percent out of basis points: 820 is 8.2. For showing only; nobody calculates with it. */
export const toPercent = (basisPoints: number): number => basisPoints / 100

/** The usual size of an uploaded picture; pages find its other sizes beside it. */
export const photographUrl = (fundId: Id<'fund'>, pictureId: Id<'fund_picture'>): string =>
  `/pictures/${fundId}/photo/${pictureId}-960.webp`

/** A picture as pages get it; without `picture` it is the quiet one of a fund that has none. */
export interface ApiImage {
  url: string
  picture: FundPicture | null
}

/** Every picture of a fund, the main one first. */
export function toImages({ id, pictures }: Pick<ShownFund, 'id' | 'pictures'>): ApiImage[] {
  return pictures.map((picture) => ({ url: photographUrl(id, picture.id), picture }))
}

export interface ApiFile {
  id: Id<'fund_document'>
  name: string
  url: string
  size: number
}

export function toFiles(documents: readonly FundDocument[], kind: FundDocument['kind']): ApiFile[] {
  return documents.filter((document) => document.kind === kind).map(toFile)
}

export const toFile = ({ id, name, size_bytes: size }: Pick<FundDocument, 'id' | 'name' | 'size_bytes'>): ApiFile => ({
  id,
  name,
  url: `/documents/${id}/${encodeURIComponent(name)}.pdf`,
  size,
})

export function toStats({ fund, totals }: ShownFund) {
  const { investTotal, paidTotal } = offeringTotals(fund, totals)
  return {
    invest_total: investTotal,
    paid_total: paidTotal,
    held_total: totals.held,
    is_goaled: isGoaled(fund, totals),
  }
}

export function toFundResult(shown: ShownFund) {
  const { fund, totals, result, shownAt } = shown
  const rateBp = result?.rateBp ?? null
  const rateAfterLossBp = result?.rateAfterLossBp ?? null
  // A day to come is a plan, and told as one elsewhere.
  const come = (day: JapanDate | null | undefined): JapanDate | null =>
    day && day <= japanDateOf(shownAt) ? day : null
  return {
    progress: shownProgress(fund, totals, result, { now: shownAt, hasFailed: hasFailed(shown) }).label,
    start_at: shown.openedAt,
    end_at: shown.closedAt,
    unyo_start_at: come(result?.operationStartOn),
    unyo_end_at: come(result?.operationEndOn),
    rimawari: rateBp === null ? null : toPercent(rateBp),
    rimawari_after_loss: rateAfterLossBp === null ? null : toPercent(rateAfterLossBp),
    payday: result?.payday ?? null,
    isFail: hasFailed(shown),
  }
}
