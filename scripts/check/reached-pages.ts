import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../build/build-product.ts'

/** A page by the pattern of its address, and the module that draws it. */
interface Page {
  pattern: string
  module: string
}

const read = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8')

const officeRoute = /(?:path: '([^']+)'|index: true),\s*\.\.\.page\(\s*\(\) => import\('\.\/([^']+)'\)/g
const siteRoute = /path: '([^']+)', \.\.\.page\('([^']+)'\)/g

/** As src/web/admin/routes.tsx and src/web/app/routing/routes.tsx list them. */
export const allPages = (): Page[] => [
  ...[...read('src/web/admin/routes.tsx').matchAll(officeRoute)].map(([, pattern, module = '']) => ({
    pattern: pattern === undefined ? '/itoadmintool' : `/itoadmintool/${pattern}`,
    module: `src/web/admin/${module}`,
  })),
  ...[...read('src/web/app/routing/routes.tsx').matchAll(siteRoute)].map(([, pattern = '', name]) => ({
    pattern,
    module: `src/web/app/pages/${name}.tsx`,
  })),
]

/** The patterns of the pages that a change reaches, nearest first. @param distances of modules from the change. */
export const reachedPages = (distances: ReadonlyMap<string, number>): string[] =>
  allPages()
    .flatMap(({ pattern, module }) => {
      const distance = distances.get(module)
      return distance === undefined ? [] : [{ pattern, distance }]
    })
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ pattern }) => pattern)
