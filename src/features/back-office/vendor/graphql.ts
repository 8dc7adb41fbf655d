import { asRead } from '../../core/graphql/as-read.ts'
import { actField, okField } from '../../core/graphql/act-fields.ts'
import { idOf, parseId } from '../../../domain/id.ts'
import { VENDOR_CHECK_RESULTS } from '../../../domain/back-office/vendor.ts'
import { codesOf } from '../../../domain/tables/table.ts'
import { builder } from '../../core/graphql/builder.ts'
import { IdResult } from '../../core/graphql/results.ts'
import { IncidentDataType } from '../incident/incident-data-type.ts'
import { listVendors, type StandingVendor } from './list-vendors.ts'
import { recordVendorCheck, saveVendor } from './save-vendor.ts'

const VendorCheckResultType = builder.enumType('VendorCheckResult', { values: codesOf(VENDOR_CHECK_RESULTS) })

const VendorType = builder.objectRef<StandingVendor>('Vendor').implement({
  description: 'A company to which work is outsourced, as it stands.',
  fields: (t) => ({
    ...asRead(t, {
      ID: ['id'],
      Int: ['version'],
      String: ['name', 'work', 'subcontractors'],
      Date: ['contracted_on'],
      'Date?': ['ended_on', 'checked_on', 'next_check_on'],
      'String?': ['findings'],
    }),
    data: t.expose('data', { type: [IncidentDataType] }),
    result: t.expose('result', { type: VendorCheckResultType, nullable: true }),
  }),
})

builder.queryFields((t) => ({
  adminVendors: t.field({
    description: 'The register of outsourced work. [admin]',
    access: 'admin',
    type: [VendorType],
    resolve: (_root, _args, { services }) => listVendors(services.database),
  }),
}))

const VendorInput = builder.inputType('VendorInput', {
  fields: (t) => ({
    id: t.id({ description: 'Of a vendor that stands in the register.' }),
    version: t.int({ description: 'With the id: the version that was seen.' }),
    name: t.string({ required: true }),
    work: t.string({ required: true }),
    data: t.field({ type: [IncidentDataType], required: true }),
    subcontractors: t.string({ required: true, description: 'May be empty.' }),
    contracted_on: t.string({ required: true, description: 'YYYY-MM-DD; judged beside its field.' }),
    ended_on: t.string({ description: 'YYYY-MM-DD.' }),
  }),
})
const VendorCheckInput = builder.inputType('VendorCheckInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'Of the vendor.' }),
    checked_on: t.string({ required: true, description: 'YYYY-MM-DD; judged beside its field.' }),
    result: t.field({ type: VendorCheckResultType, required: true }),
    findings: t.string({ required: true }),
  }),
})

builder.mutationFields((t) => ({
  saveVendor: actField(t, {
    description: 'Writes a vendor down, or what is known of it by now. [admin]',
    access: 'admin',
    type: IdResult,
    args: { input: t.arg({ type: VendorInput, required: true }) },
    act: (services, viewer, { input }) => {
      const { id, version, ended_on: endedOn = null, ...facts } = input
      const vendorId = parseId<'vendor'>(id ?? '')
      const known = vendorId === null ? null : { id: vendorId, version: version ?? 0 }
      return saveVendor(services, viewer, { known, facts: { ...facts, ended_on: endedOn } })
    },
  }),
  recordVendorCheck: okField(t, {
    description: 'Records the check of a vendor; the next is due in a year. [admin]',
    access: 'admin',
    args: { input: t.arg({ type: VendorCheckInput, required: true }) },
    act: (services, viewer, { input }) => {
      const { id, checked_on: checkedOn, result, findings } = input
      const check = { vendorId: idOf<'vendor'>(id), checkedOn, isGood: result === 'good', findings }
      return recordVendorCheck(services, viewer, check)
    },
  }),
}))
