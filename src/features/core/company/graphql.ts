import { japanDateOf } from '../../../domain/calendar.ts'
import { builder } from '../graphql/builder.ts'
import { CompanyFactsType } from './company-types.ts'
import { loadCompanyFacts } from './load-company-facts.ts'

builder.queryFields((t) => ({
  company: t.field({
    description: 'Who operates the site, as of today; null until operators have recorded it.',
    access: 'public',
    type: CompanyFactsType,
    nullable: true,
    resolve: (_root, _args, { services }) => loadCompanyFacts(services.database, japanDateOf(services.clock.now())),
  }),
}))
