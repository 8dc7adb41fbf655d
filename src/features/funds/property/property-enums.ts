import { LET_FOR } from '../../../domain/treasury/consumption-tax/usual-class.ts'
import { RENT_DUE } from '../../../domain/funds/lease.ts'
import {
  APPRAISAL_METHOD,
  DEAL_KIND,
  namedRelations,
  OWNERSHIP,
  PROPERTY_KIND,
} from '../../../domain/funds/property.ts'
import { codesOf } from '../../../domain/tables/table.ts'
import { builder } from '../../core/graphql/builder.ts'
import { STRIKABLE } from './struck-record.ts'

type Codes<Code extends string> = [Code, ...Code[]]
const enumOf = <Code extends string>(name: string, words: Readonly<Record<Code, string>>) =>
  builder.enumType(name, { values: codesOf(words) as Codes<Code> })

export const PropertyKindType = enumOf('PropertyKind', PROPERTY_KIND)
export const OwnershipType = enumOf('Ownership', OWNERSHIP)
export const DealKindType = enumOf('PropertyDealKind', DEAL_KIND)
export const AppraisalMethodType = enumOf('AppraisalMethod', APPRAISAL_METHOD)
export const RentDueType = enumOf('RentDue', RENT_DUE)
export const LetForType = enumOf('LetFor', LET_FOR)
export const StrikableType = enumOf('PropertyRecordKind', STRIKABLE)
export const NamedRelationType = builder.enumType('NamedRelation', { values: namedRelations })
