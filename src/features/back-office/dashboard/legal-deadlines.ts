import { lastDayOf } from '../../../domain/people/identity-method.ts'
import { sql } from 'kysely'
import {
  addDays,
  addMonths,
  formatDateWithoutWeekday,
  formatMonthDay,
  japanDate,
  japanDateOf,
  yearOf,
  type JapanDate,
} from '../../../domain/calendar.ts'
import { incidentSource } from '../../../domain/back-office/incident.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import { paymentReportDueOn } from '../../../domain/documents/report-year.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { operatorProfile } from '../../core/operator/operator-profile.ts'
import { loadReportTotals } from '../../documents/payment-report/load-report-totals.ts'
import { listTermsDue } from '../../investing/dividend/list-terms-due.ts'
import type { Services } from '../../core/services.ts'
import { listCompanyVersions } from '../company/list-versions.ts'
import { dutiesOf } from '../incident/incident-duties.ts'
import { listIncidents } from '../incident/incident.ts'
import { listVendors } from '../vendor/list-vendors.ts'
import { listWithheldTax } from '../../treasury/withholding/list-withheld-tax.ts'
import { listFeeTax } from '../../treasury/withholding/list-fee-tax.ts'

export const legalDeadlineKinds = [
  'tax',
  'payment_report',
  'dividend',
  'dividend_payment',
  'term_end',
  'renewal_choice',
  'identity_method',
  'licence',
  'incident',
  'vendor_check',
  'company_facts',
  'company_accounts',
] as const

/** What a law or the terms of contract ask of the operator by a day. */
export interface LegalDeadline {
  kind: (typeof legalDeadlineKinds)[number]
  dueOn: JapanDate
  title: string
  detail: string
  /** The law or the terms that ask it. */
  source: string
}

const monthsAhead = 12
/** A day that has passed stays in sight for a while: it may have been missed. What is known to be undone stays until it is done. */
const daysBehind = 31

const knownOpen: ReadonlySet<LegalDeadline['kind']> = new Set([
  'tax',
  'dividend',
  'dividend_payment',
  'incident',
  'vendor_check',
  'company_facts',
  'company_accounts',
])

/** It is on the list because it is still to be done, not because its day is near. */
export const isKnownOpen = ({ kind }: LegalDeadline): boolean => knownOpen.has(kind)

/** The year from today, nearest first. */
export async function listLegalDeadlines(services: Services): Promise<LegalDeadline[]> {
  const today = japanDateOf(services.clock.now())
  const byLaw = await Promise.all([
    taxDeadlines(services),
    paymentReportDeadline(services.database, today),
    dividendDeadlines(services),
    choiceDeadlines(services.database),
    identityMethodDeadline(services.database),
    incidentDeadlines(services.database),
    vendorDeadlines(services.database),
    companyDeadlines(services),
  ])
  const [from, until] = [addDays(today, -daysBehind), addMonths(today, monthsAhead)]
  return [...byLaw.flat(), licenceDeadline(services)]
    .filter((deadline) => deadline.dueOn <= until && (deadline.dueOn >= from || isKnownOpen(deadline)))
    .toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : one.dueOn > other.dueOn ? 1 : 0))
}

/** Income tax act, articles 210 and 211. */
async function taxDeadlines({ database, clock }: Services): Promise<LegalDeadline[]> {
  const open = (await listWithheldTax(database, clock.now())).filter((month) => month.open > 0)
  const ofFees = (await listFeeTax(database, clock.now())).filter((month) => month.open > 0)
  const dividends = open.map(({ month, count, open: tax, due_on: dueOn }) => ({
    kind: 'tax' as const,
    dueOn,
    title: `源泉所得税の納付（${Number(month.slice(5))}月支払分）`,
    detail: `税額 ${formatYen(yen(tax))}・${count}件`,
    source: '所得税法210条・211条',
  }))
  const fees = ofFees.map(({ project_name: fundName, month, fees: count, open: tax, due_on: dueOn }) => ({
    kind: 'tax' as const,
    dueOn,
    title: `報酬の源泉所得税の納付（${Number(month.slice(5))}月支払分）`,
    detail: `${fundName}　税額 ${formatYen(yen(tax))}・${count}件`,
    source: '所得税法204条・205条',
  }))
  return [...dividends, ...fees]
}

