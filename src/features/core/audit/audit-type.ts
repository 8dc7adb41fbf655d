import { asRead } from '../../core/graphql/as-read.ts'
import { builder } from '../graphql/builder.ts'
import { columnFields } from '../graphql/column-fields.ts'
import { auditTable } from '../../../domain/tables/audit.ts'
import type { AuditLine } from './list-audit.ts'

export const AuditLineType = builder.objectRef<AuditLine>('AuditLine').implement({
  description: 'Who did what, when; a link of the chain.',
  fields: (t) => ({
    ...columnFields(t, auditTable),
    ...asRead(t, {
      ID: ['id'],
      DateTime: ['at'],
      String: ['actor', 'action', 'object_type', 'object_id'],
      'String?': ['actor_name', 'hash'],
    }),
    seq: t.exposeInt('seq', { nullable: true, description: 'Its place in the chain.' }),
    object_name: t.exposeString('object_name', {
      nullable: true,
      description: 'What the record is called: a person, a fund.',
    }),
    detail: t.string({ description: 'Facts as JSON.', resolve: ({ detail }) => JSON.stringify(detail) }),
    request_id: t.exposeString('request_id', {
      nullable: true,
      description: 'The request, job or scheduled task that it came of; one id joins all that it wrote.',
    }),
    session_mark: t.exposeString('session_mark', {
      nullable: true,
      description: "Of the operator's session: one mark joins all that was done in it.",
    }),
    address: t.exposeString('address', {
      nullable: true,
      description: 'The network address that the operator acted from.',
    }),
  }),
})
