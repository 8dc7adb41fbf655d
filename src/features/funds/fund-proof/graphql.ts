import { japanDateOf } from '../../../domain/calendar.ts'
import { builder } from '../../core/graphql/builder.ts'
import { DividendSources } from '../fund/schedule-graphql.ts'
import { sharedHoldings } from '../property/shared-records.ts'
import { booksInWords, periodFigures, type PeriodFigure } from './period-figures.ts'

const PeriodFigureType = builder.objectRef<PeriodFigure>('PeriodFigure').implement({
  description: 'A line of what a period was planned to bring and brought.',
  fields: (t) => ({ label: t.exposeString('label'), value: t.exposeString('value') }),
})

builder.objectFields(DividendSources, (t) => ({
  figures: t.field({
    type: [PeriodFigureType],
    description:
      'Plan and record side by side: yield, how much was let, rents, income and costs by kind. What is not recorded is left out.',
    resolve: async (period, _args, { services }) =>
      periodFigures(
        period,
        (await sharedHoldings(services)).get(period.fundId) ?? [],
        japanDateOf(services.clock.now()),
      ),
  }),
  books: t.string({
    nullable: true,
    description:
      'Income and costs of the period by kind, and the rents beside those that its leases made due: lines, separated by line feeds. Null before its result is fixed, and where the book has nothing of it.',
    resolve: async (period, _args, { services }) =>
      booksInWords(period, (await sharedHoldings(services)).get(period.fundId) ?? []),
  }),
}))
