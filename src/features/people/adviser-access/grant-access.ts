import { addDays, formatDateWithoutWeekday, japanDate, japanDateOf, parseJapanDate } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { forgotPasswordSchema } from '../../../domain/validation/account-schemas.ts'
import { validate } from '../../../domain/validation/field-errors.ts'
import { emailKey } from '../../../domain/validation/normalise.ts'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import { sha256Hex } from '../../../platform/secret.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind, type Effect } from '../approval/proposal-kind.ts'
import { propose } from '../approval/propose.ts'
import { invite } from './invite.ts'

/** The longest access: a year and the day that it ends on. */
const mostDays = 366

type AccessContent = {
  name: string
  office: string
  email: string
  /** None: every book. */
  books: string[]
  from: string
  until: string
  endsOn: string
}

/** An adviser looks at books: two operators agree on which, which days and until when; then the invitation goes out. */
const adviserAccessKind = defineProposalKind<AccessContent>({
  kind: 'adviser_access',
  async foresee(transaction, services, content) {
    const refused = refusePast(services, content)
    return refused ?? success(await effectOf(transaction, content))
  },
  async carryOut(transaction, services, content, { proposalId, operatorId, now }) {
    const refused = refusePast(services, content)
    if (refused) return refused
    await transaction
      .updateTable('adviser_access')
      .set({ ended_at: now, ended_by: operatorId })
      .where(sql`lower(email)`, '=', emailKey(content.email))
      .where('ended_at', 'is', null)
      .execute()
    const { id } = await transaction
      .insertInto('adviser_access')
      .values({
        name: content.name,
        office: content.office,
        email: content.email,
        books: content.books,
        from_on: content.from,
        until_on: content.until,
        ends_on: content.endsOn,
        granted_by: operatorId,
        granted_at: now,
        proposal_id: proposalId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await invite(transaction, services, id, now)
    return success(null)
  },
})

const refusePast = ({ clock }: Services, { endsOn }: AccessContent): Refusal | null =>
  endsOn < japanDateOf(clock.now())
    ? refusal('CONFLICT', '閲覧の期限が過ぎています。期限を改めて提案してください。')
    : null

export interface AccessWish extends AccessContent {
  reason: FreeText
}

/** The first operator's word. BAD_USER_INPUT beside each field; REAUTH_REQUIRED unless the login is fresh. */
export async function proposeAdviserAccess(
  services: Services,
  viewer: Viewer,
  { reason, ...wish }: AccessWish,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseStaleLogin(services, viewer)
  if (refused) return refused
  const content = { ...wish, name: wish.name.trim(), office: wish.office.trim(), books: [...new Set(wish.books)] }
  const email = validate(forgotPasswordSchema, { email: wish.email })
  const problems = {
    ...textProblem('name', content.name, 40),
    ...textProblem('office', content.office, 60),
    ...(!email.ok && email.fields),
    ...dayProblems(services, content),
    ...(await bookProblem(services, content.books)),
  }
  if (!email.ok || Object.keys(problems).length > 0) return badInput(problems)
  return propose(services, viewer, adviserAccessKind, {
    // The audit log says the subject: never the address itself.
    subject: `adviser_access:${sha256Hex(emailKey(email.value.email)).slice(0, 16)}`,
    content: { ...content, email: email.value.email },
    reason,
  })
}

function textProblem(field: string, text: string, most: number): Record<string, string> {
  if (text === '') return { [field]: '必須です' }
  return text.length > most ? { [field]: `${most}文字以内で入力してください` } : {}
}

function dayProblems(
  { clock }: Services,
  days: Pick<AccessContent, 'from' | 'until' | 'endsOn'>,
): Record<string, string> {
  const [from, until, endsOn] = [parseJapanDate(days.from), parseJapanDate(days.until), parseJapanDate(days.endsOn)]
  const today = japanDateOf(clock.now())
  return {
    ...(from === null && { from: '日付を入力してください' }),
    ...(until === null && { until: '日付を入力してください' }),
    ...(from !== null && until !== null && from > until && { until: '開始日以後の日付を入力してください' }),
    ...((endsOn === null || endsOn < today || endsOn > addDays(today, mostDays - 1)) && {
      endsOn: '今日から1年以内の日付を入力してください',
    }),
  }
}

async function bookProblem({ database }: Services, books: readonly string[]): Promise<Record<string, string>> {
  if (books.length === 0) return {}
  const { rows } = await sql<{ unknown: number }>`
    select count(*) as unknown from unnest(${books}::text[]) book
    where book <> 'operator' and not exists (select from fund where 'fund:' || fund.id = book)`.execute(database)
  return rows[0]?.unknown === 0 ? {} : { books: '帳簿を選択してください' }
}

async function effectOf(transaction: Transaction, content: AccessContent): Promise<Effect> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(fund.name, '運営者') as name from unnest(${content.books}::text[]) with ordinality as wanted (book, place)
    left join fund on 'fund:' || fund.id = wanted.book order by wanted.place`.execute(transaction)
  const row = (label: string, after: string) => ({ label, before: null, after })
  const day = (text: string) => formatDateWithoutWeekday(japanDate(text))
  return {
    title: `税理士に帳簿の閲覧を認める（${content.name}）`,
    people: 1,
    yen: 0,
    changes: [
      row('氏名', content.name),
      row('事務所', content.office),
      row('メールアドレス', content.email),
      row('閲覧できる帳簿', rows.length === 0 ? 'すべて' : rows.map(({ name }) => name).join('、')),
      row('閲覧できる期間の帳簿', `${day(content.from)}から${day(content.until)}まで`),
      row('閲覧の期限', day(content.endsOn)),
      row('できないこと', '記帳、会員の氏名などの閲覧、ほかの画面の閲覧'),
    ],
  }
}
