import { SurveyPage } from '../../features/people/survey/survey-page.tsx'
import { surveyQuestionsDocument } from '../../features/people/survey/survey-queries.ts'
import { MemberOnly } from '../session/member-only.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { preloadQuery, type PageHandle } from '../routing/page.ts'

export const handle: PageHandle = { preload: () => [preloadQuery(surveyQuestionsDocument, {})] }

export function Component() {
  return (
    <>
      <PageHead title="アンケート" noIndex />
      <MemberOnly>{() => <SurveyPage />}</MemberOnly>
    </>
  )
}
