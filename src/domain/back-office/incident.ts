import { isHoliday } from '../business-day.ts'
import { addDays, japanDateOf, type JapanDate } from '../calendar.ts'

/** What the register of incidents holds. */
export const INCIDENT_KINDS = {
  personal_data: '個人データの漏えい等',
  outage: 'システムの障害',
  wrong_document: '書面・表示の誤り',
  wrong_payment: '入出金の誤り',
  other: 'その他',
} as const
export type IncidentKind = keyof typeof INCIDENT_KINDS

/** Personal data that an incident may touch. */
export const INCIDENT_DATA = {
  name: '氏名',
  birthday: '生年月日',
  address: '住所',
  contact: '電話番号・メールアドレス',
  bank_account: '受取口座',
  identity: '本人確認の記録',
  investment: '申込・出資・分配の内容',
  tax: '税務の書類',
  credential: 'パスワードなどの認証情報',
  document: '契約書面などの書面',
  other: 'その他',
} as const
export type IncidentData = keyof typeof INCIDENT_DATA

/** Why the law asks for a report: rules of the act on the protection of personal information, article 7, numbers 1 to 4. Data under strong encryption is none of them. */
export const REPORT_GROUNDS = {
  sensitive: '要配慮個人情報が含まれる（1号）',
  financial: '不正に利用されると財産的被害が生じるおそれがある（2号）',
  wrongful: '不正の目的で行われたおそれがある（3号）',
  many: '本人の数が1,000人を超える（4号）',
} as const
export type ReportGround = keyof typeof REPORT_GROUNDS

/** What two people agree on before it leaves: the two reports to the commission, and what the persons are told. */
export const INCIDENT_NOTICES = {
  preliminary: '個人情報保護委員会への速報',
  final: '個人情報保護委員会への確報',
  people: 'ご本人への通知',
} as const
export type IncidentNoticeKind = keyof typeof INCIDENT_NOTICES
export const incidentReports = ['preliminary', 'final'] as const satisfies readonly IncidentNoticeKind[]
export type IncidentReport = (typeof incidentReports)[number]

/** The law behind each, as the list of deadlines names it. */
export function incidentSource(kind: IncidentNoticeKind): string {
  if (kind === 'people') return '個人情報保護法26条2項・同法施行規則10条'
  return `個人情報保護法26条1項・同法施行規則8条${kind === 'preliminary' ? 1 : 2}項`
}

/** "Promptly", which the commission's guidelines (general part, 3-5-3-3) put at three to five days; the day on which it became known is day 1. */
const PRELIMINARY_AIM_DAYS = 3
const PRELIMINARY_DAYS = 5
/** Rules, article 8, paragraph 2; 60 where it may have been done on purpose. */
const FINAL_DAYS = 30
const FINAL_DAYS_OF_WRONGFUL = 60

export interface IncidentDeadlines {
  /** When the first report should have left, and when it must have. */
  preliminaryAimOn: JapanDate
  preliminaryDueOn: JapanDate
  finalDueOn: JapanDate
  /** The persons are told "promptly": with the first report, as far as it is known who they are. */
  peopleDueOn: JapanDate
}

/** By when the law asks what; null where it asks nothing. */
export function incidentDeadlines(noticedAt: Date, grounds: readonly ReportGround[]): IncidentDeadlines | null {
  if (grounds.length === 0) return null
  const first = japanDateOf(noticedAt)
  const dayOf = (days: number) => addDays(first, days - 1)
  const preliminaryDueOn = dayOf(PRELIMINARY_DAYS)
  return {
    preliminaryAimOn: dayOf(PRELIMINARY_AIM_DAYS),
    preliminaryDueOn,
    finalDueOn: officeDayFrom(dayOf(grounds.includes('wrongful') ? FINAL_DAYS_OF_WRONGFUL : FINAL_DAYS)),
    peopleDueOn: preliminaryDueOn,
  }
}

/** A last day on which the commission rests, 29 December to 3 January among them, moves to the next one (act on holidays of administrative organs, article 2). */
function officeDayFrom(day: JapanDate): JapanDate {
  const monthAndDay = day.slice(5)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const rests = monthAndDay >= '12-29' || monthAndDay <= '01-03' || weekday === 0 || weekday === 6 || isHoliday(day)
  return rests ? officeDayFrom(addDays(day, 1)) : day
}
