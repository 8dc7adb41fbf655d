import { japanDate, japanDateOf } from '../../src/domain/calendar.ts'
import { usualMethodOn } from '../../src/domain/people/identity-method.ts'
import { admitMember } from '../../src/features/people/account/admit-member.ts'
import { hashPassword } from '../../src/features/people/account/password-hash.ts'
import { startSession } from '../../src/features/people/account/session.ts'
import type { Services } from '../../src/features/core/services.ts'
import type { Transaction } from '../../src/platform/database/connect.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { graphqlClient, type GraphqlClient } from './graphql-client.ts'
import { must } from './must.ts'
import type { Id } from '../../src/domain/id.ts'

export const worldPassword = 'kawa-no-nagare-88'

/** Somebody who is logged in, at a browser of their own. */
export interface WorldMember extends GraphqlClient {
  memberId: Id<'member'>
  email: string
}

export interface MemberFacts {
  isVerified?: boolean
  role?: 'member' | 'admin'
}

/** Everybody has a telephone number of their own, or they would be held as the same person. */
export const personOf = (serial: number) => ({
  sei: '糸川',
  mei: '結子',
  sei_kana: 'イトカワ',
  mei_kana: 'ユイコ',
  birthday: japanDate('1985-04-12'),
  zipcode: '1540024',
  address: '東京都世田谷区三軒茶屋一丁目0-0',
  tel: `080${String(serial).padStart(8, '0')}`,
})

const survey = { property: '03', purpose: '01', experience: '03', job: '01', income: '03' }
let sharedHash: Promise<string> | undefined

/** A member, verified unless said otherwise; the number makes the address member7@example.jp and the telephone. */
export async function admitPerson(
  services: Services,
  serial: number,
  { isVerified = true, role = 'member' }: MemberFacts,
) {
  // Hashing is slow on purpose: all share one password.
  const passwordHash = await (sharedHash ??= hashPassword(worldPassword).then(must))
  // A moment ago: the server that they go to next has a clock of its own, a few milliseconds behind or ahead.
  const now = new Date(services.clock.now().getTime() - 1000)
  const email = `member${serial}@example.jp`
  const { id } = await inTransaction(services.database, async (transaction) => {
    const newMember = { email, passwordHash, person: personOf(serial), role, survey, invitedByCode: null }
    const admitted = await admitMember(transaction, services, newMember, now)
    if (isVerified) await verifyIdentity(transaction, admitted.id, now)
    return admitted
  })
  return { id, role, email }
}

/** As the identity service's approval leaves it. */
async function verifyIdentity(transaction: Transaction, memberId: Id<'member'>, now: Date): Promise<void> {
  await transaction
    .insertInto('identity_check')
    .values({
      member_id: memberId,
      reference: `test-${memberId}`,
      url: '',
      method: usualMethodOn(japanDateOf(now)),
      status: 'approved',
      status_at: now,
      started_at: now,
      expires_at: now,
    })
    .execute()
  await transaction.updateTable('member').set({ identity_approved_at: now }).where('id', '=', memberId).execute()
}

/** A browser in which the member is logged in. */
export async function logInAs(
  services: Services,
  { id, role, email }: { id: Id<'member'>; role: 'admin' | 'member'; email: string },
): Promise<WorldMember> {
  const client = graphqlClient(services.config.BASE_URL)
  const { token } = await startSession(services.database, { id, role }, 'test', services.machineClock.now())
  client.cookies.set('session', token)
  return Object.assign(client, { memberId: id, email })
}