/** Income tax act, article 225: what was fixed in a year is reported by the end of the next January; the counts are those of the reports themselves. */
async function paymentReportDeadline(database: Queryable, today: JapanDate): Promise<LegalDeadline[]> {
  // A year whose day has passed out of sight need not be counted.
  const years = [yearOf(today) - 1, yearOf(today)].filter(
    (year) => paymentReportDueOn(year) >= addDays(today, -daysBehind),
  )
  const totals = await Promise.all(years.map(async (year) => ({ year, ...(await loadReportTotals(database, year)) })))
  return totals
    .filter(({ people }) => people > 0)
    .map(({ year, people, required }) => ({
      kind: 'payment_report',
      dueOn: paymentReportDueOn(year),
      title: `支払調書の提出（${year}年分）`,
      detail: `提出が必要な会員 ${required}人（分配のあった会員 ${people}人）`,
      source: '所得税法225条',
    }))
}

/** The terms of contract say by when a dividend is paid; the report of its period goes with it (real-estate joint enterprise act, article 28). */
async function dividendDeadlines(services: Services): Promise<LegalDeadline[]> {
  return (await listTermsDue(services)).map(
    ({
      kind,
      project_name: fundName,
      term,
      due_on: dueOn,
      is_pending: isPending,
      unpaid_people: unpaidPeople,
      unpaid_amount: unpaidAmount,
    }) => {
      const name = term === null ? fundName : `${fundName} 第${term}期`
      if (kind === 'term_end')
        return {
          kind,
          dueOn,
          title: `期間の終了（${name}）`,
          detail: '終了後に分配と財産管理報告書',
          source: '約款「運用期間と計算期間」',
        }
      if (kind === 'payment') {
        return {
          kind: 'dividend_payment',
          dueOn,
          title: `分配金の支払い（${name}）`,
          detail: `確定済み・未払い ${unpaidPeople}人（${formatYen(yen(unpaidAmount))}）`,
          source: '約款「分配金の支払い」',
        }
      }
      return {
        kind: 'dividend',
        dueOn,
        title: `分配と財産管理報告書（${name}）`,
        detail: isPending ? '入力済み・承認待ち' : '分配金は未入力',
        source: '約款「分配金の支払い」・不特法28条',
      }
    },
  )
}

/** While the choice of a running term is open, its last day is the operator's as well: the notices go out by themselves. */
async function choiceDeadlines(database: Queryable): Promise<LegalDeadline[]> {
  const { rows } = await sql<{ name: string; number: number; choice_until: string; people: number; answered: number }>`
    select fund.name, term.number, term.choice_until::text as choice_until, count(part.investment_id) as people,
      count(part.investment_id) filter (where exists (
        select from renewal_choice choice where choice.investment_id = part.investment_id and choice.term_number = part.term_number)) as answered
    from fund_term term join fund on fund.id = term.fund_id
    left join term_participation part on part.fund_id = term.fund_id and part.term_number = term.number
    where term.ended_at is null group by fund.id, term.fund_id, term.number`.execute(database)
  return rows.map(({ name, number, choice_until: choiceUntil, people, answered }) => ({
    kind: 'renewal_choice',
    dueOn: japanDate(choiceUntil),
    title: `継続のご意思の確認の締切（${name} 第${number}期）`,
    detail: `回答 ${answered}人・未回答 ${people - answered}人`,
    source: '約款「自動継続と解約の申し出」',
  }))
}

/** Image methods of identity verification end with this day (rules of the act on prevention of transfer of criminal proceeds). */
const imageMethodEnds = lastDayOf('image')

async function identityMethodDeadline(database: Queryable): Promise<LegalDeadline[]> {
  if (imageMethodEnds === null) return []
  const { rows } = await sql<{ people: number }>`
    select count(distinct member_id) as people from identity_check where status = 'approved' and method = 'image'`.execute(
    database,
  )
  return [
    {
      kind: 'identity_method',
      dueOn: addDays(imageMethodEnds, 1),
      title: '本人確認の方法の変更',
      detail: `画像の送信で確認した会員 ${rows[0]?.people ?? 0}人`,
      source: '犯収法施行規則6条',
    },
  ]
}

