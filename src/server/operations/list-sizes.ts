import { largestPageSize, usualPageSize } from '../../features/core/graphql/table-page.ts'

/** How many rows stand behind lists that grow with the business, counted in the database (load-row-counts.ts). */
export interface RowCounts {
  /** Funds that visitors see. */
  publishedFunds: number
  /** Entries of the largest drawn lottery, and of all of them. */
  largestLottery: number
  lotteryEntries: number
  /** What became of room after their draws, step by step. */
  lotterySteps: number
  /** Lines of the largest fund's order log. */
  largestOrderLog: number
  /** Terms of all auto-continuing funds. */
  fundTerms: number
  /** Pictures that published funds show. */
  fundPictures: number
  /** Parts of properties that funds are about, and stays of parts in funds. */
  fundProperties: number
  propertyStays: number
}

/** What the estimate of one list assumes. `altogether`: lists below a list share so many elements, however many lists there are. */
export interface ListSize {
  each: number
  altogether?: number
}

/** A list that is not named below. */
const usualSize = 20

/**
 * How long the lists of the API are, by type and field: the one place of these estimates. Lists that grow with the business are counted; the
 * others are what a large installation has in one answer. `rows` of a page follow the page's own argument (pageSize).
 */
const sizes: Readonly<Record<string, number | ((counts: RowCounts) => ListSize)>> = {
  'Query.projects': ({ publishedFunds }) => ({ each: publishedFunds }),
  'TrackRecord.ended': ({ publishedFunds }) => ({ each: publishedFunds }),
  'TrackRecord.delayed_now': 5,
  'EndedFund.exits': 2,
  'EndedFund.causes': 2,
  'EndedFund.corrections': 2,
  'LotteryProof.entries': ({ largestLottery, lotteryEntries }) => ({
    each: largestLottery,
    altogether: lotteryEntries,
  }),
  'LotteryProof.steps': ({ lotterySteps }) => ({ each: usualSize, altogether: lotterySteps }),
  'OrderLog.entries': ({ largestOrderLog }) => ({ each: largestOrderLog }),
  'Project.terms': ({ fundTerms }) => ({ each: usualSize, altogether: fundTerms }),
  'Project.properties': ({ fundProperties }) => ({ each: usualSize, altogether: fundProperties }),
  'ProjectProperty.lineage': ({ propertyStays }) => ({ each: usualSize, altogether: propertyStays }),
  'Project.exits': 2,
  // Most funds are as planned.
  'ProjectCourse.history': ({ publishedFunds }) => ({ each: 24, altogether: publishedFunds }),
  // Of few funds.
  'Project.supplementary_distributions': ({ publishedFunds }) => ({
    each: 2,
    altogether: Math.ceil(publishedFunds / 10),
  }),
  'Project.day_changes': ({ publishedFunds }) => ({ each: 2, altogether: Math.ceil(publishedFunds / 10) }),
  'Project.late_closings': ({ publishedFunds }) => ({ each: 2, altogether: Math.ceil(publishedFunds / 10) }),
  'Project.taken_at_end': ({ publishedFunds }) => ({ each: 1, altogether: Math.ceil(publishedFunds / 10) }),
  'ProjectCourseDecision.plan': ({ publishedFunds }) => ({ each: 8, altogether: Math.ceil(publishedFunds / 10) }),
  // An overdue report and a promised word at most, of few funds.
  'ProjectCourse.untold': ({ publishedFunds }) => ({ each: 2, altogether: Math.ceil(publishedFunds / 10) }),
  // Of what happens to a fund, a beginning and an end, each with a picture.
  'Project.operation_events': ({ publishedFunds }) => ({ each: usualSize, altogether: publishedFunds }),
  'OperationEvent.entries': 2,
  'EventEntry.pictures': 1,
  'Project.facts': 3,
  'Project.weak_points': 3,
  // A period for each term, and one at least for each fund.
  'Project.dividend_sources': ({ fundTerms, publishedFunds }) => ({
    each: usualSize,
    altogether: fundTerms + publishedFunds,
  }),
  'ProjectOccupancy.periods': ({ fundTerms, publishedFunds }) => ({
    each: usualSize,
    altogether: fundTerms + publishedFunds,
  }),
  'Project.plan_and_record': ({ fundTerms, publishedFunds }) => ({
    each: usualSize,
    altogether: fundTerms + publishedFunds,
  }),
  'ComparedPeriod.rows': 5,
  'ComparedPeriod.notes': 2,
  'DividendSources.per_hundred': 5,
  'DividendSources.notes': 3,
  'DividendSources.figures': 8,
  'InvestResult.sources': 4,
  'Query.adminTransferAccounts': 1_000,
  'Query.testableContracts': 1_000,
  'Query.adminMails': 200,
  'Query.adminAnnualFigures': 1_000,
  'Query.adminPaymentReport': 1_000,
  'Query.bank': 100,
  'Query.branch': 100,
  'DividendPreview.shares': 1_000,
  'DrawRecheck.steps': 1_000,
  'PayablePage.choosable': 200,
  'PayoutBatch.payouts': 100,
  'Project.images_sub': ({ fundPictures }) => ({ each: usualSize, altogether: fundPictures }),
  // Up to nine; a fund in terms, of which there are few, has more.
  'Project.milestones': 10,
  'Project.contracts': 5,
  'Project.file': 10,
  'Project.rimawari_breakdown': 4,
  'Invest.results': 5,
  'Invest.refunds': 2,
  'Invest.pre_contract_documents': 5,
  'TransferAccount.transfers': 3,
  'Proposal.changes': 10,
  'LedgerEntry.lines': 5,
  'LedgerEntry.sides': 5,
  'Enquiry.answers': 5,
  'Enquiry.steps': 5,
  'ManagementReport.income': 10,
  'ManagementReport.costs': 10,
  'PaymentReportRow.fixed_on': 3,
  'SurveyQuestion.values': 15,
  // The schema about itself, where it may be asked.
  '__Schema.types': 400,
  '__Schema.directives': 8,
  '__Type.fields': 8,
  '__Type.inputFields': 2,
  '__Type.interfaces': 1,
  '__Type.possibleTypes': 1,
  '__Type.enumValues': 2,
  '__Field.args': 1,
  '__Directive.args': 2,
  'WorkQueue.entries': () => ({ each: 20, altogether: 20 }),
  // No list: most types are not wrapped at all, few three times.
  '__Type.ofType': 0.5,
}

