import { asRead } from '../../core/graphql/as-read.ts'
import { japanDateOf } from '../../../domain/calendar.ts'
import { builder } from '../../core/graphql/builder.ts'
import { listRentArrears, listRentsOfNoLease, type RentArrearView, type RentOfNoLease } from './list-rent-arrears.ts'

const RentArrearType = builder.objectRef<RentArrearView>('RentArrear').implement({
  description: "A month's rent of a lease that has not come, or not in full, by its day.",
  fields: (t) => ({
    lease_id: t.exposeID('leaseId'),
    project_id: t.exposeID('fundId'),
    project_name: t.exposeString('fundName'),
    ...asRead(t, { String: ['unit', 'tenant'], Yen: ['due', 'missing'] }),
    month: t.exposeString('month', { description: 'YYYY-MM' }),
    due_on: t.expose('dueOn', { type: 'Date' }),
    days: t.exposeInt('days', { description: 'Since the day on which it was due.' }),
    ended_on: t.field({
      description: 'Where the end of the lease was recorded after the month, for a day before its end.',
      type: 'Date',
      nullable: true,
      resolve: ({ lateEnd }) => lateEnd?.endedOn ?? null,
    }),
    end_recorded_on: t.field({
      description: 'When that end was recorded.',
      type: 'Date',
      nullable: true,
      resolve: ({ lateEnd }) => lateEnd?.recordedOn ?? null,
    }),
  }),
})

const RentOfNoLeaseType = builder.objectRef<RentOfNoLease>('RentOfNoLease').implement({
  description: 'A rent that came and of which nobody has said of which lease it is.',
  fields: (t) => ({
    explanation_id: t.exposeID('explanation_id'),
    entry_id: t.exposeID('entry_id'),
    project_id: t.exposeID('fund_id'),
    project_name: t.exposeString('fund_name'),
    transacted_on: t.expose('transacted_on', { type: 'Date' }),
    remarks: t.exposeString('remarks'),
    amount: t.expose('amount', { type: 'Yen' }),
    about: t.exposeString('about'),
  }),
})

builder.queryFields((t) => ({
  adminRentArrears: t.field({
    description: 'Rents that are behind, the longest first: of what funds hold or held, up to two years back. [admin]',
    access: 'admin',
    type: [RentArrearType],
    resolve: (_root, _args, { services }) => listRentArrears(services.database, japanDateOf(services.clock.now())),
  }),
  adminRentsOfNoLease: t.field({
    description: 'Rents of the last year that stand for no lease, the newest first. [admin]',
    access: 'admin',
    type: [RentOfNoLeaseType],
    resolve: (_root, _args, { services }) => listRentsOfNoLease(services.database, japanDateOf(services.clock.now())),
  }),
}))
