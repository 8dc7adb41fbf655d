import { fromApi, type Fields } from '../../../domain/records/field.ts'
import { partFields, partyFields, propertyFields, type PropertyFacts } from '../../../domain/records/property.ts'
import { appraisalFields, dealFields, leaseFields, linkFields } from '../../../domain/records/property-records.ts'
import { builder } from '../../core/graphql/builder.ts'
import { inputFields } from '../../core/graphql/record-fields.ts'
import { enumTypes } from './property-enums.ts'

/** Takes every field of a record. */
const recordInput = <const Of extends Fields>(name: string, fields: Of) =>
  builder.inputType(name, { fields: (t) => inputFields(t, fields, enumTypes) })

export const PartInput = recordInput('PropertyPartInput', partFields)

export const PropertyInput = builder.inputType('PropertyInput', {
  fields: (t) => ({
    ...inputFields(t, propertyFields, enumTypes),
    part: t.field({ type: PartInput, required: true }),
  }),
})

export const PartyInput = recordInput('PartyInput', partyFields)
export const PropertyDealInput = recordInput('PropertyDealInput', dealFields)
export const PropertyAppraisalInput = recordInput('PropertyAppraisalInput', appraisalFields)
export const PropertyLeaseInput = recordInput('LeaseInput', leaseFields)
export const FundLinkInput = recordInput('FundLinkInput', linkFields)

export const toProperty = ({ part, ...facts }: typeof PropertyInput.$inferInput): PropertyFacts => ({
  ...fromApi(propertyFields, facts),
  part: fromApi(partFields, part),
})
