import { okField } from '../../core/graphql/act-fields.ts'
import type { Selectable } from 'kysely'
import type { MoneyCheck } from '../../../platform/database/types.ts'
import { builder } from '../../core/graphql/builder.ts'
import { isOnlyLate } from './check-book.ts'
import { invariantText } from './invariant-text.ts'
import { liftPaymentStop } from './lift-payment-stop.ts'
import { openPaymentStop, type PaymentStop as OpenStop } from './payment-stop.ts'

const MoneyInvariant = builder.objectRef<Selectable<MoneyCheck>>('MoneyInvariant').implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: 'M01, M02 ...: the file of db/checks.' }),
    statement: t.string({ description: 'What holds, in Japanese.', resolve: ({ id }) => invariantText(id) }),
    is_only_late: t.boolean({
      description: 'What contradicts it is past its day and no error in the books; it stops no payments.',
      resolve: ({ id }) => isOnlyLate(id),
    }),
    checked_at: t.expose('checked_at', { type: 'DateTime', description: 'The last run.' }),
    violations: t.exposeInt('violations', {
      description: 'Rows that contradict it, counted up to 100; 0 while it holds.',
    }),
    sample: t.stringList({
      description: 'Some of these rows, each as JSON.',
      resolve: ({ sample }) => (Array.isArray(sample) ? sample.map((row) => JSON.stringify(row)) : []),
    }),
    broken_since: t.expose('broken_since', { type: 'DateTime', nullable: true }),
    milliseconds: t.exposeInt('milliseconds', { description: 'How long the last run took.' }),
  }),
})

const PaymentStop = builder.objectRef<OpenStop>('PaymentStop').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    since: t.expose('since', { type: 'DateTime' }),
    checks: t.exposeStringList('checks', { description: 'Every check that was broken during the stop.' }),
  }),
})

const AdminInvariants = builder
  .objectRef<{ invariants: Selectable<MoneyCheck>[]; stop: OpenStop | null }>('AdminInvariants')
  .implement({
    fields: (t) => ({
      invariants: t.expose('invariants', { type: [MoneyInvariant] }),
      stop: t.expose('stop', { type: PaymentStop, nullable: true, description: 'While it is there, no money leaves.' }),
    }),
  })

builder.queryField('adminInvariants', (t) =>
  t.field({
    description: 'What the last run of each money invariant found, and whether payments are stopped. [admin]',
    access: 'admin',
    type: AdminInvariants,
    resolve: async (_root, _args, { services: { database } }) => ({
      invariants: await database.selectFrom('money_check').selectAll().orderBy('id').execute(),
      stop: await openPaymentStop(database),
    }),
  }),
)

builder.mutationField('adminLiftPaymentStop', (t) =>
  okField(t, {
    description: 'Lets payments go out again, after the checks are clean. [admin]',
    access: 'admin',
    act: (services, viewer) => liftPaymentStop(services, viewer),
  }),
)
