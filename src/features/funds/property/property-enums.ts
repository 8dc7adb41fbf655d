import { LET_FOR } from '../../../domain/treasury/consumption-tax/usual-class.ts'
import { RENT_DUE } from '../../../domain/funds/lease.ts'
import {
  APPRAISAL_METHOD,
  DEAL_KIND,
  NAMED_RELATION,
  OWNERSHIP,
  PROPERTY_KIND,
} from '../../../domain/funds/property.ts'
import { codesOf } from '../../../domain/tables/table.ts'
import { builder } from '../../core/graphql/builder.ts'
import { STRIKABLE } from './struck-record.ts'

type Codes<Code extends string> = [Code, ...Code[]]
const enumOf = <Code extends string>(name: string, words: Readonly<Record<Code, string>>) =>
  builder.enumType(name, { values: codesOf(words) as Codes<Code> })

/** By the names that the records of a property call them. */
export const enumTypes = {
  PropertyKind: enumOf('PropertyKind', PROPERTY_KIND),
  Ownership: enumOf('Ownership', OWNERSHIP),
  AppraisalMethod: enumOf('AppraisalMethod', APPRAISAL_METHOD),
  RentDue: enumOf('RentDue', RENT_DUE),
  LetFor: enumOf('LetFor', LET_FOR),
  NamedRelation: enumOf('NamedRelation', NAMED_RELATION),
}
export const DealKindType = enumOf('PropertyDealKind', DEAL_KIND)
export const StrikableType = enumOf('PropertyRecordKind', STRIKABLE)
