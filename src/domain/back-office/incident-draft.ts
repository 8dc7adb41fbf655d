import { formatDateTime } from '../calendar.ts'
import type { FreeText } from '../free-text.ts'
import { INCIDENT_DATA, REPORT_GROUNDS, type IncidentData, type ReportGround } from './incident.ts'

/** What is known of an incident, as its drafts are written from it. */
export interface ReportedIncident {
  title: string
  noticed_at: Date
  happened_from: Date | null
  happened_until: Date | null
  summary: string
  data: readonly IncidentData[]
  people: number | null
  grounds: readonly ReportGround[]
  cause: FreeText
  further_harm: string
  for_people: string
  publication: string
  measures: string
}

interface Company {
  companyName: string
  privacyOfficer: string
  telephone: string
  contactHours: string
}

export interface IncidentDraft {
  subject: string
  body: string
}

const orUnknown = (text: string): string => (text.trim() === '' ? '調査中' : text.trim())

function period({ happened_from: happenedFrom, happened_until: happenedUntil }: ReportedIncident): string {
  if (happenedFrom === null) return '調査中'
  return happenedUntil === null
    ? formatDateTime(happenedFrom)
    : `${formatDateTime(happenedFrom)}〜${formatDateTime(happenedUntil)}`
}

const dataOf = ({ data }: ReportedIncident): string =>
  data.length === 0 ? '調査中' : data.map((each) => INCIDENT_DATA[each]).join('、')

/** The nine items of the rules, article 8, paragraph 1, in their order: what is not known yet says so. */
export function draftReport(incident: ReportedIncident, company: Company, stage: '速報' | '確報'): IncidentDraft {
  const items = [
    ['概要', `発生：${period(incident)}\n発覚：${formatDateTime(incident.noticed_at)}\n${incident.summary.trim()}`],
    ['報告の対象となる事態', incident.grounds.map((each) => REPORT_GROUNDS[each]).join('、')],
    ['漏えい等が発生し、または発生したおそれがある個人データの項目', dataOf(incident)],
    [
      '漏えい等が発生し、または発生したおそれがある個人データに係る本人の数',
      incident.people === null ? '調査中' : `${incident.people.toLocaleString('ja-JP')}人`,
    ],
    ['原因', orUnknown(incident.cause)],
    ['二次被害またはそのおそれの有無およびその内容', orUnknown(incident.further_harm)],
    ['本人への対応の実施状況', orUnknown(incident.for_people)],
    ['公表の実施状況', orUnknown(incident.publication)],
    ['再発防止のための措置', orUnknown(incident.measures)],
    ['その他参考となる事項', `報告者：${company.companyName} 個人データ管理者 ${company.privacyOfficer}`],
  ]
  return {
    subject: `${stage}：${incident.title}`,
    body: items.map(([label, text]) => `【${label}】\n${text}`).join('\n\n'),
  }
}

/** What the persons are told: rules, article 10 (the summary, the data, the cause, further harm, and what else helps them), with an apology and a way to ask. */
export function draftForPeople(incident: ReportedIncident, company: Company): IncidentDraft {
  return {
    subject: '【重要】お客さまの個人データに関するお知らせとお詫び',
    body: [
      `このたび、お客さまの個人データについて、次の事態が発生したことを確認いたしました。ご心配とご迷惑をおかけし、深くお詫び申しあげます。`,
      `発生した事態：${incident.summary.trim()}`,
      `発生した日時：${period(incident)}`,
      `対象となる個人データ：${dataOf(incident)}`,
      `原因：${orUnknown(incident.cause)}`,
      `二次被害またはそのおそれ：${orUnknown(incident.further_harm)}`,
      `当社の対応と再発防止：${orUnknown(incident.measures)}`,
      `心当たりのない連絡やお取引にお気づきの場合は、お手数ですが、次の窓口までお知らせください。\n${company.companyName} お客さま窓口 ${company.telephone}（${company.contactHours}）`,
    ].join('\n\n'),
  }
}
