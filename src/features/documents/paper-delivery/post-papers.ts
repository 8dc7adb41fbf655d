import { sql } from 'kysely'
import { addDays, japanDateOf, parseJapanDate, timeOfDay, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { ASSUMED_AFTER_DAYS, type PaperKind, type PaperOutcome } from '../../../domain/documents/paper.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { limitDataOut } from '../../core/operator/limit-data-out.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { issueTicket } from '../document/issue-ticket.ts'
import { personalColumns, type PersonalDocument } from '../document/personal-document.ts'
import { listOwedPapers, type OwedPaper } from './list-papers.ts'

export interface PaperRef {
  kind: PaperKind
  id: number
}

const documentOf = ({ kind, id }: PaperRef): PersonalDocument => ({ kind, id }) as PersonalDocument
const findOwed = async (transaction: Transaction, { kind, id }: PaperRef): Promise<OwedPaper | undefined> =>
  (await listOwedPapers(transaction)).find((owed) => owed.kind === kind && owed.id === id)
const notOwed = refusal(
  'CONFLICT',
  'この書面は、発送を待っていません。すでに発送されたか、電子交付の承諾がありました。',
)

/** A one-time address under which an operator opens a document to print it. */
export async function openPaper(
  services: Services,
  viewer: Viewer,
  paper: PaperRef,
): Promise<Outcome<{ path: string }>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const owed = await inTransaction(services.database, (transaction) => findOwed(transaction, paper))
  if (!owed) return notOwed
  const issued = await issueTicket(services, viewer, {
    document: { ...documentOf(paper), deliveredAt: null },
    title: '書面',
    purpose: 'inspection',
  })
  const folder = { contract: 'contract', management_report: 'report', annual_report: 'annual' }[paper.kind]
  return issued.ok ? success({ path: `/${folder}/${issued.value}` }) : issued
}

export interface AddressLabel {
  zipcode: string
  address: string
  recipient: string
}

/** To whom the documents go, one label for each member. Who read the addresses is in the audit log. */
export async function showAddressLabels(services: Services, viewer: Viewer): Promise<Outcome<AddressLabel[]>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  return inTransaction(services.database, async (transaction) => {
    const { rows } = await sql<AddressLabel & { id: Id<'member'> }>`
      select id, zipcode, address, family_name || ' ' || given_name as recipient from member
      where id in (select member_id from paper_owed) order by zipcode, id`.execute(transaction)
    await recordAudit(transaction, {
      at: services.clock.now(),
      actor: `operator:${viewer.memberId}`,
      action: 'paper.viewed',
      objectType: 'table',
      objectId: 'paper_owed',
      detail: { people: rows.length },
    })
    if (rows.length === 0) return success([])
    const counted = await limitDataOut(transaction, services, viewer, 'export')
    if (!counted.ok) return counted
    for (const { id } of rows)
      await recordAudit(transaction, {
        at: services.clock.now(),
        actor: `operator:${viewer.memberId}`,
        action: 'member.data_shown',
        objectType: 'member',
        objectId: id,
        detail: { field: 'address' },
      })
    return success(rows.map(({ zipcode, address, recipient }) => ({ zipcode, address, recipient })))
  })
}

/** A document was put into the post, to the address that stood there on that day. */
export async function recordPosting(
  services: Services,
  viewer: Viewer,
  posting: { paper: PaperRef; postedOn: string; tracking: string },
): Promise<Outcome<{ id: Id<'paper_posting'> }>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const now = services.clock.now()
  const postedOn = parseJapanDate(posting.postedOn)
  if (postedOn === null || postedOn > japanDateOf(now))
    return badInput({ posted_on: '今日までの日付を入力してください' })
  if (posting.tracking.trim().length > 50) return badInput({ tracking: '50文字以内で入力してください' })
  return inTransaction(services.database, async (transaction) => {
    const seen = await findOwed(transaction, posting.paper)
    if (!seen) return notOwed
    // Of two who post the same, the second finds it done.
    await transaction.selectFrom('member').select('id').where('id', '=', seen.member_id).forUpdate().execute()
    const owed = await findOwed(transaction, posting.paper)
    if (!owed) return notOwed
    if (postedOn < japanDateOf(owed.made_at))
      return badInput({ posted_on: '書面を作成した日以後の日付を入力してください' })
    const member = await transaction
      .selectFrom('member')
      .select(['zipcode', 'address'])
      .where('id', '=', owed.member_id)
      .executeTakeFirstOrThrow()
    const { id } = await transaction
      .insertInto('paper_posting')
      .values({
        member_id: owed.member_id,
        [personalColumns[owed.kind]]: owed.id,
        posted_on: postedOn,
        zipcode: member.zipcode,
        address: member.address,
        recipient: owed.name,
        tracking: posting.tracking.trim(),
        recorded_at: now,
        recorded_by: viewer.memberId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'paper.posted',
      objectType: 'member',
      objectId: owed.member_id,
      detail: { name: owed.document_number },
    })
    return success({ id })
  })
}

