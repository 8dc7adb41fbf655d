import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql'
import '../features/account/graphql.ts'
import '../features/annual-report/graphql.ts'
import '../features/application/graphql.ts'
import '../features/audit/graphql.ts'
import '../features/bank-account/graphql.ts'
import '../features/bank/graphql.ts'
import '../features/book/entry-graphql.ts'
import '../features/book/graphql.ts'
import '../features/calendar-feed/graphql.ts'
import '../features/campaign/graphql.ts'
import '../features/campaign/subscription-graphql.ts'
import '../features/contact/admin-graphql.ts'
import '../features/contact/graphql.ts'
import '../features/contract/graphql.ts'
import '../features/cooling-off/graphql.ts'
import '../features/deposit/graphql.ts'
import '../features/document-register/graphql.ts'
import '../features/document/graphql.ts'
import '../features/fund/admin-graphql.ts'
import '../features/fund/graphql.ts'
import '../features/identity/graphql.ts'
import '../features/inbox/graphql.ts'
import '../features/inspection/graphql.ts'
import '../features/investment/graphql.ts'
import '../features/member-care/graphql.ts'
import '../features/management-report/graphql.ts'
import '../features/member/graphql.ts'
import '../features/notification/extra-info-graphql.ts'
import '../features/performance/graphql.ts'
import '../features/proposal/graphql.ts'
import '../features/operator-money/graphql.ts'
import '../features/payment-report/graphql.ts'
import '../features/payout/graphql.ts'
import '../features/push/graphql.ts'
import '../features/referral/graphql.ts'
import '../features/renewal/graphql.ts'
import '../features/survey/graphql.ts'
import '../features/today/graphql.ts'
import '../features/today/trouble-graphql.ts'
import '../features/tax/graphql.ts'
import '../features/trail/graphql.ts'
import { builder } from '../features/graphql/builder.ts'

/** The whole API, gathered from the features. */
export function buildSchema(): GraphQLSchema {
  return builder.toSchema()
}

/** The schema as text: committed as schema.graphql, all that the web side knows of the server. */
export function printApi(): string {
  return `${printSchema(lexicographicSortSchema(buildSchema()))}\n`
}
