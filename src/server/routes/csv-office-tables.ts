import { applicationNumber } from '../../domain/application-number.ts'
import { ACCOUNT_ENTRY_KINDS } from '../../domain/account-entry-words.ts'
import { toRfc3339 } from '../../domain/calendar.ts'
import { DRILL_STATES } from '../../domain/rehearsal.ts'
import { jobTitle } from '../../domain/jobs.ts'
import { maskEmail } from '../../domain/mask.ts'
import { BATCH_STATUS, PAYOUT_METHODS, PAYOUT_STATUS } from '../../domain/payout-words.ts'
import { subjectName } from '../../domain/audit-words.ts'
import { identityMethodWords, identityStatusWords, wordOf } from '../../domain/people-words.ts'
import { CAMPAIGN_STATUS, PROPOSAL_STATUS } from '../../domain/state-words.ts'
import { eachPoolAccount } from '../../features/treasury/bank/list-account-pool.ts'
import { accountKinds, accountText } from '../../features/treasury/bookkeeping/account-text.ts'
import { eachEntry } from '../../features/treasury/bookkeeping/list-entries.ts'
import { campaignViews, pageCampaigns } from '../../features/back-office/campaign/campaign.ts'
import { countDelivery } from '../../features/back-office/campaign/count-delivery.ts'
import { rehearsalStates, pageRehearsals } from '../../features/investing/rehearsal/rehearsal.ts'
import { listFundMessages, messageViews } from '../../features/funds/fund/list-fund-messages.ts'
import { eachOfPages } from '../../features/core/graphql/list-page.ts'
import { toDatabaseId } from '../../features/core/graphql/results.ts'
import { rejectReasonText } from '../../features/people/identity/reject-reason.ts'
import { drawStates, filterDraws, listDraws } from '../../features/investing/lottery/list-draws.ts'
import { eachIdentityCheck } from '../../features/back-office/member-care/list-identity-checks.ts'
import { listUndeliveredMails } from '../../features/communication/outbox/undelivered-mails.ts'
import { entryDirections, pageAccountEntries } from '../../features/treasury/operator-account/page-account-entries.ts'
import { batchStates, listPayoutBatches, showPayoutBatch } from '../../features/treasury/payout/list-payout-batches.ts'
import { pageProposals, type ProposalStatus } from '../../features/core/approval/list-proposals.ts'
import type { Services } from '../../features/core/services.ts'
import { listFailedJobs } from '../../features/back-office/dashboard/failed-jobs.ts'
import { dayReport } from '../../features/back-office/dashboard/day-report.ts'
import { entryText } from '../../features/treasury/money-trail/step-text.ts'
import type { Cell, CsvTable } from './csv-table.ts'

type Filters = Readonly<Record<string, string>>

const time = (instant: Date | null): string | null => (instant === null ? null : toRfc3339(instant))
const fundOf = (filters: Filters): number | null =>
  filters['project_id'] === undefined ? null : (toDatabaseId(filters['project_id']) ?? -1)
const oldestFirst = (sort: string) => ({ sort, descending: false })

async function* identityChecks({ database }: Services, filters: Filters): AsyncGenerator<Cell[]> {
  for await (const check of eachIdentityCheck(database, filters)) {
    const reasons = check.status === 'rejected' ? rejectReasonText(check.reject_reasons) : null
    yield [
      check.member_number,
      check.name,
      wordOf(identityStatusWords, check.status),
      wordOf(identityMethodWords, check.method),
      reasons,
      time(check.started_at),
      time(check.status_at),
      check.is_verified ? '確認済み' : '',
    ]
  }
}

const messageStates = { deleted: '削除済み', coming: '表示前', shown: '表示中' } as const

async function* messages({ database, clock }: Services, filters: Filters): AsyncGenerator<Cell[]> {
  const now = clock.now()
  const filter = {
    view: messageViews.find((view) => view === filters['view']),
    fundId: fundOf(filters),
    search: filters['search'],
  }
  for await (const message of eachOfPages(
    (input) => listFundMessages(database, filter, input, now),
    oldestFirst('shown'),
  )) {
    const state = message.isDeleted ? 'deleted' : message.showAt > now ? 'coming' : 'shown'
    yield [
      message.id,
      message.fundName,
      message.title,
      message.content,
      messageStates[state],
      message.adminOnly ? '管理者のみ' : '',
      time(message.showAt),
      message.extraMessage,
    ]
  }
}

