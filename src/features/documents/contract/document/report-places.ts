import type { ReportItem } from '../../../../domain/tables/statutory-items.ts'

/** The lines of the property-management report that answer each item of the law, as they are labelled there. A test holds them to `reportParts`. */
export const reportPlaces: Readonly<Record<ReportItem, readonly string[]>> = {
  'rep-1': ['対象の期間'],
  'rep-2': ['あなたの持分'],
  'rep-3': ['期間中の不動産の取引', '運用の経過', '直前の3期'],
  'rep-4': ['直前の3期', '期間の末日の所有', '期間の末日の帳簿価額', '期間の末日の賃貸', '期間の末日の滞納'],
  'rep-5': ['監査の有無と範囲'],
  'rep-6': ['業務の委託'],
  'rep-7': ['利害関係人との取引'],
  'rep-8': ['期間中の借入れ'],
  'rep-sig': ['業務管理者'],
}
