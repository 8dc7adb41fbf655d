import type { ComponentType } from 'react'
import { Breadcrumbs, useBreadcrumbData } from '../layout/breadcrumbs.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { useSite } from '../site/site-context.tsx'

/** The route of a page that only wants its name: head, way from the home page, content. */
export function staticPageRoute(
  name: string | ((brandName: string) => string),
  description: string,
  Page: ComponentType,
): ComponentType {
  return function StaticPageRoute() {
    const { brandName } = useSite()
    const title = typeof name === 'string' ? name : name(brandName)
    const crumbs = [{ name: title }]
    const breadcrumbData = useBreadcrumbData(crumbs)
    return (
      <>
        <PageHead title={title} description={description} structuredData={[breadcrumbData]} />
        <Breadcrumbs crumbs={crumbs} />
        <Page />
      </>
    )
  }
}
