import { useQuery } from 'urql'
import { PageTitle } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LoadingText, Skeleton } from '../../ui/skeleton.tsx'
import { toFailure } from '../../gql/errors.ts'
import { SurveyForm } from './survey-form.tsx'
import { surveyQuestionsDocument } from './survey-queries.ts'
import styles from './survey.module.css'

/** The five questions for members who registered before they were asked, or whose circumstances have changed. */
export function SurveyPage() {
  const [{ data, error }] = useQuery({ query: surveyQuestionsDocument })
  return (
    <div className={styles.page}>
      <PageTitle>アンケート</PageTitle>
      <p className={styles.lead}>お客さまに合ったご案内をするため、投資の経験や資産の状況を伺います。前に答えた方は、新しい回答に置き換わります。</p>
      {data !== undefined && <SurveyForm questions={data.surveyMaster} />}
      {data === undefined && error !== undefined && <div className={styles.form}><Notice tone="error" title={toFailure(error).message}>時間をおいて、ページを読み込み直してください。</Notice></div>}
      {data === undefined && error === undefined && <div className={styles.form} aria-busy="true"><LoadingText /><Skeleton shape="title" /></div>}
    </div>
  )
}
