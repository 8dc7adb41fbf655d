import { SurveyPage } from '../../features/registration/survey-page.tsx'
import { MemberOnly } from '../member-only.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title="追加のご質問" noIndex />
      <MemberOnly>{() => <SurveyPage />}</MemberOnly>
    </>
  )
}
