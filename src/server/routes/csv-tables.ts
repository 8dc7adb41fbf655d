import { applicationNumber } from '../../domain/application-number.ts'
import { factsOf } from '../../domain/audit-facts.ts'
import { actionName, actorName, objectName } from '../../domain/audit-words.ts'
import { toRfc3339 } from '../../domain/calendar.ts'
import { TOPIC_WORDS, type AnyTopic } from '../../domain/guided-case.ts'
import { exactRate, OFFERING_METHOD_LABELS } from '../../domain/fund-text.ts'
import { idIfGiven } from '../../domain/id.ts'
import { PAYOUT_HOLDS } from '../../domain/payout-words.ts'
import { memberStatusWords, screeningWords, wordOf } from '../../domain/people-words.ts'
import { APPLICATION_VIEWS, CANCEL_REASON, DEPOSIT_JUDGEMENT } from '../../domain/state-words.ts'
import { maskEmail, maskTelephone } from '../../domain/mask.ts'
import { eachAuditLine } from '../../features/core/audit/list-audit.ts'
import { eachEnquiry } from '../../features/communication/enquiry/list-enquiries.ts'
import { judgements } from '../../features/investing/deposit/judgement.ts'
import { depositViews, eachDeposit } from '../../features/investing/deposit/list-deposits.ts'
import { eachInRegister } from '../../features/documents/document-register/list-register.ts'
import { registerKinds } from '../../features/documents/document-register/register-kinds.ts'
import { eachMember } from '../../features/back-office/member-care/list-members.ts'
import { eachFund, fundStates } from '../../features/funds/fund-editing/list-funds.ts'
import { applicationViews, eachApplication } from '../../features/investing/investment/list-applications.ts'
import { listPayable } from '../../features/treasury/payout/list-payable.ts'
import { filterPayables, payableStates } from '../../features/treasury/payout/page-payables.ts'
import { refundReasonText } from '../../features/treasury/payout/payout-mails.ts'
import type { Services } from '../../features/core/services.ts'
import { officeTables } from './csv-office-tables.ts'
import type { Cell, CsvTable } from './csv-table.ts'

const time = (instant: Date | null): string | null => (instant === null ? null : toRfc3339(instant))

async function* members({ database }: Services, filters: Readonly<Record<string, string>>): AsyncGenerator<Cell[]> {
  for await (const member of eachMember(database, filters)) {
    yield [
      member.member_number,
      member.name,
      member.kana,
      maskEmail(member.email),
      maskTelephone(member.tel),
      wordOf(memberStatusWords, member.status),
      time(member.identity_approved_at),
      time(member.identity_submitted_at),
      member.screening === null ? '未実施' : wordOf(screeningWords, member.screening),
      member.invested,
      time(member.registered_at),
    ]
  }
}

async function* enquiries({ database }: Services, filters: Readonly<Record<string, string>>): AsyncGenerator<Cell[]> {
  for await (const enquiry of eachEnquiry(database, filters)) {
    yield [
      enquiry.number,
      time(enquiry.received_at),
      TOPIC_WORDS[enquiry.topic as AnyTopic],
      enquiry.member_number,
      enquiry.name,
      enquiry.body,
      enquiry.is_complaint ? '苦情' : '',
      enquiry.complaint_cause,
      enquiry.complaint_measure,
      time(enquiry.answered_at),
      time(enquiry.closed_at),
    ]
  }
}

/** In a file nothing is shortened. */
const inFull = { day: (text: string) => text, time: (text: string) => toRfc3339(new Date(text)), figure: String }

async function* audit({ database }: Services, filters: Readonly<Record<string, string>>): AsyncGenerator<Cell[]> {
  for await (const line of eachAuditLine(database, filters)) {
    const facts = factsOf(line.detail as Record<string, unknown>, inFull)
      .map(({ label, value }) => `${label}：${value}`)
      .join('、')
    yield [
      line.seq,
      time(line.at),
      line.actor,
      actorName(line.actor, line.actor_name),
      line.action,
      actionName(line.action),
      line.object_type,
      line.object_id,
      objectName(line.object_type, line.object_id),
      facts,
      JSON.stringify(line.detail),
      line.request_id,
      line.session_mark,
      line.address,
      line.hash,
    ]
  }
}

