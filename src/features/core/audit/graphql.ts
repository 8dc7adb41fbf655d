import { asRead } from '../../core/graphql/as-read.ts'
import { pageType, tableQuery } from '../../core/graphql/table-query.ts'
import { auditTable } from '../../../domain/tables/audit.ts'
import { builder } from '../graphql/builder.ts'
import type { TablePage } from '../graphql/table-page.ts'
import { AuditLineType } from './audit-type.ts'
import { listAudit } from './list-audit.ts'
import { listRecordHistory, type HistoryLine } from './record-history.ts'
import { verifyChain, type ChainState } from './verify-chain.ts'

const HistoryLineType = builder.objectRef<HistoryLine>('HistoryLine').implement({
  description: 'Something that happened to a record, or to a part of it.',
  fields: (t) => ({
    ...asRead(t, {
      ID: ['key'],
      DateTime: ['at'],
      String: ['actor', 'action', 'object_type', 'object_id'],
      'String?': ['actor_name', 'request_id'],
    }),
    detail: t.string({ description: 'Facts as JSON.', resolve: ({ detail }) => JSON.stringify(detail) }),
  }),
})

const RecordHistory = builder.objectRef<TablePage<HistoryLine>>('RecordHistory').implement({
  fields: (t) => ({
    rows: t.expose('rows', { type: [HistoryLineType] }),
    total: t.exposeInt('total'),
  }),
})

const AuditChain = builder.objectRef<ChainState>('AuditChain').implement({
  fields: (t) => ({
    length: t.exposeInt('length'),
    checked: t.exposeInt('checked', { description: 'How many of the latest links were recomputed.' }),
    broken_at: t.exposeID('brokenAt', {
      nullable: true,
      description: 'The first line that is not what was written; null while all agree.',
    }),
    head: t.exposeString('head'),
  }),
})

tableQuery('adminAudit', {
  description: 'The audit log; newest first. [admin]',
  table: auditTable,
  page: pageType('AuditPage', AuditLineType),
  filter: 'AuditFilterInput',
  list: ({ database }, filters, input) => listAudit(database, filters, input),
})

builder.queryFields((t) => ({
  adminHistory: t.field({
    description: "The history of one record, named as the audit log does ('fund:3'); newest first. [admin]",
    access: 'admin',
    type: RecordHistory,
    args: { record: t.arg.string({ required: true }), page: t.arg.int(), size: t.arg.int() },
    resolve: (_root, { record, ...input }, { services }) => listRecordHistory(services.database, record, input),
  }),
  adminAuditChain: t.field({
    description: 'Recomputes the latest links of the chain. [admin]',
    access: 'admin',
    type: AuditChain,
    resolve: (_root, _args, { services }) => verifyChain(services.database),
  }),
}))
