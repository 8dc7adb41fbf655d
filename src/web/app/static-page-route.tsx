import type { ComponentType } from 'react'
import { Breadcrumbs, useBreadcrumbData } from './breadcrumbs.tsx'
import { PageHead } from './page-head.tsx'

/** The route of a page that only wants its name: head, way from the home page, content. */
export function staticPageRoute(title: string, description: string, Page: ComponentType): ComponentType {
  const crumbs = [{ name: title }]
  return function StaticPageRoute() {
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
