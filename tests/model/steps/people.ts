import { japanDate, japanDateOf } from '../../../src/domain/calendar.ts'
import { usualMethodOn } from '../../../src/domain/people/identity-method.ts'
import { admitMember } from '../../../src/features/people/account/admit-member.ts'
import { inTransaction } from '../../../src/platform/database/transaction.ts'
import { personOf } from '../../support/world-people.ts'
import { asMember } from '../run/operators.ts'
import { expectThat, hit, type World } from '../run/world.ts'
import { day, dayText } from '../rules/japan-time.ts'
import { at } from '../rules/model.ts'
import { stepKind } from './step.ts'

const mostMembers = 9
const survey = { property: '03', purpose: '01', experience: '03', job: '01', income: '03' }

/** Some become 18 or 80 in these very days. */
function chooseBirthday({ random, model }: World): string {
  const years =
    random.weighted([
      { years: 41, weight: 10 },
      { years: 18, weight: 1 },
      { years: 80, weight: 1 },
    ])?.years ?? 41
  const today = dayText(model.now + random.whole(-2, 3) * day)
  const birthday = `${Number(today.slice(0, 4)) - years}${today.slice(4)}`
  return birthday.endsWith('02-29') ? birthday.replace('02-29', '03-01') : birthday
}

export const newMember = stepKind<{ birthday: string; isVerified: boolean }>({
  name: 'a member registers',
  weight: 16,
  choose: (world) =>
    world.model.members.length >= mostMembers
      ? null
      : { birthday: chooseBirthday(world), isVerified: !world.random.oneIn(10) },
  async run(world, { birthday, isVerified }) {
    const { services } = world.stage
    const serial = world.model.members.length + 1
    const now = services.clock.now()
    const person = { ...personOf(serial), birthday: japanDate(birthday) }
    const id = await inTransaction(services.database, async (transaction) => {
      const admitted = await admitMember(
        transaction,
        services,
        {
          email: `member${serial}@example.jp`,
          passwordHash: 'none',
          person,
          role: 'member',
          survey,
          invitedByCode: null,
        },
        now,
      )
      if (isVerified) {
        const check = {
          member_id: admitted.id,
          reference: `model-${admitted.id}`,
          url: '',
          method: usualMethodOn(japanDateOf(now)),
          status: 'approved' as const,
          status_at: now,
          started_at: now,
          expires_at: now,
        }
        await transaction.insertInto('identity_check').values(check).execute()
        await transaction
          .updateTable('member')
          .set({ identity_approved_at: now })
          .where('id', '=', admitted.id)
          .execute()
      }
      return admitted.id
    })
    world.model.members.push({ id, birthday, isVerified, stops: [], accountSince: null, accounts: 0, fee: 0 })
    return `member ${id}`
  },
})

const accountMutation = 'mutation ($input: BankAccountInput!) { userBankAccount(input: $input) { ok } }'

export const registerAccount = stepKind<{ member: number; isOwnBank: boolean }>({
  name: 'a member registers an account for payouts',
  weight: 8,
  choose({ model, random }) {
    const member = random.whole(0, model.members.length - 1)
    const known = model.members[member]
    if (!known || (known.accountSince !== null && !random.oneIn(6))) return null
    return { member, isOwnBank: random.oneIn(4) }
  },
  async run(world, { member, isOwnBank }) {
    const one = at(world.model.members, member)
    const bank = isOwnBank
      ? { bank_code: '0310', bank_name: 'GMOあおぞらネット銀行', branch_code: '101', branch_name: '法人営業部' }
      : { bank_code: '0001', bank_name: 'みずほ', branch_code: '001', branch_name: '東京営業部' }
    // A change needs a fresh login.
    const client = await asMember(world, member, { isFresh: true })
    const answer = await client.ask(accountMutation, { input: { ...bank, account_number: String(1_000_000 + one.id) } })
    expectThat(answer.code === null, () => `an account was refused: ${answer.code} ${answer.message}`)
    one.accountSince = world.model.now
    one.accounts += 1
    one.fee = isOwnBank ? 0 : 143
    hit(world, 'account registered')
    return 'registered'
  },
})
