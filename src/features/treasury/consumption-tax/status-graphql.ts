import { proposalField } from '../../core/graphql/act-fields.ts'
import { taxMethods, taxStatusText } from '../../../domain/treasury/consumption-tax/status.ts'
import { builder } from '../../core/graphql/builder.ts'
import type { Services } from '../../core/services.ts'
import { findOpenTaxStatus, listTaxStatuses, proposeTaxStatus, type RecordedTaxStatus } from './propose-tax-status.ts'

const TaxMethodType = builder.enumType('ConsumptionTaxMethod', { values: taxMethods })

const TaxStatusType = builder.objectRef<RecordedTaxStatus>('ConsumptionTaxStatus').implement({
  description: 'Whether the company owes consumption tax from a day on, and how it reckons.',
  fields: (t) => ({
    id: t.exposeID('id'),
    valid_from: t.expose('validFrom', { type: 'Date' }),
    method: t.expose('method', { type: TaxMethodType }),
    text: t.string({ description: 'In Japanese.', resolve: (status) => taxStatusText(status) }),
    recorded_at: t.expose('recordedAt', { type: 'DateTime' }),
    proposed_by: t.exposeString('proposedBy'),
    decided_by: t.exposeString('decidedBy'),
  }),
})

const TaxStatusRecordType = builder.objectRef<Pick<Services, 'database'>>('ConsumptionTaxStatusRecord').implement({
  fields: (t) => ({
    statuses: t.field({
      type: [TaxStatusType],
      description: 'From the latest day to the first.',
      resolve: ({ database }) => listTaxStatuses(database),
    }),
    proposal_id: t.id({
      nullable: true,
      description: 'A change waits for a second operator.',
      resolve: ({ database }) => findOpenTaxStatus(database),
    }),
  }),
})

builder.queryField('adminConsumptionTaxStatus', (t) =>
  t.field({
    description: 'Whether the company owes consumption tax, and how it reckons. [admin]',
    access: 'admin',
    type: TaxStatusRecordType,
    resolve: (_root, _args, { services }) => services,
  }),
)

const TaxStatusInput = builder.inputType('ConsumptionTaxStatusInput', {
  fields: (t) => ({
    valid_from: t.string({ required: true, description: 'YYYY-MM-DD; judged beside its field. May lie ahead.' }),
    method: t.field({ type: TaxMethodType, required: true }),
    business_class: t.int({ description: 'Of the simplified method: 1 to 6.' }),
    registration_number: t.string(),
  }),
})

builder.mutationField('proposeConsumptionTaxStatus', (t) =>
  proposalField(t, {
    description:
      'Proposes whether the company owes consumption tax and how it reckons; another operator approves. [admin]',
    args: { input: t.arg({ type: TaxStatusInput, required: true }) },
    act: (services, viewer, { input }) =>
      proposeTaxStatus(services, viewer, {
        validFrom: input.valid_from,
        method: input.method,
        businessClass: input.business_class ?? null,
        registrationNumber: input.registration_number ?? null,
      }),
  }),
)
