import { useSite } from '../../../app/site/site-context.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { StaticPage } from './static-page.tsx'
import { membershipArticles } from './terms/membership-articles.tsx'
import { responsibilityArticles } from './terms/responsibility-articles.tsx'
import { usageArticles } from './terms/usage-articles.tsx'

/** The terms of use of the site: standard terms in the sense of article 548-2 of the civil code. */
export function TermsPage() {
  const site = useSite()
  return (
    <StaticPage
      title={<PageTitle>利用規約</PageTitle>}
      lead={`${site.companyName}（以下「当社」といいます）が運営する${site.brandName}の利用の条件を定めます。出資の条件は、ファンドごとの契約成立前書面と匿名組合契約約款によります。`}
      sections={[...membershipArticles(site), ...usageArticles(site), ...responsibilityArticles(site)]}
      numbering="article"
      isRule
    />
  )
}
