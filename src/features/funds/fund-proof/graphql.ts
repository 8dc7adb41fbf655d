import { japanDateOf } from '../../../domain/calendar.ts'
import { dayChangeSentence } from '../../../domain/funds/day-change.ts'
import { perHundred, DIVIDEND_SOURCES } from '../../../domain/investing/dividend-source.ts'
import { correctionNotes } from '../../../domain/funds/fund-corrections.ts'
import { SOURCE_WORDS } from '../../../domain/funds/fund-proof.ts'
import { lateClosingSentence } from '../../../domain/funds/late-closing.ts'
import { zeroYen, type Yen } from '../../../domain/money.ts'
import { COMPARED_ITEMS, COMPARED_STATES, type ComparedRow } from '../../../domain/funds/plan-and-record.ts'
import { codesOf } from '../../../domain/tables/table.ts'
import { builder } from '../../core/graphql/builder.ts'
import { Project } from '../fund/graphql.ts'
import { DividendSources } from '../fund/schedule-graphql.ts'
import type { LateClosingRecord } from '../fund/load-late-closings.ts'
import type { SupplementRecord } from '../fund/load-supplements.ts'
import { sharedFunds } from '../fund/shared-funds.ts'
import { toPercent } from '../fund/to-graphql.ts'
import { sharedHoldings } from '../property/shared-records.ts'
import { booksInWords, periodFigures, type PeriodFigure } from './period-figures.ts'
import { planAndRecord, type ComparedPeriod } from './plan-and-record.ts'

const PeriodFigureType = builder.objectRef<PeriodFigure>('PeriodFigure').implement({
  description: 'A line of what a period was planned to bring and brought.',
  fields: (t) => ({ label: t.exposeString('label'), value: t.exposeString('value') }),
})

interface SourceShare {
  label: string
  part: number
  amount: Yen
}

const SourceShareType = builder.objectRef<SourceShare>('SourceShare').implement({
  description: 'How much of a dividend came from one source.',
  fields: (t) => ({
    label: t.exposeString('label'),
    part: t.exposeInt('part', { description: 'Of 100 yen, by largest remainder: those of a dividend are 100.' }),
    amount: t.expose('amount', { type: 'Yen', description: "Of all investors' dividends, before tax." }),
  }),
})

const ComparedItemType = builder.enumType('ComparedItem', { values: codesOf(COMPARED_ITEMS) })
const ComparedStateType = builder.enumType('ComparedState', {
  description: 'closed: its result is fixed. counting: it is over, and its result is not fixed yet.',
  values: codesOf(COMPARED_STATES),
})

const ComparedRowType = builder.objectRef<ComparedRow>('ComparedRow').implement({
  description: 'What was planned of a period and what came, whole yen; records of a closed period alone.',
  fields: (t) => ({
    item: t.expose('item', { type: ComparedItemType }),
    planned: t.expose('planned', { type: 'Yen', nullable: true }),
    recorded: t.expose('recorded', { type: 'Yen', nullable: true }),
    difference: t.expose('difference', {
      type: 'Yen',
      nullable: true,
      description: 'recorded less planned; null where one of them is missing.',
    }),
  }),
})

const ComparedPeriodType = builder.objectRef<ComparedPeriod>('ComparedPeriod').implement({
  description: 'A calculation period with its plan and its record.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: '1 is the first.' }),
    start_at: t.expose('startOn', { type: 'Date' }),
    end_at: t.expose('endOn', { type: 'Date', description: 'As it came, or as it is planned.' }),
    state: t.expose('state', { type: ComparedStateType }),
    rimawari: t.float({
      nullable: true,
      description: 'What it brought, percent a year; null while that is not fixed.',
      resolve: ({ rateBp }) => (rateBp === null ? null : toPercent(rateBp)),
    }),
    rimawari_after_loss: t.float({
      nullable: true,
      description: 'rimawari with losses of principal taken off; null where there were none.',
      resolve: ({ rateAfterLossBp }) => (rateAfterLossBp === null ? null : toPercent(rateAfterLossBp)),
    }),
    rows: t.expose('rows', { type: [ComparedRowType] }),
    notes: t.stringList({ description: 'Why something is not told.', resolve: ({ notes }) => notes }),
  }),
})

