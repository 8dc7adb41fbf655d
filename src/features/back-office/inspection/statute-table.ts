import type { FreeText } from '../../../domain/free-text.ts'
import { LAW_PLACES } from '../../../domain/back-office/law-places.ts'
import { REGISTER_KIND } from '../../../domain/tables/deliveries.ts'
import { KEPT_PAPERS, keptStatute, type KeptItem } from '../../../domain/tables/kept-items.ts'
import {
  contractStatute,
  preContractStatute,
  reportStatute,
  STATUTORY_READINGS,
  type ReportItem,
  type StatutoryItem,
} from '../../../domain/tables/statutory-items.ts'
import { reportPlaces } from '../../documents/contract/document/report-places.ts'
import { keptPlaces, type KeptPlace } from './kept-places.ts'

/** An item of the law as the authority reads where it is answered. */
export interface StatuteRow {
  paper: string
  law: string
  article: string
  title: string
  place: string
  /** What the company itself makes and keeps; '' where there is none. */
  besides: FreeText
  reading: string
}

const rowOf = (
  { law, article, title, reading }: StatutoryItem,
  stands: Pick<StatuteRow, 'paper' | 'place' | 'besides'>,
): StatuteRow => ({
  ...stands,
  law: law === 'act' ? '不動産特定共同事業法' : '不動産特定共同事業法施行規則',
  article,
  title,
  reading: STATUTORY_READINGS[reading],
})

/** `台帳「02_事業参加者名簿」` */
function placeText(place: KeptPlace): string {
  if ('register' in place) return `台帳「${place.register}」`
  if ('paper' in place) return `書面「${REGISTER_KIND[place.paper]}」`
  return LAW_PLACES[place.screen].name
}

/** Every item of act and rule that a paper, book, list or duty of ours answers, in the order of the papers. */
export const statuteRows = (): StatuteRow[] => [
  ...Object.values(preContractStatute).map((item) => inPaper(item, '契約成立前書面')),
  ...Object.values(contractStatute).map((item) => inPaper(item, '契約成立時書面')),
  ...(Object.keys(reportStatute) as ReportItem[]).map((key) =>
    rowOf(reportStatute[key], {
      paper: '財産管理報告書',
      place: `報告書の${reportPlaces[key].map((label) => `「${label}」`).join('')}`,
      besides: '',
    }),
  ),
  ...(Object.keys(keptStatute) as KeptItem[]).map((key) =>
    rowOf(keptStatute[key], {
      paper: KEPT_PAPERS[keptStatute[key].paper],
      place: keptPlaces[key].at.map(placeText).join('、'),
      besides: keptPlaces[key].besides ?? '',
    }),
  ),
]

const inPaper = (item: StatutoryItem, paper: string): StatuteRow => rowOf(item, { paper, place: paper, besides: '' })