async function* deposits({ database }: Services, filters: Readonly<Record<string, string>>): AsyncGenerator<Cell[]> {
  const fund = filters['fund']
  const filter = {
    view: depositViews.find((view) => view === filters['view']),
    judgement: judgements.find((judgement) => judgement === filters['judgement']),
    fundId: idIfGiven<'fund'>(fund),
    from: filters['from'],
    until: filters['until'],
    search: filters['search'],
  }
  for await (const row of eachDeposit(database, filter)) {
    const application =
      row.fundId === null || row.investmentId === null ? null : applicationNumber(row.fundId, row.investmentId)
    yield [
      row.id,
      time(row.transactedAt),
      DEPOSIT_JUDGEMENT[row.judgement],
      row.amount,
      row.difference,
      row.remitterName,
      application,
      row.fundName,
      row.memberName,
    ]
  }
}

async function* applicationRows(
  { database }: Services,
  filters: Readonly<Record<string, string>>,
): AsyncGenerator<Cell[]> {
  const fund = filters['project_id']
  const filter = {
    view: applicationViews.find((view) => view === filters['view']),
    fundId: idIfGiven<'fund'>(fund),
    from: filters['from'],
    until: filters['until'],
    early: filters['early'] === 'yes',
    due: filters['due'],
    search: filters['search'],
  }
  for await (const row of eachApplication(database, filter)) {
    yield [
      applicationNumber(row.fundId, row.id),
      row.fundName,
      row.memberNumber,
      row.memberName,
      row.amount,
      row.paid,
      APPLICATION_VIEWS[row.view],
      row.cancelReason === null ? null : wordOf(CANCEL_REASON, row.cancelReason),
      row.early ? '優先受付' : '',
      time(row.appliedAt),
      time(row.statusAt),
      time(row.deadlineAt),
      time(row.contractDeliveredAt),
      time(row.contractConfirmedAt),
    ]
  }
}

async function* funds(
  { database, clock }: Services,
  filters: Readonly<Record<string, string>>,
): AsyncGenerator<Cell[]> {
  const { method, search } = filters
  const state = fundStates.find((each) => each === filters['state'])
  for await (const { record, progress, version, applications: applied } of eachFund(
    database,
    { state, method, search },
    clock.now(),
  )) {
    const { fund, totals } = record
    yield [
      record.id,
      record.name,
      progress?.slice(3) ?? '下書き',
      OFFERING_METHOD_LABELS[fund.offeringMethod],
      time(fund.offeringStartAt),
      time(fund.offeringEndAt),
      fund.fundTotal,
      fund.subordinatedAmount,
      exactRate(fund.plannedRateBp),
      fund.operationStartOn,
      fund.operationEndOn,
      totals.lotteryPending + totals.awaitingDeposit + totals.participating,
      totals.participating,
      applied,
      version,
    ]
  }
}

async function* deliveries({ database }: Services, filters: Readonly<Record<string, string>>): AsyncGenerator<Cell[]> {
  const fund = filters['project_id']
  const filter = {
    kind: registerKinds.find((kind) => kind === filters['kind']) ?? 'contract',
    fundId: idIfGiven<'fund'>(fund),
    state: filters['state'],
    search: filters['search'],
  }
  for await (const row of eachInRegister(database, filter)) {
    const application =
      row.fundId === null || row.investmentId === null ? null : applicationNumber(row.fundId, row.investmentId)
    yield [
      row.documentNumber,
      row.version,
      row.fundName,
      application,
      row.memberNumber,
      row.memberName,
      time(row.issuedAt),
      time(row.printedAt),
      time(row.deliveredAt),
      row.openings,
      time(row.lastOpenedAt),
      row.sha256,
    ]
  }
}

