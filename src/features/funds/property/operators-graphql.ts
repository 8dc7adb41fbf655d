import { propertyTable } from '../../../domain/tables/properties.ts'
import { pageType, tableQuery } from '../../core/graphql/table-query.ts'
import { causeOf } from '../../../domain/funds/fund-corrections.ts'
import { idOf } from '../../../domain/id.ts'
import { fromApi } from '../../../domain/records/field.ts'
import { partFields, partyFields } from '../../../domain/records/property.ts'
import { appraisalFields, dealFields, leaseFields, linkFields } from '../../../domain/records/property-records.ts'
import { builder } from '../../core/graphql/builder.ts'
import { CorrectionCauseType } from '../../core/graphql/correction-cause.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { IdResult, OkResult } from '../../core/graphql/results.ts'
import { addPart } from './add-part.ts'
import { addParty } from './add-party.ts'
import { proposeDistinctProperty } from './distinct-property.ts'
import { proposePropertyPurchase } from './book-purchase.ts'
import { endLease } from './end-lease.ts'
import { findProperty } from './find-property.ts'
import { proposePropertyHandover } from './hand-over-property.ts'
import { linkFundProperty } from './link-fund-property.ts'
import { listFundsWithoutProperty } from './list-funds-without-property.ts'
import { listProperties } from './list-properties.ts'
import { loadParties } from './load-parties.ts'
import { enumTypes, StrikableType } from './property-enums.ts'
import {
  FundLinkInput,
  PartInput,
  PartyInput,
  PropertyAppraisalInput,
  PropertyDealInput,
  PropertyInput,
  PropertyLeaseInput,
  toProperty,
} from './property-inputs.ts'
import {
  FundWithoutPropertyType,
  PartyType,
  PropertyRowType,
  PropertyType,
  SamePropertyType,
} from './property-types.ts'
import { findSameProperties } from './property-registration.ts'
import { proposeFundLink } from './propose-fund-link.ts'
import { recordAppraisal } from './record-appraisal.ts'
import { recordDeal } from './record-deal.ts'
import { recordLease } from './record-lease.ts'
import { registerProperty } from './register-property.ts'
import { proposePropertyStrike } from './struck-record.ts'

tableQuery('adminProperties', {
  description: 'Properties by the filter, the newest first. Sorted by number or address. [admin]',
  table: propertyTable,
  page: pageType('PropertyPage', PropertyRowType),
  filter: 'PropertyFilterInput',
  types: enumTypes,
  list: ({ database }, filters, input) => listProperties(database, filters, input),
})

builder.queryFields((t) => ({
  adminProperty: t.field({
    description: 'All that is recorded of one property. [admin]',
    access: 'admin',
    type: PropertyType,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { services }) => findProperty(services.database, idOf(id)),
  }),
  adminSameProperties: t.field({
    description: 'Properties that stand where this one would, by number of the register, lot or address. [admin]',
    access: 'admin',
    type: [SamePropertyType],
    args: { input: t.arg({ type: PropertyInput, required: true }) },
    resolve: (_root, { input }, { services }) => findSameProperties(services.database, toProperty(input)),
  }),
  adminParties: t.field({
    description:
      'Whoever can stand on a side of a deal: the company, everybody who was written down, its funds. [admin]',
    access: 'admin',
    type: [PartyType],
    resolve: (_root, _args, { services }) => loadParties(services.database),
  }),
  adminFundsWithoutProperty: t.field({
    description: 'Published funds of which nobody has recorded what they are about, the oldest first. [admin]',
    access: 'admin',
    type: [FundWithoutPropertyType],
    resolve: (_root, _args, { services }) => listFundsWithoutProperty(services.database),
  }),
}))

const actorOf = (context: Parameters<typeof requireViewer>[0]): string => `operator:${requireViewer(context).memberId}`

