import { addressKey, lotKey } from '../../../domain/funds/address-key.ts'
import type { Id } from '../../../domain/id.ts'
import type { Ownership, PropertyKind } from '../../../domain/funds/property.ts'
import type { Queryable, Transaction } from '../../../platform/database/connect.ts'
import {
  isThirteenDigits,
  NEEDED,
  optionalProblem,
  problemsAmong,
  textProblem,
  thirteenDigits,
} from './record-words.ts'

/** What a fund can hold of a property, as it is written down. */
export type PartFacts = {
  /** '302号室'; land and buildings are held as a whole and need no name. */
  name: string
  houseNumber: string
  /** 不動産番号. */
  registryNumber: string
  /** Hundredths of a square metre. */
  areaCenti: number
  ownership: Ownership
}

/** A property as it is written down, with its first part. */
export type PropertyFacts = {
  kind: PropertyKind
  address: string
  buildingName: string
  /** 地番, with the town or without it. */
  lotNumber: string
  /** 'YYYY-MM', or an empty text. */
  builtIn: string
  part: PartFacts
}

/** What a part that is the whole property is called. */
const WHOLE = '全体'

/** Why it cannot be written down, by field; empty where it can. */
export function registrationProblems(facts: PropertyFacts): Record<string, string> {
  const address = textProblem(facts.address, 200)
  return problemsAmong({
    address: address ?? (addressKey(facts.address).namesLot ? undefined : '番地まで入力してください'),
    building_name: optionalProblem(facts.buildingName, 100),
    lot_number: optionalProblem(facts.lotNumber, 200),
    built_in:
      facts.builtIn === '' || /^\d{4}-(0[1-9]|1[0-2])$/.test(facts.builtIn)
        ? undefined
        : '年と月を「2009-09」のように入力してください',
    ...partProblems(facts.kind, facts.part),
  })
}

export const partProblems = (kind: PropertyKind, part: PartFacts): Record<string, string> =>
  problemsAmong({
    name: kind === 'unit' ? textProblem(part.name, 50) : optionalProblem(part.name, 50),
    house_number: optionalProblem(part.houseNumber, 100),
    registry_number: isThirteenDigits(thirteenDigits(part.registryNumber)) ? undefined : '13桁の数字で入力してください',
    area: part.areaCenti > 0 ? undefined : NEEDED,
  })

/** Properties that stand where this one stands, by number of the register, lot or address. */
export async function findSameProperties(database: Queryable, facts: PropertyFacts) {
  const key = addressKey(facts.address).key
  const lot = lotKey(facts.lotNumber, facts.address)
  const registry = thirteenDigits(facts.part.registryNumber)
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
      kind: facts.kind,
      address: facts.address.trim(),
      address_key: addressKey(facts.address).key,
      building_name: facts.buildingName.trim(),
      lot_number: facts.lotNumber.trim(),
      lot_key: lotKey(facts.lotNumber, facts.address),
      built_in: facts.builtIn === '' ? null : facts.builtIn,
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
      name: isWhole ? WHOLE : part.name.normalize('NFKC').trim(),
      is_whole: isWhole,
      house_number: part.houseNumber.trim(),
      registry_number: thirteenDigits(part.registryNumber),
      area_centi: part.areaCenti,
      ownership: part.ownership,
      recorded_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
