import type { Id } from '../../../domain/id.ts'
import { payerKey } from '../../../domain/treasury/known-payers.ts'
import { PARTY_RELATION } from '../../../domain/funds/property.ts'
import { apiProblems, rowOf, type ColumnValues } from '../../../domain/records/field.ts'
import { partyFields, type PartyFacts } from '../../../domain/records/property.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit, type AuditFacts } from '../../core/audit/record-audit.ts'
import type { Services } from '../../core/services.ts'
import { isOneOfOurs } from './is-one-of-ours.ts'

/** As banks write names, in any width. */
const kanaName = /^[ァ-ヶー・ ()\-./0-9A-Za-z]{1,100}$/u

/**
 * Whom the operator deals with, and what he is to it. Who stands there by the same name, number and relation, but without the name in kana, is given it.
 * BAD_USER_INPUT with the fields, also where a stranger is one of ours; CONFLICT where the company stands there whole.
 */
export async function addParty(
  services: Services,
  { actor, ...facts }: PartyFacts & { actor: string },
): Promise<Outcome<{ partyId: Id<'party'> }>> {
  const problems = apiProblems(partyFields, facts, { name_kana: kanaProblem(facts.nameKana.trim()) })
  if (Object.keys(problems).length > 0) return badInput(problems)
  const party = rowOf(partyFields, facts)
  const { name, name_kana: nameKana, relation, corporate_number: corporateNumber } = party
  const at = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    if (
      relation === 'third' &&
      (await isOneOfOurs(transaction, services, { names: [name, nameKana], corporateNumber }))
    )
      return badInput({
        relation:
          '当社、または登録済みの当社の役員・グループ会社と、名前か法人番号が同じです。第三者としては登録できません',
      })
    const said = { at, actor, detail: { kind: PARTY_RELATION[relation] } }
    const named = await addMissingKana(transaction, party, said)
    if (named !== null) return success({ partyId: named })
    const added = await transaction
      .insertInto('party')
      .values({ ...party, recorded_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return refusal('CONFLICT', 'この法人番号の取引先は、同じ関係で登録されています。')
    await recordAudit(transaction, { ...said, action: 'party.registered', objectType: 'party', objectId: added.id })
    return success({ partyId: added.id })
  })
}

/**
 * Leases and deals refer to the party that stands there: it is given its kana, instead of a second one beside it that nothing refers to. One operator may:
 * it only widens whom remitters are compared with. @returns null where no such party lacks it.
 */
async function addMissingKana(
  transaction: Transaction,
  party: ColumnValues<typeof partyFields>,
  said: Pick<AuditFacts, 'at' | 'actor' | 'detail'>,
): Promise<Id<'party'> | null> {
  const named = await transaction
    .updateTable('party')
    .set({ name_kana: party.name_kana })
    // A number typed wrongly is another company's.
    .where('name', '=', party.name)
    .where('relation', '=', party.relation)
    .where('corporate_number', 'is not distinct from', party.corporate_number)
    .where('name_kana', 'is', null)
    .returning('id')
    .execute()
  for (const { id } of named)
    await recordAudit(transaction, { ...said, action: 'party.kana_changed', objectType: 'party', objectId: id })
  return named[0]?.id ?? null
}

/** Banks write payers in kana alone: whoever has none, or none but a company's form, would be compared with nobody. The database asks the same. */
function kanaProblem(nameKana: string): string | null {
  if (payerKey(nameKana) === '') return '入金の振込人を照合するため、振込名義（カナ）を入力してください'
  return kanaName.test(nameKana.normalize('NFKC'))
    ? null
    : '銀行の摘要に載る名前を、カタカナと英数字の100文字以内で入力してください'
}