builder.mutationFields((t) => ({
  registerProperty: t.field({
    description: 'Writes a property down. CONFLICT where one stands there already. [admin]',
    access: 'admin',
    type: IdResult,
    args: { input: t.arg({ type: PropertyInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: unwrap(await registerProperty(context.services, { facts: toProperty(input), actor: actorOf(context) }))
        .propertyId,
    }),
  }),
  proposeDistinctProperty: t.field({
    description:
      'Proposes that a property is another one than those that stand there; it is registered when another operator approves. The id of the proposal. [admin]',
    access: 'admin',
    type: IdResult,
    args: { input: t.arg({ type: PropertyInput, required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_root, { input, reason }, context) => {
      const facts = toProperty(input)
      return {
        id: unwrap(await proposeDistinctProperty(context.services, requireViewer(context), { facts, reason }))
          .proposalId,
      }
    },
  }),
  addPropertyPart: t.field({
    description: 'A further unit of a property. [admin]',
    access: 'admin',
    type: IdResult,
    args: { property_id: t.arg.id({ required: true }), part: t.arg({ type: PartInput, required: true }) },
    resolve: async (_root, { property_id: propertyId, part }, context) => ({
      id: unwrap(
        await addPart(context.services, {
          propertyId: idOf(propertyId),
          part: fromApi(partFields, part),
          actor: actorOf(context),
        }),
      ).partId,
    }),
  }),
  addParty: t.field({
    description: 'Somebody whom the operator or its funds deal with. [admin]',
    access: 'admin',
    type: IdResult,
    args: { input: t.arg({ type: PartyInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: unwrap(await addParty(context.services, { ...fromApi(partyFields, input), actor: actorOf(context) })).partyId,
    }),
  }),
  recordPropertyDeal: t.field({
    description:
      'What changed hands, as it was. CONFLICT where a part would be held twice or sold without being held. [admin]',
    access: 'admin',
    type: IdResult,
    args: { input: t.arg({ type: PropertyDealInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: unwrap(await recordDeal(context.services, { ...fromApi(dealFields, input), actor: actorOf(context) })).dealId,
    }),
  }),
  recordPropertyAppraisal: t.field({
    description: 'What somebody found a part to be worth. [admin]',
    access: 'admin',
    type: IdResult,
    args: { input: t.arg({ type: PropertyAppraisalInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: unwrap(
        await recordAppraisal(context.services, { ...fromApi(appraisalFields, input), actor: actorOf(context) }),
      ).appraisalId,
    }),
  }),
  recordLease: t.field({
    description: 'Who rents a part, and for how much a month. [admin]',
    access: 'admin',
    type: IdResult,
    args: { input: t.arg({ type: PropertyLeaseInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: unwrap(await recordLease(context.services, { ...fromApi(leaseFields, input), actor: actorOf(context) }))
        .leaseId,
    }),
  }),
  endLease: t.field({
    description: 'The day on which a lease really ended; said once. [admin]',
    access: 'admin',
    type: OkResult,
    args: { lease_id: t.arg.id({ required: true }), ended_on: t.arg.string({ required: true }) },
    resolve: async (_root, { lease_id: leaseId, ended_on: endedOn }, context) => {
      unwrap(await endLease(context.services, { leaseId: idOf(leaseId), endedOn, actor: actorOf(context) }))
      return { ok: true }
    },
  }),
  linkFundProperty: t.field({
    description: 'Says what a draft is about. CONFLICT for a fund that the public has seen. [admin]',
    access: 'admin',
    type: IdResult,
    args: { input: t.arg({ type: FundLinkInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: unwrap(await linkFundProperty(context.services, { ...fromApi(linkFields, input), actor: actorOf(context) }))
        .linkId,
    }),
  }),
  proposeFundLink: t.field({
    description: 'Proposes what a published fund is about; another operator approves. The id of the proposal. [admin]',
    access: 'admin',
    type: IdResult,
    args: { input: t.arg({ type: FundLinkInput, required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_root, { input, reason }, context) => ({
      id: unwrap(
        await proposeFundLink(context.services, requireViewer(context), { ...fromApi(linkFields, input), reason }),
      ).proposalId,
    }),
  }),
  proposePropertyPurchase: t.field({
    description:
      "Proposes that a fund's recorded purchase is booked: a stranger's price has been paid by lines of the bank, the operator's leaves the fund's cash with it. The id of the proposal. [admin]",
    access: 'admin',
    type: IdResult,
    args: { deal_id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_root, { deal_id: dealId, reason }, context) => ({
      id: unwrap(
        await proposePropertyPurchase(context.services, requireViewer(context), { dealId: idOf(dealId), reason }),
      ).proposalId,
    }),
  }),
  proposePropertyHandover: t.field({
    description:
      "Proposes that a fund's recorded sale is booked: its price has come in, and the property leaves the fund's book. The id of the proposal. [admin]",
    access: 'admin',
    type: IdResult,
    args: { deal_id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_root, { deal_id: dealId, reason }, context) => ({
      id: unwrap(
        await proposePropertyHandover(context.services, requireViewer(context), { dealId: idOf(dealId), reason }),
      ).proposalId,
    }),
  }),
  proposePropertyStrike: t.field({
    description:
      'Proposes that a wrong record of a property no longer counts; it stays readable. The id of the proposal. [admin]',
    access: 'admin',
    type: IdResult,
    args: {
      what: t.arg({ type: StrikableType, required: true }),
      id: t.arg.id({ required: true }),
      cause: t.arg({ type: CorrectionCauseType }),
      reason: t.arg.string({ required: true }),
    },
    resolve: async (_root, { what, id, reason, cause }, context) => {
      const record = { what, id: idOf(id), reason, cause: causeOf(cause) }
      return { id: unwrap(await proposePropertyStrike(context.services, requireViewer(context), record)).proposalId }
    },
  }),
}))
