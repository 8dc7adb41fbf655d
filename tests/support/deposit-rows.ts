import { depositDeadlineFirstCome } from '../../src/domain/calendar.ts'
import { freezeContract } from '../../src/features/documents/contract/freeze-contract.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import type { Services } from '../../src/features/core/services.ts'
import type { Database } from '../../src/platform/database/connect.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import type { Id } from '../../src/domain/id.ts'

/** 2026-04-01, a Wednesday: applications of this day have until 2026-04-04 23:59:59. */
export const openingDay = new Date('2026-04-01T19:00:00+09:00')

export async function insertFund(
  database: Database,
  facts: { fundTotal?: number; subordinatedAmount?: number; autoRenewal?: boolean },
): Promise<Id<'fund'>> {
  const { id } = await database
    .insertInto('fund')
    .values({
      name: '第12号　世田谷区三軒茶屋レジデンス',
      detail: '所在地：東京都世田谷区三軒茶屋二丁目\n種類：共同住宅',
      offering_start_at: openingDay,
      offering_end_at: new Date('2026-04-10T23:59:59+09:00'),
      offering_method: 'first_come',
      goal: 'all_in',
      fund_total: facts.fundTotal ?? 42_000_000,
      subordinated_amount: facts.subordinatedAmount ?? 8_400_000,
      minimum_amount: 100_000,
      planned_rate_bp: 700,
      rate_breakdown: JSON.stringify([]),
      operation_term_months: 6,
      operation_start_on: '2026-05-01',
      operation_end_on: '2026-10-31',
      auto_renewal: facts.autoRenewal ?? false,
      status: 'published',
      published_at: openingDay,
      created_at: openingDay,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertMember(
  database: Database,
  serial: number,
  facts: { familyName?: string; role?: 'member' | 'admin' },
): Promise<Viewer> {
  const approvedAt = new Date('2026-03-01T10:00:00+09:00')
  const { id } = await database
    .insertInto('member')
    .values({
      member_number: String(10_000_000 + serial),
      email: `member${serial}@example.jp`,
      password_hash: 'not used here',
      role: facts.role ?? 'member',
      family_name: facts.familyName ?? '佐藤',
      given_name: '美咲',
      family_name_kana: facts.familyName === '鈴木' ? 'スズキ' : 'サトウ',
      given_name_kana: 'ミサキ',
      birthday: '1990-05-05',
      zipcode: '1540024',
      address: '東京都世田谷区三軒茶屋2-0-0',
      tel: `0901234${String(serial).padStart(4, '0')}`,
      identity_approved_at: approvedAt,
      registered_at: approvedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    memberId: id,
    role: facts.role === 'admin' ? 'admin' : 'member',
    status: 'active',
    isVerified: true,
    sessionHash: Buffer.alloc(32, serial),
    authenticatedAt: openingDay,
  }
}

export async function insertApplication(
  services: Services,
  { fundId, memberId, amount }: { fundId: Id<'fund'>; memberId: Id<'member'>; amount: number },
): Promise<Id<'investment'>> {
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const { id } = await transaction
      .insertInto('investment')
      .values({
        fund_id: fundId,
        member_id: memberId,
        amount,
        status: 'awaiting_deposit',
        applied_at: now,
        status_at: now,
        deposit_deadline_at: depositDeadlineFirstCome(now),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const applied = { to_status: 'awaiting_deposit', reason: 'applied' } as const
    await transaction
      .insertInto('investment_event')
      .values({ investment_id: id, ...applied, actor: `member:${memberId}`, at: now })
      .execute()
    await freezeContract(transaction, services, { investmentIds: [id], now })
    return id
  })
}