async function* mails({ database }: Services, filters: Filters): AsyncGenerator<Cell[]> {
  const filter = { view: campaignViews.find((view) => view === filters['view']), search: filters['search'] }
  for await (const mail of eachOfPages((input) => pageCampaigns(database, filter, input), oldestFirst('written'))) {
    const audience =
      mail.audience.kind === 'everyone'
        ? '全会員'
        : mail.audience.kind === 'fund'
          ? `ファンド${mail.audience.fundId}の参加者`
          : '未定'
    const delivery = mail.begunAt === null ? null : await countDelivery(database, mail.id)
    yield [
      mail.id,
      mail.title,
      CAMPAIGN_STATUS[mail.status],
      audience,
      time(mail.sendAt),
      time(mail.begunAt),
      time(mail.sentAt),
      delivery?.recipients ?? null,
      delivery?.delivered ?? null,
      delivery?.undeliverable ?? null,
      delivery?.passedOver ?? null,
      time(mail.updatedAt),
      mail.updatedBy,
    ]
  }
}

async function* payoutBatches(services: Services, filters: Filters): AsyncGenerator<Cell[]> {
  const filter = {
    state: batchStates.find((state) => state === filters['state']),
    method: (['transfer', 'file'] as const).find((method) => method === filters['method']),
  }
  for await (const batch of eachOfPages(
    (input) => listPayoutBatches(services, filter, input),
    oldestFirst('prepared'),
  )) {
    yield [
      batch.id,
      BATCH_STATUS[batch.status],
      batch.payOn,
      batch.count,
      batch.total,
      PAYOUT_METHODS[batch.method],
      batch.preparedBy,
      time(batch.preparedAt),
      batch.approvedBy,
      time(batch.approvedAt),
      batch.applicationNumber,
      batch.fileSha256,
      time(batch.settledAt),
    ]
  }
}

/** One payment's members; nothing without its number. */
async function* payouts(services: Services, filters: Filters): AsyncGenerator<Cell[]> {
  const shown = await showPayoutBatch(services, toDatabaseId(filters['batch'] ?? '') ?? 0)
  for (const { id, memberId, memberName, obligation, amount, payee, status, paidAt, problemDetail } of shown?.payouts ??
    []) {
    const account = `${payee.bankCode}-${payee.branchCode} ****${payee.accountNumber.slice(-3)}`
    yield [
      id,
      memberId,
      memberName,
      obligation.kind === 'refund' ? '返金' : '分配・償還',
      amount,
      account,
      payee.name,
      PAYOUT_STATUS[status],
      time(paidAt),
      problemDetail,
    ]
  }
}

async function* proposals({ database }: Services, filters: Filters): AsyncGenerator<Cell[]> {
  const status = (Object.keys(PROPOSAL_STATUS) as ProposalStatus[]).find((each) => each === filters['status'])
  for await (const proposal of eachOfPages(
    (input) => pageProposals(database, { status, search: filters['search'] }, input),
    oldestFirst('proposed'),
  )) {
    const { effect, proposedBy, decidedBy } = proposal
    yield [
      proposal.id,
      effect.title,
      subjectName(proposal.subject),
      PROPOSAL_STATUS[proposal.status],
      effect.people,
      effect.yen,
      proposal.reason,
      proposedBy.name,
      time(proposal.proposedAt),
      decidedBy?.name ?? null,
      time(proposal.decidedAt),
      proposal.decisionReason,
    ]
  }
}

const drawWords = {
  announced: '募集前',
  promised: '受付中',
  closed: '名簿確定・抽選待ち',
  late: '抽選の遅れ',
  drawn: '抽選済み',
} as const

async function* draws({ database, clock }: Services, filters: Filters): AsyncGenerator<Cell[]> {
  const filter = { state: drawStates.find((state) => state === filters['state']), search: filters['search'] }
  for (const draw of filterDraws(await listDraws(database, clock.now()), filter)) {
    yield [
      draw.fundId,
      draw.fundName,
      drawWords[draw.state],
      time(draw.offeringEndAt),
      time(draw.drawAt),
      time(draw.drawnAt),
      draw.applications,
      draw.amount,
      draw.capacity,
      draw.winners,
      draw.won,
      draw.commitment,
      draw.listHash,
      draw.beaconRound,
    ]
  }
}

