import { plannedRent } from '../../../domain/planned-rent.ts'
import { builder } from '../../core/graphql/builder.ts'
import { DividendSources } from '../fund/schedule-graphql.ts'
import { sharedHoldings } from '../property/shared-records.ts'
import { booksInWords } from './books-in-words.ts'

builder.objectField(DividendSources, 'books', (t) =>
  t.string({
    nullable: true,
    description:
      'Income and costs of the period by kind, and the rents beside those that its leases made due: lines, separated by line feeds. Null before its result is fixed, and where the book has nothing of it.',
    resolve: async (period, _args, { services }) =>
      booksInWords(period, plannedRent((await sharedHoldings(services)).get(period.fundId) ?? [], period)),
  }),
)
