import type { Selectable } from 'kysely'
import { expectTypeOf, it } from 'vitest'
import type { Id } from '../../domain/id.ts'
import type { Investment, RenewalChoice, TaxYearLine } from './types.ts'

it('the database’s ids are the domain’s: a column names the row at which its foreign key ends', () => {
  expectTypeOf<Selectable<Investment>['id']>().toEqualTypeOf<Id<'investment'>>()
  expectTypeOf<Selectable<Investment>['fund_id']>().toEqualTypeOf<Id<'fund'>>()
  expectTypeOf<Selectable<Investment>['member_id']>().toEqualTypeOf<Id<'member'>>()
  // By way of the term in which the investment takes part.
  expectTypeOf<Selectable<RenewalChoice>['fund_id']>().toEqualTypeOf<Id<'fund'>>()
  // Of a view.
  expectTypeOf<Selectable<TaxYearLine>['member_id']>().toEqualTypeOf<Id<'member'> | null>()
})