async function* entries({ database }: Services, filters: Filters): AsyncGenerator<Cell[]> {
  const digits = /^\d{1,12}$/.test(filters['amount'] ?? '') ? Number(filters['amount']) : null
  const filter = {
    accountKind: accountKinds.find((kind) => kind === filters['account']),
    from: filters['from'],
    until: filters['until'],
    amount: digits,
    id: filters['id'] === undefined ? null : (toDatabaseId(filters['id']) ?? -1),
  }
  for await (const { id, kind, effectiveAt, recordedAt, reverses, sides } of eachEntry(database, filter)) {
    const moved = (side: 'debit' | 'credit') =>
      sides
        .filter((each) => each[side] > 0)
        .map(({ accountKind }) => accountText(accountKind))
        .join('、')
    yield [
      id,
      entryText(kind),
      time(effectiveAt),
      time(recordedAt),
      moved('debit'),
      moved('credit'),
      sides.reduce((sum, { debit }) => sum + debit, 0),
      reverses,
    ]
  }
}

/** Lines of the company's account that operators explain. */
async function* accountEntries({ database }: Services, filters: Filters): AsyncGenerator<Cell[]> {
  const filter = {
    isExplained: filters['is_explained'] === 'true',
    direction: entryDirections.find((direction) => direction === filters['direction']),
    kind: kindsOfEntries.find((kind) => kind === filters['kind']),
    from: filters['from'],
    until: filters['until'],
    search: filters['search'],
  }
  for await (const { id, transactedOn, amount, remarks, readAt, explanation } of eachOfPages(
    (input) => pageAccountEntries(database, filter, input),
    oldestFirst('day'),
  )) {
    const told =
      explanation === null
        ? ['未登録', null, null, null]
        : [
            ACCOUNT_ENTRY_KINDS[explanation.kind],
            explanation.reason,
            explanation.explainedBy,
            time(explanation.explainedAt),
          ]
    yield [
      id,
      transactedOn,
      amount > 0 ? amount : null,
      amount < 0 ? -amount : null,
      remarks,
      time(readAt),
      ...told,
      explanation?.isCorrection === true ? '訂正済み' : '',
    ]
  }
}

const kindsOfEntries = Object.keys(ACCOUNT_ENTRY_KINDS) as (keyof typeof ACCOUNT_ENTRY_KINDS)[]

async function* drills({ database }: Services, filters: Filters): AsyncGenerator<Cell[]> {
  const filter = { fundId: fundOf(filters), state: rehearsalStates.find((state) => state === filters['state']) }
  for await (const { id, fundId, fundName, plan, status, askedBy, askedAt, endedAt, report, failure } of eachOfPages(
    (input) => pageRehearsals(database, filter, input),
    oldestFirst('asked'),
  )) {
    const wrong = report === null ? null : Object.values(report.checks).reduce((sum, found) => sum + found, 0)
    yield [
      id,
      fundId,
      fundName,
      plan.people,
      plan.spreadSeconds,
      plan.amount,
      DRILL_STATES[status],
      askedBy,
      time(askedAt),
      time(endedAt),
      report?.accepted ?? null,
      report?.p50 ?? null,
      report?.p99 ?? null,
      report?.soldOutAfter ?? null,
      report?.taken ?? null,
      wrong,
      failure,
    ]
  }
}

const accountStates: Readonly<Record<string, string>> = {
  usable: '利用できます',
  stopped: '停止中',
  deleted: '削除済み',
}

async function* accounts({ database, clock }: Services, filters: Filters): AsyncGenerator<Cell[]> {
  for await (const account of eachPoolAccount(database, filters, clock.now())) {
    const { holder } = account
    yield [
      account.account_number,
      account.branch_name,
      account.branch_code,
      account.va_id,
      wordOf(accountStates, account.bank_status),
      holder?.fundName ?? '',
      holder === null ? '' : applicationNumber(holder.fundId, holder.investmentId),
      holder === null ? '' : time(holder.restsUntil),
    ]
  }
}

async function* undelivered({ database }: Services, filters: Filters): AsyncGenerator<Cell[]> {
  const filter = { search: filters['search'], isAttended: filters['attended'] === 'true' }
  for await (const mail of eachOfPages((input) => listUndeliveredMails(database, filter, input))) {
    yield [
      mail.id,
      mail.subject,
      maskEmail(mail.to_address),
      mail.member_number,
      time(mail.undeliverable_at),
      mail.last_error,
      time(mail.attended_at),
      mail.attended_by_name,
    ]
  }
}

async function* failedJobs({ database }: Services): AsyncGenerator<Cell[]> {
  for await (const job of eachOfPages((input) => listFailedJobs(database, input))) {
    yield [
      job.id,
      jobTitle(job.task),
      job.attempts,
      job.max_attempts,
      job.error,
      time(job.created_at),
      time(job.next_at),
    ]
  }
}

