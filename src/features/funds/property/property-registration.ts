import { addressKey, lotKey } from '../../../domain/funds/address-key.ts'
import type { Id } from '../../../domain/id.ts'
import type { PropertyKind } from '../../../domain/funds/property.ts'
import { apiProblems, rowOf } from '../../../domain/records/field.ts'
import { NEEDED } from '../../../domain/records/kinds.ts'
import { partFields, propertyFields, type PartFacts, type PropertyFacts } from '../../../domain/records/property.ts'
import type { Queryable, Transaction } from '../../../platform/database/connect.ts'

/** What a part that is the whole property is called. */
const WHOLE = '全体'

/** Why it cannot be written down, by field; empty where it can. */
export function registrationProblems({ part, ...facts }: PropertyFacts): Record<string, string> {
  const isVague = facts.address.trim() !== '' && !addressKey(facts.address).namesLot
  return {
    ...partProblems(facts.kind, part),
    ...apiProblems(propertyFields, facts, { address: isVague ? '番地まで入力してください' : null }),
  }
}

export const partProblems = (kind: PropertyKind, part: PartFacts): Record<string, string> =>
  apiProblems(partFields, part, { name: kind === 'unit' && part.name.trim() === '' ? NEEDED : null })

/** Properties that stand where this one stands, by number of the register, lot or address. */
export async function findSameProperties(database: Queryable, facts: PropertyFacts) {
  const key = addressKey(facts.address).key
  const lot = lotKey(facts.lotNumber, facts.address)
  const registry = rowOf(partFields, facts.part).registry_number
  return database
    .selectFrom('property')
    .select((expression) => [
      'property.id',
      'property.address',
      'property.building_name',
      // A thing of the same number in the register: it is the same, whoever says otherwise.
      expression
        .exists(
          expression
            .selectFrom('property_part')
            .select('property_part.id')
            .whereRef('property_part.property_id', '=', 'property.id')
            .where('registry_number', '=', registry),
        )
        .$castTo<boolean>()
        .as('is_surely'),
    ])
    .where((expression) =>
      expression.or([
        expression('address_key', '=', key),
        expression('lot_key', '=', lot),
        expression(
          'property.id',
          'in',
          expression.selectFrom('property_part').select('property_id').where('registry_number', '=', registry),
        ),
      ]),
    )
    .orderBy('property.id')
    .execute()
}

export type SameProperty = Awaited<ReturnType<typeof findSameProperties>>[number]

/** Writes a property and its first part down. The caller has judged it. */
export async function insertProperty(
  transaction: Transaction,
  facts: PropertyFacts,
  at: Date,
): Promise<{ propertyId: Id<'property'>; partId: Id<'property_part'> }> {
  const { id: propertyId } = await transaction
    .insertInto('property')
    .values({
      ...rowOf(propertyFields, facts),
      address_key: addressKey(facts.address).key,
      lot_key: lotKey(facts.lotNumber, facts.address),
      recorded_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { propertyId, partId: await insertPart(transaction, { propertyId, kind: facts.kind, part: facts.part }, at) }
}

export async function insertPart(
  transaction: Transaction,
  { propertyId, kind, part }: { propertyId: Id<'property'>; kind: PropertyKind; part: PartFacts },
  at: Date,
): Promise<Id<'property_part'>> {
  const isWhole = kind !== 'unit'
  const { id } = await transaction
    .insertInto('property_part')
    .values({
      property_id: propertyId,
      ...rowOf(partFields, part),
      ...(isWhole && { name: WHOLE }),
      is_whole: isWhole,
      recorded_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
