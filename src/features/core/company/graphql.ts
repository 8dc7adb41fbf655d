import { japanDateOf } from '../../../domain/calendar.ts'
import { publicCompany } from '../../../domain/records/company.ts'
import { builder } from '../graphql/builder.ts'
import { CompanyFactsType } from './company-types.ts'
import { loadCompanyFacts } from './load-company-facts.ts'

builder.queryFields((t) => ({
  company: t.field({
    description:
      'Who operates the site, as of today; null until operators have recorded it. Of managers what the list of article 17 alone says is empty here.',
    access: 'public',
    type: CompanyFactsType,
    nullable: true,
    async resolve(_root, _args, { services }) {
      const facts = await loadCompanyFacts(services.database, japanDateOf(services.clock.now()))
      return facts && publicCompany(facts)
    },
  }),
}))