/** Whether an estimate stands here for what the schema does not call a list. */
export const isEstimated = (field: string): boolean => field in sizes

/** The page's argument that says how many `rows` it has. */
export const pageSizeArgument = 'size'

/** Rows of a page whose argument says `asked`; null or nothing is as usual. */
export const pageSize = (asked: unknown): ListSize => ({
  each: typeof asked === 'number' ? Math.min(Math.max(1, asked), largestPageSize) : usualPageSize,
})

/** @param list such as 'Query.projects'. */
export function listSize(list: string, counts: RowCounts): ListSize {
  const size = sizes[list] ?? usualSize
  return typeof size === 'number' ? { each: size } : size(counts)
}

/** Every list that is named above; a test holds that each of them is in the schema. @internal */
export const namedLists: readonly string[] = Object.keys(sizes)

/**
 * Fields that ask the database or compute more than they show, in points beside the one of every field. What is not named:
 * `rootWork` below the root, and nothing elsewhere.
 */
const work: Readonly<Record<string, number>> = {
  'Query.projects': 500,
  'LotteryProof.entries': 30,
  'Project.milestones': 30,
  'Project.schedule_before': 30,
  'Query.__schema': 0,
  'Query.__type': 0,
  'Query.__typename': 0,
}
const rootWork = 100

export const fieldWork = (field: string, isRoot: boolean): number => 1 + (work[field] ?? (isRoot ? rootWork : 0))
