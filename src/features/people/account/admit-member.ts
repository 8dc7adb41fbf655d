import type { Id } from '../../../domain/id.ts'
import type { LawAnswers } from '../../../domain/people/law-questions.ts'
import { memberNumberFrom } from '../../../domain/people/member-number.ts'
import type { SurveyAnswers, UserInfo } from '../../../domain/validation/member-schemas.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Services } from '../../core/services.ts'
import { keepLawAnswers } from '../law-questions/keep-law-answers.ts'
import { findSamePerson } from './same-person.ts'

export interface NewMember {
  email: string
  passwordHash: string
  /** Validated by the domain's schemas. */
  person: UserInfo
  role: 'member' | 'admin'
  /** Null for operators, who are not asked. */
  survey: SurveyAnswers | null
  /** What the law asks; whoever was not asked, or did not answer, is asked on the own page. */
  lawAnswers?: LawAnswers | null
  invitedByCode: string | null
}

export interface AdmittedMember {
  id: Id<'member'>
  memberNumber: string
  /** Held: another member seems to be the same person, and an operator decides. */
  status: 'active' | 'held'
}

/** Makes a member. @throws a unique violation where the e-mail address is a member's already. */
export async function admitMember(
  transaction: Transaction,
  services: Services,
  newMember: NewMember,
  now: Date,
): Promise<AdmittedMember> {
  const { person } = newMember
  const key = {
    familyNameKana: person.sei_kana,
    givenNameKana: person.mei_kana,
    birthday: person.birthday,
    tel: person.tel,
  }
  const others = newMember.role === 'member' ? await findSamePerson(transaction, key, null) : []
  const status = others.length > 0 ? 'held' : 'active'
  const invitedByCode = await withoutOwnCode(transaction, newMember.invitedByCode, others)
  const { id, memberNumber } = await insertUnderFreeNumber(transaction, services, newMember, {
    status,
    invitedByCode,
    now,
  })
  if (newMember.survey) {
    await transaction
      .insertInto('survey_answer')
      .values({ member_id: id, ...newMember.survey, answered_at: now })
      .execute()
  }
  if (newMember.lawAnswers) await keepLawAnswers(transaction, id, newMember.lawAnswers, now)
  const actor = `member:${id}`
  await recordAudit(transaction, { at: now, actor, action: 'member.registered', objectType: 'member', objectId: id })
  if (status === 'held') {
    const detail = { same_person_as: others.join(',') }
    await recordAudit(transaction, {
      at: now,
      actor,
      action: 'member.held',
      objectType: 'member',
      objectId: id,
      detail,
    })
  }
  return { id, memberNumber, status }
}

/** Nobody invites themselves: the code of an account of the same person does not count. Codes of advertisers belong to no member. */
async function withoutOwnCode(
  transaction: Transaction,
  code: string | null,
  samePerson: readonly Id<'member'>[],
): Promise<string | null> {
  if (code === null || samePerson.length === 0) return code
  const own = await transaction
    .selectFrom('member')
    .select('id')
    .where('invitation_code', '=', code)
    .where('id', 'in', [...samePerson])
    .executeTakeFirst()
  return own ? null : code
}

const mostNumbersTried = 20

async function insertUnderFreeNumber(
  transaction: Transaction,
  services: Services,
  { email, passwordHash, person, role }: NewMember,
  { status, invitedByCode, now }: { status: 'active' | 'held'; invitedByCode: string | null; now: Date },
): Promise<{ id: Id<'member'>; memberNumber: string }> {
  for (let tried = 0; tried < mostNumbersTried; tried += 1) {
    const memberNumber = memberNumberFrom(services.randomBytes(8))
    const inserted = await transaction
      .insertInto('member')
      .values({
        member_number: memberNumber,
        email,
        password_hash: passwordHash,
        role,
        status,
        family_name: person.sei,
        given_name: person.mei,
        family_name_kana: person.sei_kana,
        given_name_kana: person.mei_kana,
        birthday: person.birthday,
        zipcode: person.zipcode,
        address: person.address,
        tel: person.tel,
        invited_by_code: invitedByCode,
        registered_at: now,
      })
      .onConflict((conflict) => conflict.column('member_number').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted) return { id: inserted.id, memberNumber }
  }
  throw new Error('no free member number was found')
}
