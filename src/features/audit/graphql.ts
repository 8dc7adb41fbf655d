import { builder } from '../graphql/builder.ts'
import type { TablePage } from '../graphql/table-page.ts'
import { AuditLineType } from './audit-type.ts'
import { listAudit, type AuditLine } from './list-audit.ts'
import { verifyChain, type ChainState } from './verify-chain.ts'

const AuditFilterInput = builder.inputType('AuditFilterInput', {
  fields: (t) => ({
    actor: t.string({ description: "'operator:3', or a kind of actors alone." }),
    action: t.string({ description: 'Anywhere in the name of the action.' }),
    object: t.string({ description: "'fund:3', or a kind alone." }),
    from: t.field({ type: 'Date' }),
    until: t.field({ type: 'Date' }),
  }),
})

const AuditPage = builder.objectRef<TablePage<AuditLine>>('AuditPage').implement({
  fields: (t) => ({ rows: t.field({ type: [AuditLineType], resolve: ({ rows }) => rows }), total: t.exposeInt('total') }),
})

const AuditChain = builder.objectRef<ChainState>('AuditChain').implement({
  fields: (t) => ({
    length: t.exposeInt('length'),
    checked: t.exposeInt('checked', { description: 'How many of the latest links were recomputed.' }),
    broken_at: t.exposeID('brokenAt', { nullable: true, description: 'The first line that is not what was written; null while all agree.' }),
    head: t.exposeString('head'),
  }),
})

builder.queryFields((t) => ({
  adminAudit: t.field({
    description: 'The audit log; newest first. [admin]',
    access: 'admin',
    type: AuditPage,
    args: { filter: t.arg({ type: AuditFilterInput }), sort: t.arg.string(), descending: t.arg.boolean(), page: t.arg.int(), size: t.arg.int() },
    resolve: (_root, { filter, ...input }, { services }) => listAudit(services.database, filter ?? {}, input),
  }),
  adminAuditChain: t.field({
    description: 'Recomputes the latest links of the chain. [admin]',
    access: 'admin',
    type: AuditChain,
    resolve: (_root, _args, { services }) => verifyChain(services.database),
  }),
}))