async function* payables(services: Services, filters: Readonly<Record<string, string>>): AsyncGenerator<Cell[]> {
  const fund = filters['project_id']
  const filter = {
    kind: (['distribution', 'refund'] as const).find((kind) => kind === filters['kind']),
    fundId: idIfGiven<'fund'>(fund),
    state: payableStates.find((state) => state === filters['state']),
    search: filters['search'],
  }
  for (const row of filterPayables(await listPayable(services), filter)) {
    const kind = row.obligation.kind === 'refund' ? `返金（${refundReasonText(row.reason)}）` : '分配・償還'
    yield [
      kind,
      row.obligation.id,
      row.memberId,
      row.memberName,
      row.fundName,
      row.amount,
      time(row.owedSince),
      row.hold === null ? '支払えます' : PAYOUT_HOLDS[row.hold],
      time(row.heldUntil),
    ]
  }
}

/** Every table that can be taken out, by the name in its address. The filters are those of the table's page. */
export const csvTables: Readonly<Record<string, CsvTable>> = {
  ...officeTables,
  members: {
    fileName: '会員',
    header: [
      '会員番号',
      '氏名',
      'カナ',
      'メールアドレス',
      '電話番号',
      '状態',
      '本人確認日時',
      '審査の開始',
      '反社チェック',
      '出資中（円）',
      '登録日時',
    ],
    rows: members,
  },
  enquiries: {
    fileName: 'お問い合わせ',
    header: [
      '受付番号',
      '受付日時',
      '種類',
      '会員番号',
      '氏名',
      '内容',
      '苦情',
      '苦情の原因',
      '苦情への対応',
      '回答日時',
      '終了日時',
    ],
    rows: enquiries,
  },
  audit: {
    fileName: '監査ログ',
    header: [
      '連番',
      '日時',
      '操作者（記録）',
      '操作者',
      '操作（記録）',
      '操作',
      '対象の種類（記録）',
      '対象の番号（記録）',
      '対象',
      '内容',
      '内容（記録）',
      'リクエストID',
      'セッション',
      'IPアドレス',
      'ハッシュ',
    ],
    rows: audit,
  },
  funds: {
    fileName: 'ファンド',
    header: [
      '番号',
      'ファンド',
      '状態',
      '募集方式',
      '募集開始',
      '募集終了',
      '募集総額（円）',
      '劣後出資（円）',
      '予定分配率',
      '運用開始',
      '運用終了',
      '申込（円）',
      '入金（円）',
      '申込件数',
      '版',
    ],
    rows: funds,
  },
  applications: {
    fileName: '申込',
    header: [
      '申込番号',
      'ファンド',
      '会員番号',
      '氏名',
      '申込額（円）',
      '入金額（円）',
      '状態',
      '取消の理由',
      '優先受付',
      '申込日時',
      '状態の日時',
      '入金期限',
      '契約成立時書面の受領',
      '契約成立時書面の確認',
    ],
    rows: applicationRows,
  },
  deliveries: {
    fileName: '書面の交付と閲覧',
    header: [
      '書面',
      '版',
      'ファンド',
      '申込番号',
      '会員番号',
      '氏名',
      '作成の日時',
      'PDFの日時',
      '交付の日時',
      '閲覧（回）',
      '最後の閲覧',
      'SHA-256',
    ],
    rows: deliveries,
  },
  payables: {
    fileName: '支払い待ち',
    header: ['種類', '番号', '会員（ID）', '会員', 'ファンド', '金額（円）', '発生', '状態', '支払える日時'],
    rows: payables,
  },
  deposits: {
    fileName: '入金',
    header: ['番号', '入金日時', '判定', '入金額（円）', '過不足（円）', '振込依頼人', '申込番号', 'ファンド', '会員'],
    rows: deposits,
  },
}
