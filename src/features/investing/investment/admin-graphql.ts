import { asRead } from '../../core/graphql/as-read.ts'
import { tableQuery } from '../../core/graphql/table-query.ts'
import { applicationNumber } from '../../../domain/investing/application-number.ts'
import { idIfGiven } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { columnFields } from '../../core/graphql/column-fields.ts'
import { applicationTable } from '../../../domain/tables/applications.ts'
import type { TablePage } from '../../core/graphql/table-page.ts'
import {
  applicationViews,
  countApplicationViews,
  listApplications,
  type ApplicationRow,
  type ApplicationView,
} from './list-applications.ts'

const ApplicationViewName = builder.enumType('ApplicationViewName', { values: applicationViews })

const AdminApplication = builder.objectRef<ApplicationRow>('AdminApplication').implement({
  fields: (t) => ({
    ...columnFields(t, applicationTable),
    ...asRead(t, {
      ID: ['id'],
      String: ['project_name', 'member_number', 'member_name'],
      Yen: ['amount'],
      'String?': ['cancel_reason'],
      Boolean: ['early'],
      DateTime: ['applied_at', 'status_at'],
      'DateTime?': ['contract_delivered_at', 'contract_confirmed_at'],
    }),
    number: t.string({ resolve: ({ fund_id: fundId, id }) => applicationNumber(fundId, id) }),
    project_id: t.exposeID('fund_id'),
    paid: t.expose('paid', { type: 'Yen', description: 'What has come in for it.' }),
    view: t.expose('view', { type: ApplicationViewName }),
    cooling_off_until: t.expose('cooling_off_until', { type: 'Date', nullable: true, description: 'The last day.' }),
  }),
})

const ApplicationPage = builder.objectRef<TablePage<ApplicationRow> & { amount: number }>('ApplicationPage').implement({
  fields: (t) => ({
    rows: t.expose('rows', { type: [AdminApplication] }),
    total: t.exposeInt('total'),
    amount: t.expose('amount', { type: 'Yen', description: 'Of all pages.' }),
  }),
})

const ApplicationViewCount = builder
  .objectRef<{ view: ApplicationView; count: number }>('ApplicationViewCount')
  .implement({
    fields: (t) => ({ view: t.expose('view', { type: ApplicationViewName }), count: t.exposeInt('count') }),
  })

tableQuery('adminApplications', {
  description: 'Applications by the filter, the latest first. Sorted by time or amount. [admin]',
  table: applicationTable,
  page: ApplicationPage,
  filter: 'ApplicationFilterInput',
  types: { ApplicationViewName },
  list: ({ database }, filters, input) => listApplications(database, filters, input),
})

builder.queryFields((t) => ({
  adminApplicationViews: t.field({
    description: 'How many applications stand where, of one fund or of all. [admin]',
    access: 'admin',
    type: [ApplicationViewCount],
    args: { project_id: t.arg.id() },
    resolve: (_root, { project_id: project }, { services }) =>
      countApplicationViews(services.database, idIfGiven(project)),
  }),
}))