async function* day(services: Services): AsyncGenerator<Cell[]> {
  for (const { part, item, count, yen, oldestAt, dueAt, note } of await dayReport(services))
    yield [part, item, count, yen, time(oldestAt), time(dueAt), note]
}

/** Tables that are short, or that are about the office itself. */
export const officeTables: Readonly<Record<string, CsvTable>> = {
  day: { fileName: '日報', header: ['区分', '項目', '件数', '金額（円）', '最も古いもの', '期限', '備考'], rows: day },
  identity: {
    fileName: '本人確認',
    header: ['会員番号', '氏名', '状態', '方法', '理由', '開始', '最後の動き', '会員の本人確認'],
    rows: identityChecks,
  },
  messages: {
    fileName: 'お知らせ',
    header: ['番号', 'ファンド', '件名', '本文', '状態', '公開の範囲', '表示の開始', 'バナー'],
    rows: messages,
  },
  mails: {
    fileName: 'メール配信',
    header: [
      '番号',
      '件名',
      '状態',
      '宛先',
      '送信の予定',
      '送信の開始',
      '送信の完了',
      '宛先（人）',
      '送信（人）',
      '不達（人）',
      '配信停止など（人）',
      '更新日時',
      '更新した人',
    ],
    rows: mails,
  },
  'payout-batches': {
    fileName: '支払いの記録',
    header: [
      '番号',
      '状態',
      '振込日',
      '件数',
      '振込総額（円）',
      '送り方',
      '準備した人',
      '準備日時',
      '承認した人',
      '承認日時',
      '銀行の受付番号',
      'ファイルのSHA-256',
      '完了日時',
    ],
    rows: payoutBatches,
  },
  payouts: {
    fileName: '会員ごとの支払い',
    header: [
      '番号',
      '会員（ID）',
      '会員',
      '内容',
      '振込額（円）',
      '受取口座',
      '口座名義',
      '状態',
      '支払い日時',
      '銀行からの理由',
    ],
    rows: payouts,
  },
  proposals: {
    fileName: '承認',
    header: [
      '番号',
      '内容',
      '対象',
      '状態',
      '対象（人）',
      '金額（円）',
      '提案の理由',
      '提案した人',
      '提案日時',
      '決定した人',
      '決定日時',
      '決定の理由',
    ],
    rows: proposals,
  },
  draws: {
    fileName: '抽選',
    header: [
      'ファンドの番号',
      'ファンド',
      '状態',
      '募集終了',
      '抽選の予定',
      '抽選日時',
      '申込（件）',
      '申込額（円）',
      '募集額（円）',
      '当選（件）',
      '当選額（円）',
      'コミット値',
      '名簿のハッシュ値',
      '公開乱数の回',
    ],
    rows: draws,
  },
  entries: {
    fileName: '仕訳',
    header: ['番号', '内容', '生じた日時', '記録した日時', '借方', '貸方', '金額（円）', '取り消す仕訳'],
    rows: entries,
  },
  'account-entries': {
    fileName: '口座の入出金',
    header: [
      '番号',
      '日付',
      '入金（円）',
      '出金（円）',
      '銀行の摘要',
      '読み取った日時',
      '内容',
      '理由',
      '登録した人',
      '登録日時',
      '訂正',
    ],
    rows: accountEntries,
  },
  drills: {
    fileName: 'リハーサル',
    header: [
      '番号',
      'ファンドの番号',
      'ファンド',
      '模擬の投資家（人）',
      '申し込みの幅（秒）',
      '1人の金額（円。空欄はランダム）',
      '状態',
      '実施した人',
      '実施日時',
      '終了日時',
      '受付（件）',
      '半数の回答まで（ミリ秒）',
      '99％の回答まで（ミリ秒）',
      '満額まで（ミリ秒）',
      '受付額（円）',
      '誤り（件）',
      '実行できなかった理由',
    ],
    rows: drills,
  },
  accounts: {
    fileName: '振込入金口座',
    header: ['口座番号', '支店', '支店コード', '口座ID', '状態', 'ファンド', '申込番号', '再利用できる日時'],
    rows: accounts,
  },
  undelivered: {
    fileName: '不達メール',
    header: ['番号', '件名', '宛先', '会員番号', '不達の日時', 'メールサーバーの応答', '対応の日時', '対応した人'],
    rows: undelivered,
  },
  jobs: {
    fileName: '失敗したジョブ',
    header: ['番号', 'ジョブ', '失敗（回）', '上限（回）', '最後のエラー', '作成', '次の実行'],
    rows: failedJobs,
  },
}