builder.objectField(Project, 'plan_and_record', (t) =>
  t.field({
    type: [ComparedPeriodType],
    description:
      'Of a fund at work or over: every period that has begun, and those planned ahead. Empty before its operation begins.',
    resolve: async ({ id, fund, result }, _args, { services }) =>
      result === null || result.operationStartOn === null
        ? []
        : planAndRecord({
            fund,
            result,
            periods: await sharedFunds(services).provedPeriods(id),
            held: (await sharedHoldings(services)).get(id) ?? [],
            today: japanDateOf(services.clock.now()),
          }),
  }),
)

const SupplementType = builder.objectRef<SupplementRecord>('SupplementaryDistribution').implement({
  description:
    'What came in after the last period and went to investors: they had lost principal, or got less than the contract’s cap.',
  fields: (t) => ({
    fixed_at: t.expose('fixed_at', { type: 'DateTime' }),
    payday: t.expose('payday', { type: 'Date' }),
    paid_at: t.expose('paid_at', { type: 'DateTime', nullable: true, description: 'When everybody had it.' }),
    reversed_at: t.expose('reversed_at', {
      type: 'DateTime',
      nullable: true,
      description: 'Where two operators took it back before anybody was paid.',
    }),
    result: t.expose('result', { type: 'Yen', description: 'What came in, less what it cost.' }),
    lost: t.expose('lost', {
      type: 'Yen',
      description: 'What investors stood to have lost of their principal before.',
    }),
    restored: t.expose('restored', { type: 'Yen', description: 'Of what was lost: principal that goes back.' }),
    dividend: t.expose('dividend', { type: 'Yen', description: 'Of all investors, before tax.' }),
    notes: t.stringList({
      description: 'What was corrected since it was closed, and from what its dividend came by that.',
      resolve: ({ corrected }) => correctionNotes(corrected?.corrections ?? [], corrected?.anew ?? null),
    }),
  }),
})

builder.objectField(Project, 'supplementary_distributions', (t) =>
  t.field({
    type: [SupplementType],
    resolve: ({ id, result }, _args, { services }) =>
      (result?.operationEndOn ?? null) === null ? [] : sharedFunds(services).supplements(id),
  }),
)

const LateClosingType = builder.objectRef<LateClosingRecord>('LateClosing').implement({
  description: 'What came in after the last period and what it cost (期間終了後の収支), as two people closed it.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: '1 is the first.' }),
    text: t.string({
      description: 'Income, costs, what of both was with related parties, and who got the rest.',
      resolve: lateClosingSentence,
    }),
    notes: t.stringList({
      description: 'What was corrected since; empty where a supplementary distribution says it.',
      resolve: ({ distributionId, corrections }) => (distributionId === null ? correctionNotes(corrections, null) : []),
    }),
  }),
})

builder.objectField(Project, 'late_closings', (t) =>
  t.field({
    description: 'Of a fund that has ended. The figures themselves: GET /open/funds/{id}.json.',
    type: [LateClosingType],
    resolve: ({ id, result }, _args, { services }) =>
      (result?.operationEndOn ?? null) === null ? [] : sharedFunds(services).lateClosings(id),
  }),
)

builder.objectField(Project, 'day_changes', (t) =>
  t.stringList({
    description:
      'Days of its operation that were other ones before, with both days, when and why. The days themselves: GET /open/funds/{id}.json.',
    resolve: async ({ id }, _args, { services }) => (await sharedFunds(services).dayChanges(id)).map(dayChangeSentence),
  }),
)

builder.objectFields(DividendSources, (t) => ({
  per_hundred: t.field({
    type: [SourceShareType],
    description:
      'Every source, those of nothing too, and the principal, from which nothing ever comes; empty where no dividend is recorded.',
    resolve: ({ sources: proof }) => {
      const parts = proof.state === 'recorded' ? perHundred(proof.sources) : null
      if (proof.state !== 'recorded' || parts === null) return []
      return [
        ...DIVIDEND_SOURCES.map((source) => ({
          label: SOURCE_WORDS[source],
          part: parts[source],
          amount: proof.sources[source],
        })),
        { label: '出資金の払戻し', part: 0, amount: zeroYen },
      ]
    },
  }),
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
