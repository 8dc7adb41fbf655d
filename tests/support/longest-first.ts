import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files that take longest on a free machine, longest first. Begun last, one of them keeps the whole run waiting while the other worker has
 * nothing left to do. vitest itself knows how long a file took only where it ran before, which is never so in CI.
 */
export const longest: readonly string[] = [
  'tests/e2e/site.test.ts',
  'tests/e2e/office.test.ts',
  'tests/whole/fund-life.test.ts',
  'tests/whole/what-the-screen-says.test.ts',
  'tests/whole/opening.test.ts',
  'tests/whole/rehearsal.test.ts',
  'tests/screens/every-page.test.ts',
  'tests/screens/as-pictured.test.ts',
  'tests/stories/substitutes.test.ts',
  'tests/stories/cooling-off.test.ts',
  'tests/api/investing/fund-result.test.ts',
  'tests/stories/operation.test.ts',
  'tests/api/core/authorization.test.ts',
  'tests/api/treasury/payout.test.ts',
  'tests/stories/what-is-published.test.ts',
  'tests/api/people/operator-access.test.ts',
  'tests/api/core/operation-cost.test.ts',
  'tests/stories/deposits.test.ts',
  'tests/stories/segregation-wall.test.ts',
]

/** The rest stays in vitest's own order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = longest.findIndex((file) => moduleId.endsWith(`/${file}`))
      return place === -1 ? longest.length : place
    }
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}
