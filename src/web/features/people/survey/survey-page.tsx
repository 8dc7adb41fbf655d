import { LoadFailure } from '../../../app/layout/page-wait.tsx'
import { useMemberQuery } from '../../../app/data/use-member-query.ts'
import { PageTitle } from '../../../ui/heading.tsx'
import { LoadingText, Skeleton } from '../../../ui/skeleton.tsx'
import { LawQuestionsForm } from './law-questions-form.tsx'
import { SurveyForm } from './survey-form.tsx'
import { surveyQuestionsDocument } from './survey-queries.ts'
import styles from './survey.module.css'

/** The five questions for members who registered before they were asked, or whose circumstances have changed. */
export function SurveyPage() {
  const { data, failed, refetch } = useMemberQuery({ query: surveyQuestionsDocument })
  return (
    <div className={styles.page}>
      <PageTitle>アンケート</PageTitle>
      <p className={styles.lead}>
        お客さまに合ったご案内をするため、投資の経験や資産の状況を伺います。以前に回答された方は、今回の回答に置き換わります。
      </p>
      {data !== undefined && (
        <>
          <SurveyForm questions={data.surveyMaster} />
          <LawQuestionsForm questions={data.lawQuestions} />
        </>
      )}
      {failed && (
        <div className={styles.form}>
          <LoadFailure what="アンケートの質問" onRetry={refetch} />
        </div>
      )}
      {data === undefined && !failed && (
        <div className={styles.form} aria-busy="true">
          <LoadingText />
          <Skeleton shape="title" />
        </div>
      )}
    </div>
  )
}