/** Act on the protection of personal information, article 26: what was not reported or told yet. */
async function incidentDeadlines(database: Queryable): Promise<LegalDeadline[]> {
  const open = (await listIncidents(database)).filter(({ is_closed: isClosed }) => !isClosed)
  return open.flatMap((incident) =>
    dutiesOf(incident).map(({ kind, title, due_on: dueOn, aim_on: aimOn }) => ({
      kind: 'incident',
      dueOn,
      title: `${title}（インシデント ${incident.id}）`,
      detail: aimOn === dueOn ? incident.title : `${incident.title}・${formatMonthDay(aimOn)}までが目安`,
      source: incidentSource(kind),
    })),
  )
}

/** Act on the protection of personal information, article 25: whoever is entrusted with data is supervised; we look at each vendor once a year. */
async function vendorDeadlines(database: Queryable): Promise<LegalDeadline[]> {
  return (await listVendors(database)).flatMap(({ name, work, next_check_on: nextCheckOn }) =>
    nextCheckOn === null
      ? []
      : [
          {
            kind: 'vendor_check',
            dueOn: nextCheckOn,
            title: `委託先の点検（${name}）`,
            detail: work,
            source: '個人情報保護法25条',
          },
        ],
  )
}

/** Papers need them with the first fund: a month after the first operator came is ours, no day of the law. */
async function firstFactsDueOn(database: Queryable, licensedOn: JapanDate): Promise<JapanDate> {
  const first = await database
    .selectFrom('member')
    .select('registered_at')
    .where('role', '=', 'admin')
    .orderBy('registered_at')
    .limit(1)
    .executeTakeFirst()
  return first === undefined ? licensedOn : addMonths(japanDateOf(first.registered_at), 1)
}

/**
 * What papers and public page say of the company is looked at once a year, whether or not it changed; a closed business year is told within three months
 * (real-estate joint enterprise act, articles 29 and 33); somebody manages the work from the first day (article 17).
 */
async function companyDeadlines({ database, config }: Services): Promise<LegalDeadline[]> {
  const last = (await listCompanyVersions(database))[0]
  const facts = { kind: 'company_facts', detail: '役員・株主・他の事業・業務管理者' } as const
  const licensedOn = japanDate(operatorProfile(config).licensedOn)
  if (last === undefined)
    return [
      {
        ...facts,
        dueOn: await firstFactsDueOn(database, licensedOn),
        title: '会社の情報の登録',
        source: '不特法24条・同施行規則43条',
      },
    ]
  const year = last.facts.accounts[0]
  // The day after the last one of the newest year that is recorded.
  const begun = year === undefined ? null : addDays(japanDate(year.endedOn), 1)
  return [
    {
      ...facts,
      dueOn: addMonths(japanDateOf(last.recorded_at), 12),
      title: '会社の情報の年1回の確認',
      source: '不特法24条・同施行規則43条',
    },
    ...(begun === null
      ? []
      : [
          {
            kind: 'company_accounts' as const,
            dueOn: addDays(addMonths(begun, 12 + 3), -1),
            title: `決算の登録・備置書類・事業報告書（${formatDateWithoutWeekday(addDays(addMonths(begun, 12), -1))}までの事業年度）`,
            detail: '会社の情報に決算を登録すると、会社概要と書面に反映',
            source: '不特法29条・33条',
          },
        ]),
    ...(last.facts.managers.length > 0
      ? []
      : [
          {
            kind: 'company_facts' as const,
            dueOn: licensedOn,
            title: '業務管理者の登録',
            detail: '業務管理者が登録されていません',
            source: '不特法17条',
          },
        ]),
  ]
}

function licenceDeadline({ config }: Services): LegalDeadline {
  const { licensedUntil, licence } = operatorProfile(config)
  return {
    kind: 'licence',
    dueOn: japanDate(licensedUntil),
    title: '登録の更新',
    detail: licence,
    source: '不特法41条',
  }
}
