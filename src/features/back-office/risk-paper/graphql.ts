import { asRead } from '../../core/graphql/as-read.ts'
import { japanDateOf } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { RiskLevel } from '../../../domain/back-office/member-risk/risk-words.ts'
import { riskPaperDueOn, yearToReport } from '../../../domain/back-office/risk-paper.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { IdResult } from '../../core/graphql/results.ts'
import { RiskLevelType } from '../member-risk/graphql.ts'
import { listRiskPapers, owedRiskYear, type RiskPaper } from './list-risk-papers.ts'
import { proposeRiskPaper } from './propose-risk-paper.ts'

const RiskPaperType = builder.objectRef<RiskPaper>('RiskPaper').implement({
  description: 'The yearly paper on the risk of money laundering, as two operators approved it.',
  fields: (t) => ({
    ...asRead(t, { ID: ['id'], Int: ['year'], DateTime: ['approved_at'], String: ['proposed_by', 'approved_by'] }),
  }),
})

interface RiskPapers {
  lastYear: number
  owedYear: number | null
  papers: RiskPaper[]
}

const RiskPapersType = builder.objectRef<RiskPapers>('RiskPapers').implement({
  fields: (t) => ({
    last_year: t.exposeInt('lastYear', { description: 'The last year that is over.' }),
    owed_year: t.exposeInt('owedYear', { nullable: true, description: 'The year whose paper is missing.' }),
    due_on: t.field({
      type: 'Date',
      nullable: true,
      description: 'By when the missing paper is to be approved.',
      resolve: ({ owedYear }) => (owedYear === null ? null : riskPaperDueOn(owedYear)),
    }),
    papers: t.expose('papers', { type: [RiskPaperType] }),
  }),
})

builder.queryField('adminRiskPapers', (t) =>
  t.field({
    description:
      'The yearly papers on the risk of money laundering, the newest first, and which one is missing. [admin]',
    access: 'admin',
    type: RiskPapersType,
    resolve: async (_root, _args, { services: { database, clock } }) => {
      const today = japanDateOf(clock.now())
      const [papers, owedYear] = await Promise.all([listRiskPapers(database), owedRiskYear(database, today)])
      return { papers, owedYear, lastYear: yearToReport(today) }
    },
  }),
)

const RiskPaperInput = builder.inputType('RiskPaperInput', {
  fields: (t) => ({
    year: t.int({ required: true, description: 'One that is over.' }),
    national_year: t.int({ required: true, description: 'Of the national risk survey that was read.' }),
    national: t.string({ required: true, description: 'What it says of dealings like ours.' }),
    product_level: t.field({ type: RiskLevelType, required: true }),
    product_reason: t.string({ required: true }),
    transaction_level: t.field({ type: RiskLevelType, required: true }),
    transaction_reason: t.string({ required: true }),
    customer_level: t.field({ type: RiskLevelType, required: true }),
    customer_reason: t.string({ required: true }),
    country_level: t.field({ type: RiskLevelType, required: true }),
    country_reason: t.string({ required: true }),
    measures: t.string({ required: true }),
  }),
})

const judged = (level: RiskLevel, reason: FreeText) => ({ level, reason })

builder.mutationField('proposeRiskPaper', (t) =>
  t.field({
    description:
      'Writes the paper of a year with the figures of now and proposes it for another operator to approve. The id of the proposal. [admin]',
    access: 'admin',
    type: IdResult,
    args: { input: t.arg({ type: RiskPaperInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const words = {
        nationalYear: input.national_year,
        national: input.national,
        judgements: {
          product: judged(input.product_level, input.product_reason),
          transaction: judged(input.transaction_level, input.transaction_reason),
          customer: judged(input.customer_level, input.customer_reason),
          country: judged(input.country_level, input.country_reason),
        },
        measures: input.measures,
      }
      const proposed = await proposeRiskPaper(context.services, requireViewer(context), { year: input.year, words })
      return { id: unwrap(proposed).proposalId }
    },
  }),
)
