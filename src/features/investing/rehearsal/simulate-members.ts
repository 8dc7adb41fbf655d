import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

const atOnce = 1_000

/**
 * Verified members 1 to `count`, each with a session (`simulatedSession`) and none with a password, and behind them one operator.
 * Only for an empty database of a rehearsal or a benchmark: nothing of them ever meets a real member.
 */
export async function simulateMembers(
  database: Database,
  { count, word, now, machineNow }: { count: number; word: string; now: Date; machineNow: Date },
): Promise<void> {
  // In parts: each is well within the time that a statement has, on a busy machine too, and every name is compared in its letters.
  for (let first = 1; first <= count + 1; first += atOnce)
    await sql`
    insert into member (member_number, email, password_hash, role, family_name, given_name, family_name_kana, given_name_kana,
      birthday, zipcode, address, tel, identity_approved_at, registered_at)
    select lpad(id::text, 8, '0'), 'member' || id || '@simulated.invalid', '-', case when id > ${count}::integer then 'admin' else 'member' end,
      '佐藤', '美咲', 'サトウ', 'ミサキ', date '1985-01-01' + (id % 5000), '1540024', '東京都世田谷区三軒茶屋2-0-0',
      '090' || lpad(id::text, 8, '0'), ${now}, ${now}
    from generate_series(${first}::integer, least(${first}::integer + ${atOnce}::integer, ${count}::integer + 2) - 1) id`.execute(
      database,
    )
  await sql`
    insert into session (token_hash, member_id, created_at, last_seen_at, authenticated_at, expires_at, device)
    select sha256(convert_to(${`${word}-`}::text || id, 'UTF8')), id, ${machineNow}, ${machineNow}::timestamptz + interval '1 hour', ${machineNow},
      ${machineNow}::timestamptz + interval '12 hours', 'simulated'
    from member`.execute(database)
}
