import type { Id } from '../../../domain/id.ts'
import { namedRelations, PARTY_RELATION, type NamedRelation } from '../../../domain/property.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit, type AuditFacts } from '../../core/audit/record-audit.ts'
import type { Services } from '../../core/services.ts'
import { isOneOfOurs } from './is-one-of-ours.ts'
import { isThirteenDigits, problemsAmong, textProblem, thirteenDigits } from './record-words.ts'

/** As banks write names, in any width. */
const kanaName = /^[ァ-ヶー・ ()\-./0-9A-Za-z]{1,100}$/u

/**
 * Whom the operator deals with, and what he is to it. A company that stands there with the same relation, but without its name in kana, is given it.
 * BAD_USER_INPUT with the fields, also where a stranger is one of ours; CONFLICT where the company stands there whole.
 */
export async function addParty(
  services: Services,
  input: { name: string; nameKana?: string; relation: NamedRelation; corporateNumber: string; actor: string },
): Promise<Outcome<{ partyId: Id<'party'> }>> {
  const corporateNumber = thirteenDigits(input.corporateNumber)
  const nameKana = input.nameKana?.trim() ?? ''
  const problems = problemsAmong({
    name: textProblem(input.name, 100),
    name_kana: kanaProblem(nameKana, input.relation),
    relation: namedRelations.includes(input.relation) ? undefined : '選択してください',
    corporate_number: isThirteenDigits(corporateNumber) ? undefined : '13桁の数字で入力してください',
  })
  if (Object.keys(problems).length > 0) return badInput(problems)
  const at = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    if (
      input.relation === 'third' &&
      (await isOneOfOurs(transaction, services, { names: [input.name, nameKana], corporateNumber }))
    )
      return badInput({
        relation:
          '当社、または登録済みの当社の役員・グループ会社と、名前か法人番号が同じです。第三者としては登録できません',
      })
    const added = await transaction
      .insertInto('party')
      .values({
        name: input.name.trim(),
        name_kana: nameKana || null,
        relation: input.relation,
        corporate_number: corporateNumber,
        recorded_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    const said = { at, actor: input.actor, detail: { kind: PARTY_RELATION[input.relation] } }
    if (!added) return addMissingKana(transaction, { ...input, corporateNumber, nameKana }, said)
    await recordAudit(transaction, { ...said, action: 'party.registered', objectType: 'party', objectId: added.id })
    return success({ partyId: added.id })
  })
}

async function addMissingKana(
  transaction: Transaction,
  party: { name: string; relation: NamedRelation; corporateNumber: string | null; nameKana: string },
  said: Pick<AuditFacts, 'at' | 'actor' | 'detail'>,
): Promise<Outcome<{ partyId: Id<'party'> }>> {
  const named =
    party.nameKana === ''
      ? undefined
      : await transaction
          .updateTable('party')
          .set({ name_kana: party.nameKana })
          .where('corporate_number', '=', party.corporateNumber)
          .where('relation', '=', party.relation)
          // A number typed wrongly is another company's.
          .where('name', '=', party.name.trim())
          .where('name_kana', 'is', null)
          .returning('id')
          .executeTakeFirst()
  if (!named) return refusal('CONFLICT', 'この法人番号の取引先は、同じ関係で登録されています。')
  await recordAudit(transaction, { ...said, action: 'party.kana_changed', objectType: 'party', objectId: named.id })
  return success({ partyId: named.id })
}

/** Money of officers and companies of the group is never a third party's income: their names as banks write them have to be known. */
function kanaProblem(nameKana: string, relation: NamedRelation): string | undefined {
  if (nameKana === '' && relation !== 'third')
    return '当社の役員とグループ会社は、入金の照合のため、振込名義（カナ）が必要です'
  return nameKana === '' || kanaName.test(nameKana.normalize('NFKC'))
    ? undefined
    : '銀行の摘要に載る名前を、カタカナと英数字の100文字以内で入力してください'
}
