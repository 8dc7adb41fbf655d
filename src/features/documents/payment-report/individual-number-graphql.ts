import { readFilters } from '../../../domain/tables/filter.ts'
import { individualNumberFilters } from '../../../domain/tables/tax.ts'
import { filterInput, pageType } from '../../core/graphql/table-query.ts'
import { okField } from '../../core/graphql/act-fields.ts'
import { idOf } from '../../../domain/id.ts'
import { parseReportYear } from '../../../domain/documents/report-year.ts'
import { badInput } from '../../../platform/outcome.ts'
import { builder } from '../../core/graphql/builder.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { pageNeededNumbers, type NeededNumber } from './list-individual-numbers.ts'
import { recordIndividualNumber, withdrawIndividualNumber } from './record-individual-number.ts'

const NeededNumberType = builder.objectRef<NeededNumber>('NeededIndividualNumber').implement({
  description:
    'A member whose statutory report needs an individual number (個人番号). The number itself is kept outside.',
  fields: (t) => ({
    member_id: t.exposeID('member_id'),
    member_number: t.exposeString('member_number'),
    name: t.exposeString('name'),
    dividend: t.expose('dividend', { type: 'Yen' }),
    received_on: t.expose('received_on', {
      type: 'Date',
      nullable: true,
      description: 'Null where nobody has recorded that the number was received.',
    }),
    reference: t.exposeString('reference', { nullable: true, description: 'Of whoever keeps the number.' }),
    recorded_by: t.exposeString('recorded_by', { nullable: true }),
  }),
})

const NeededNumberFilterInput = filterInput('NeededIndividualNumberFilterInput', individualNumberFilters)

builder.queryField('adminIndividualNumbers', (t) =>
  t.field({
    description:
      'Members on whom a report is due for a year, and whether their individual number is known to be kept outside; by member number. [admin]',
    access: 'admin',
    type: pageType('NeededIndividualNumberPage', NeededNumberType),
    args: {
      year: t.arg.string({ required: true }),
      filter: t.arg({ type: NeededNumberFilterInput }),
      page: t.arg.int(),
      size: t.arg.int(),
    },
    resolve: (_root, { year: text, filter, page, size }, { services }) => {
      const year =
        parseReportYear(text, services.clock.now()) ??
        unwrap<number>(badInput({ year: '2023年から今年までの年を指定してください' }))
      return pageNeededNumbers(
        services.database,
        { year, ...readFilters(individualNumberFilters, filter) },
        { page, size },
      )
    },
  }),
)

const IndividualNumberInput = builder.inputType('IndividualNumberInput', {
  fields: (t) => ({
    member_id: t.id({ required: true }),
    received_on: t.string({ required: true, description: 'YYYY-MM-DD' }),
    reference: t.string({
      required: true,
      description: 'Of whoever keeps the number; at most 40 characters, and never the number itself.',
    }),
  }),
})

builder.mutationFields((t) => ({
  recordIndividualNumber: okField(t, {
    description: "Records that a member's individual number was received and is kept outside. [admin]",
    access: 'admin',
    args: { input: t.arg({ type: IndividualNumberInput, required: true }) },
    act: (services, viewer, { input }) =>
      recordIndividualNumber(services, viewer, {
        memberId: idOf<'member'>(input.member_id),
        receivedOn: input.received_on,
        reference: input.reference,
      }),
  }),
  withdrawIndividualNumber: okField(t, {
    description:
      'Takes back that a member’s individual number is kept: a mistake, or it was destroyed where it was kept. [admin]',
    access: 'admin',
    args: { member_id: t.arg.id({ required: true }) },
    act: (services, viewer, { member_id: memberId }) =>
      withdrawIndividualNumber(services, viewer, idOf<'member'>(memberId)),
  }),
}))
