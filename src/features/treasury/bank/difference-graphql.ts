import { asRead } from '../../core/graphql/as-read.ts'
import { STATEMENT_DIFFERENCES } from '../../../domain/treasury/statement-difference-words.ts'
import { codesOf } from '../../../domain/tables/table.ts'
import { builder } from '../../core/graphql/builder.ts'
import { listDifferences, type OpenDifference } from './list-differences.ts'

export const StatementDifferenceKind = builder.enumType('StatementDifferenceKind', {
  description:
    "not_listed: kept, and not on the bank's list. listed_otherwise: the bank lists it with other facts. broken_balance: the balance after it does not follow from the line before it.",
  values: codesOf(STATEMENT_DIFFERENCES),
})

const ListedLine = builder.objectRef<NonNullable<OpenDifference['listed']>>('ListedStatementLine').implement({
  fields: (t) => ({
    amount: t.expose('amount', { type: 'Yen', description: 'Positive: received, negative: paid.' }),
    transacted_on: t.expose('transacted_on', { type: 'Date' }),
    remarks: t.exposeString('remarks'),
    balance: t.expose('balance', { type: 'Yen', description: 'What the account held after it.' }),
  }),
})

const StatementDifferenceType = builder.objectRef<OpenDifference>('StatementDifference').implement({
  description: "A line of an account's statement that the bank's own list does not confirm.",
  fields: (t) => ({
    ...asRead(t, { ID: ['id'], String: ['account', 'remarks'], Date: ['transacted_on'], DateTime: ['found_at'] }),
    kind: t.expose('kind', { type: StatementDifferenceKind }),
    line_id: t.exposeID('line_id', { nullable: true, description: 'The line as it is kept.' }),
    amount: t.expose('amount', { type: 'Yen', description: 'Positive: received, negative: paid.' }),
    listed: t.expose('listed', {
      type: ListedLine,
      nullable: true,
      description: 'As the bank lists it; null where it does not.',
    }),
  }),
})

builder.queryField('adminStatementDifferences', (t) =>
  t.field({
    description:
      "Lines that are kept of the accounts' statements and that the bank's list did not confirm when it was read last, the oldest first. [admin]",
    access: 'admin',
    type: [StatementDifferenceType],
    resolve: (_root, _args, { services }) => listDifferences(services.database),
  }),
)
