import { SurveyPage } from '../../features/people/survey/survey-page.tsx'
import { surveyQuestionsDocument } from '../../features/people/survey/survey-queries.ts'
import { MemberOnly } from '../member-only.tsx'
import { PageHead } from '../page-head.tsx'
import { preloadQuery, type PageHandle } from '../page.ts'

export const handle: PageHandle = { preload: () => [preloadQuery(surveyQuestionsDocument, {})] }

export function Component() {
  return (
    <>
      <PageHead title="アンケート" noIndex />
      <MemberOnly>{() => <SurveyPage />}</MemberOnly>
    </>
  )
}
