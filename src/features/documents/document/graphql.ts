import { builder } from '../../core/graphql/builder.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { documentKinds, verifyDocument, type VerifiedDocument as Verified } from './verify-document.ts'

const DocumentKind = builder.enumType('DocumentKind', { values: documentKinds })

const VerifiedDocument = builder.objectRef<Verified>('VerifiedDocument').implement({
  description: 'What anybody who holds the very bytes of a document may know of it: never whom it belongs to.',
  fields: (t) => ({
    kind: t.expose('kind', { type: DocumentKind }),
    issued_at: t.expose('issued_at', { type: 'DateTime' }),
    fund_name: t.exposeString('fund_name', {
      nullable: true,
      description: 'Null where it belongs to no fund, or to one that is not public.',
    }),
    is_replaced: t.exposeBoolean('is_replaced', { description: 'A newer version took its place.' }),
  }),
})

builder.queryFields((t) => ({
  verifyDocument: t.field({
    description:
      'Whether a file with this SHA-256 (64 hexadecimal digits) was issued by us and is unchanged; null where not. Throttled. [public]',
    access: 'public',
    type: VerifiedDocument,
    nullable: true,
    args: { sha256: t.arg.string({ required: true }) },
    resolve: async (_root, { sha256 }, { services, request }) =>
      unwrap(await verifyDocument(services, { sha256, request })),
  }),
}))
