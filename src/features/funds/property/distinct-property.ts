import type { FreeText } from '../../../domain/free-text.ts'
import { PROPERTY_KIND } from '../../../domain/funds/property.ts'
import type { Id } from '../../../domain/id.ts'
import { NEEDED } from '../../../domain/records/kinds.ts'
import type { PropertyFacts } from '../../../domain/records/property.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { findSameProperties, insertProperty, registrationProblems, type SameProperty } from './property-registration.ts'
import { lockRegister } from './register-property.ts'

type DistinctProperty = { facts: PropertyFacts; reason: FreeText }

/** A property that stands where another one stands and is not the same: two operators say so, and it is registered. */
const distinctProperty = defineProposalKind<DistinctProperty>({
  kind: 'property_distinct',
  async foresee(transaction, _services, { facts }) {
    const judged = await judge(transaction, facts)
    if (!judged.ok) return judged
    return success({
      title: '一致する物件とは別の物件として登録',
      people: 0,
      yen: 0,
      changes: [
        { label: '種類', before: null, after: PROPERTY_KIND[facts.kind] },
        { label: '所在地', before: null, after: [facts.address, facts.buildingName].join(' ').trim() },
        ...(facts.lotNumber === '' ? [] : [{ label: '地番', before: null, after: facts.lotNumber }]),
        { label: '一致する登録済みの物件', before: null, after: judged.value.map(nameOf).join('\n') },
      ],
    })
  },
  async carryOut(transaction, _services, { facts, reason }, { proposalId, operatorId, now }) {
    const judged = await judge(transaction, facts)
    if (!judged.ok) return judged
    const { propertyId } = await insertProperty(transaction, facts, now)
    const said = judged.value.map(({ id }) => ({
      property_id: propertyId,
      other_id: id,
      reason,
      proposal_id: proposalId,
    }))
    await transaction.insertInto('property_distinct').values(said).execute()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${operatorId}`,
      action: 'property.registered',
      objectType: 'property',
      objectId: propertyId,
      detail: { reason },
    })
    return success(null)
  },
})

const nameOf = ({ id, address }: SameProperty): string => `物件${id}　${address}`

async function judge(transaction: Transaction, facts: PropertyFacts): Promise<Outcome<SameProperty[]>> {
  await lockRegister(transaction)
  const same = await findSameProperties(transaction, facts)
  const surely = same.find(({ is_surely: isSurely }) => isSurely)
  if (surely) return refusal('CONFLICT', `不動産番号が同じ物件は、別の物件として登録できません（${nameOf(surely)}）。`)
  return same.length === 0
    ? refusal('CONFLICT', '一致する物件がありません。承認なしで、そのまま登録できます。')
    : success(same)
}

/** The first operator's word that it is another property, with a reason. */
export async function proposeDistinctProperty(
  services: Services,
  viewer: Viewer,
  { facts, reason }: { facts: PropertyFacts; reason: FreeText },
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const problems = registrationProblems(facts)
  if (Object.keys(problems).length > 0) return badInput(problems)
  if (reason.trim() === '') return badInput({ reason: NEEDED })
  return propose(services, viewer, distinctProperty, {
    subject: `property_address:${facts.address.trim()}`,
    content: { facts, reason: reason.trim() },
    reason: reason.trim(),
  })
}