/** The letter was received, or came back. Received, it stands for the download, and the cooling-off days count from its day. */
export async function recordPaperOutcome(
  services: Services,
  viewer: Viewer,
  { id, isReturned, day: given }: { id: Id<'paper_posting'>; isReturned: boolean; day: string },
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const day = parseJapanDate(given)
  if (day === null || day > japanDateOf(services.clock.now()))
    return badInput({ day: '今日までの日付を入力してください' })
  return inTransaction(services.database, (transaction) =>
    settle(transaction, services, {
      id,
      outcome: isReturned ? 'returned' : 'received',
      day,
      operatorId: viewer.memberId,
    }),
  )
}

/** Nobody knows when they arrived: seven days after posting counts as the receipt. Every night; safe to run twice or late. */
export async function assumeReceipts(services: Services, dueAt: Date): Promise<void> {
  const last = addDays(japanDateOf(dueAt), -ASSUMED_AFTER_DAYS)
  const { rows } = await sql<{ id: Id<'paper_posting'>; posted_on: string }>`
    select posting.id, posting.posted_on::text from paper_posting posting
    where posting.posted_on <= ${last}::date and not exists (select from paper_outcome where posting_id = posting.id)
    order by posting.id`.execute(services.database)
  for (const { id, posted_on: postedOn } of rows) {
    const posted = parseJapanDate(postedOn)
    if (posted === null) continue
    await inTransaction(services.database, (transaction) =>
      settle(transaction, services, {
        id,
        outcome: 'assumed',
        day: addDays(posted, ASSUMED_AFTER_DAYS),
        operatorId: null,
      }),
    )
  }
}

interface Settlement {
  id: Id<'paper_posting'>
  outcome: PaperOutcome
  day: JapanDate
  /** Null for what the night assumed. */
  operatorId: Id<'member'> | null
}

async function settle(
  transaction: Transaction,
  services: Services,
  { id, outcome, day, operatorId }: Settlement,
): Promise<Outcome<null>> {
  const now = services.clock.now()
  const { rows } = await sql<{
    member_id: Id<'member'>
    posted_on: string
    contract_document_id: number | null
    annual_report_id: number | null
    is_settled: boolean
  }>`
    select member_id, posted_on::text, contract_document_id, annual_report_id,
      exists (select from paper_outcome where posting_id = posting.id) as is_settled
    from paper_posting posting where id = ${id} for update`.execute(transaction)
  const [posting] = rows
  if (!posting) return refusal('NOT_FOUND', '該当する発送がありません。')
  if (posting.is_settled) return refusal('CONFLICT', 'この発送の結果は、すでに記録されています。')
  if (day < posting.posted_on) return badInput({ day: '発送した日以後の日付を入力してください' })
  await transaction
    .insertInto('paper_outcome')
    .values({ posting_id: id, outcome, day, recorded_at: now, recorded_by: operatorId })
    .execute()
  if (outcome !== 'returned') {
    // The day is what counts; nothing is delivered later than now, or before it was written.
    const noon = timeOfDay(day, 12, 0)
    const at = noon > now ? now : noon
    await sql`update contract_document set delivered_at = greatest(${at}, frozen_at) where id = ${posting.contract_document_id} and delivered_at is null`.execute(
      transaction,
    )
    await sql`update annual_report set delivered_at = greatest(${at}, issued_at) where id = ${posting.annual_report_id} and delivered_at is null`.execute(
      transaction,
    )
  }
  await recordAudit(transaction, {
    at: now,
    actor: operatorId === null ? 'schedule' : `operator:${operatorId}`,
    action: outcome === 'returned' ? 'paper.returned' : 'paper.delivered',
    objectType: 'member',
    objectId: posting.member_id,
    detail: { closed_on: day },
  })
  return success(null)
}
