import type { Selectable } from 'kysely'
import { expectTypeOf, it } from 'vitest'
import type { Id } from '../../domain/id.ts'
import type { ProposalKindName } from '../../domain/core/proposal-kinds.ts'
import type { QueueName } from '../../domain/core/queue-words.ts'
import type { AccountKind } from '../../ledger/chart.ts'
import type { StoredKind } from '../../ledger/entry-kinds.ts'
import type {
  AccountBalance,
  ClosedBalance,
  Investment,
  JournalEntry,
  Posting,
  Proposal,
  QueueDuty,
  RenewalChoice,
  TaxYearLine,
} from './types.ts'

it('the database’s ids are the domain’s: a column names the row at which its foreign key ends', () => {
  expectTypeOf<Selectable<Investment>['id']>().toEqualTypeOf<Id<'investment'>>()
  expectTypeOf<Selectable<Investment>['fund_id']>().toEqualTypeOf<Id<'fund'>>()
  expectTypeOf<Selectable<Investment>['member_id']>().toEqualTypeOf<Id<'member'>>()
  // By way of the term in which the investment takes part.
  expectTypeOf<Selectable<RenewalChoice>['fund_id']>().toEqualTypeOf<Id<'fund'>>()
  // Of a view.
  expectTypeOf<Selectable<TaxYearLine>['member_id']>().toEqualTypeOf<Id<'member'> | null>()
})

it('the database’s words are the code’s lists', () => {
  expectTypeOf<Selectable<JournalEntry>['kind']>().toEqualTypeOf<StoredKind>()
  expectTypeOf<Selectable<Posting>['account_kind']>().toEqualTypeOf<AccountKind>()
  expectTypeOf<Selectable<ClosedBalance>['account_kind']>().toEqualTypeOf<AccountKind>()
  expectTypeOf<Selectable<AccountBalance>['account_kind']>().toEqualTypeOf<AccountKind | null>()
  expectTypeOf<Selectable<Proposal>['kind']>().toEqualTypeOf<ProposalKindName>()
  expectTypeOf<Selectable<QueueDuty>['queue']>().toEqualTypeOf<QueueName>()
})
