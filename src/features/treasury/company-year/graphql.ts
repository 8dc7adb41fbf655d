import { asRead } from '../../core/graphql/as-read.ts'
import { proposalField } from '../../core/graphql/act-fields.ts'
import { parseJapanDate } from '../../../domain/calendar.ts'
import type { CompanyYear } from '../../../domain/treasury/company-year.ts'
import { badInput } from '../../../platform/outcome.ts'
import { builder } from '../../core/graphql/builder.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import type { Services } from '../../core/services.ts'
import { proposeCompanyYear } from './close-year.ts'
import { booksAgree, loadFundDebts, type FundDebt } from './load-fund-debts.ts'
import { listClosedYears, loadNextYear, loadYearResult, type ClosedYear, type YearResult } from './load-years.ts'

const ClosedYearType = builder.objectRef<ClosedYear>('CompanyYear').implement({
  description: "A financial year of the company's own book that two operators closed.",
  fields: (t) => ({
    ...asRead(t, {
      Date: ['starts_on', 'ends_on'],
      Yen: ['income', 'costs'],
      DateTime: ['closed_at'],
      String: ['proposed_by', 'closed_by'],
    }),
    profit: t.field({ type: 'Yen', resolve: ({ income, costs }) => income - costs }),
  }),
})

const NextYearType = builder.objectRef<CompanyYear & YearResult>('NextCompanyYear').implement({
  description: 'The financial year that is closed next, and what its closing would take now.',
  fields: (t) => ({
    starts_on: t.expose('startsOn', { type: 'Date' }),
    ends_on: t.expose('endsOn', { type: 'Date' }),
    income: t.expose('income', { type: 'Yen' }),
    costs: t.field({ type: 'Yen', resolve: ({ fee, surcharge }) => fee + surcharge }),
  }),
})

const AdminCompanyYears = builder.objectRef<Services>('AdminCompanyYears').implement({
  description: "The company's own book by financial year.",
  fields: (t) => ({
    closed: t.field({
      type: [ClosedYearType],
      description: 'The latest first.',
      resolve: ({ database }) => listClosedYears(database),
    }),
    next: t.field({
      type: NextYearType,
      resolve: async ({ database, clock }) => {
        const year = await loadNextYear(database, clock.now())
        return { ...year, ...(await loadYearResult(database, year.endsOn)) }
      },
    }),
    proposal_id: t.id({
      nullable: true,
      description: 'A closing waits for a second operator.',
      resolve: async ({ database }) => {
        const open = await database
          .selectFrom('proposal')
          .select('id')
          .where('kind', '=', 'company_year')
          .where('status', '=', 'open')
          .executeTakeFirst()
        return open?.id ?? null
      },
    }),
  }),
})

const FundDebtType = builder.objectRef<FundDebt>('FundDebt').implement({
  description: "What stands between a fund and the company at a day's end, by both books.",
  fields: (t) => ({
    project_id: t.exposeID('fund_id'),
    name: t.exposeString('name'),
    advanced: t.expose('advanced', { type: 'Yen', description: 'What the fund owes for costs paid for it.' }),
    operator_share: t.expose('operator_share', {
      type: 'Yen',
      description: "The company's part of a result, not taken.",
    }),
    fund_interest: t.expose('fund_interest', { type: 'Yen', description: "The company's own money in the fund." }),
    books_agree: t.boolean({ description: "The company's book and the fund's say the same.", resolve: booksAgree }),
  }),
})

builder.queryFields((t) => ({
  adminCompanyYears: t.field({
    description: "Closed financial years of the company's own book, and the next one. [admin]",
    access: 'admin',
    type: AdminCompanyYears,
    resolve: (_root, _args, { services }) => services,
  }),
  adminFundDebts: t.field({
    description: "What each fund owes the company at a day's end. [admin]",
    access: 'admin',
    type: [FundDebtType],
    args: { on: t.arg.string({ required: true, description: 'YYYY-MM-DD' }) },
    resolve: (_root, { on }, { services }) =>
      loadFundDebts(services.database, parseJapanDate(on) ?? unwrap<never>(badInput({ on: '日付を入力してください' }))),
  }),
}))

builder.mutationFields((t) => ({
  proposeCompanyYear: proposalField(t, {
    description:
      "Proposes to close a financial year of the company's own book; another operator approves. What would be booked into it afterwards counts in the open year. [admin]",
    args: {
      month: t.arg.string({ required: true, description: "YYYY-MM: the year's last; judged beside its field." }),
      reason: t.arg.string(),
    },
    act: (services, viewer, { month, reason }) => proposeCompanyYear(services, viewer, { month, reason: reason ?? '' }),
  }),
}))
