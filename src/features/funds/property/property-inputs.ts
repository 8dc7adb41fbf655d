import { fromApi } from '../../../domain/records/field.ts'
import { partFields, partyFields, propertyFields, type PropertyFacts } from '../../../domain/records/property.ts'
import { appraisalFields, dealFields, leaseFields, linkFields } from '../../../domain/records/property-records.ts'
import { builder } from '../../core/graphql/builder.ts'
import { inputFields } from '../../core/graphql/record-fields.ts'
import { enumTypes } from './property-enums.ts'

export const PropertyFilterInput = builder.inputType('PropertyFilterInput', {
  fields: (t) => ({
    kind: t.field({ type: enumTypes.PropertyKind }),
    search: t.string({ description: 'In the address, the name of the building or the lot.' }),
  }),
})

export const PartInput = builder.inputType('PropertyPartInput', {
  fields: (t) => inputFields(t, partFields, enumTypes),
})

export const PropertyInput = builder.inputType('PropertyInput', {
  fields: (t) => ({
    ...inputFields(t, propertyFields, enumTypes),
    part: t.field({ type: PartInput, required: true }),
  }),
})

export const PartyInput = builder.inputType('PartyInput', {
  fields: (t) => inputFields(t, partyFields, enumTypes),
})

export const PropertyDealInput = builder.inputType('PropertyDealInput', {
  fields: (t) => inputFields(t, dealFields, enumTypes),
})

export const PropertyAppraisalInput = builder.inputType('PropertyAppraisalInput', {
  fields: (t) => inputFields(t, appraisalFields, enumTypes),
})

export const PropertyLeaseInput = builder.inputType('LeaseInput', {
  fields: (t) => inputFields(t, leaseFields, enumTypes),
})

export const FundLinkInput = builder.inputType('FundLinkInput', {
  fields: (t) => inputFields(t, linkFields, enumTypes),
})

export const toProperty = ({ part, ...facts }: typeof PropertyInput.$inferInput): PropertyFacts => ({
  ...fromApi(propertyFields, facts),
  part: fromApi(partFields, part),
})
