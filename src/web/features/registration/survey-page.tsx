import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as v from 'valibot'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useMutation, useQuery } from 'urql'
import { surveySchema, type SurveyAnswers } from '../../../domain/validation/member-schemas.ts'
import { useErrorToast } from '../../app/use-error-toast.ts'
import { useViewer } from '../../app/viewer.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PageTitle } from '../../ui/heading.tsx'
import { LoadingText, Skeleton } from '../../ui/skeleton.tsx'
import { useToast } from '../../ui/toast.tsx'
import { emptySurvey, type SurveyValues } from './draft-storage.ts'
import { serverMessages, summarise } from './form-errors.ts'
import { surveyMasterDocument, updateSurveyDocument, type SurveyMaster } from './registration-queries.ts'
import { SubmitLine } from './submit-line.tsx'
import { SurveyFields } from './survey-fields.tsx'
import styles from './registration.module.css'

const rules = v.object({ survey: surveySchema })

function SurveyForm({ questions }: { questions: SurveyMaster }) {
  const form = useForm<{ survey: SurveyValues }, unknown, { survey: SurveyAnswers }>({
    resolver: standardSchemaResolver(rules), mode: 'onTouched', defaultValues: { survey: emptySurvey }, shouldFocusError: false,
  })
  const [, updateSurvey] = useMutation(updateSurveyDocument)
  const toast = useToast()
  const showError = useErrorToast()
  const navigate = useNavigate()
  const { refetch } = useViewer()
  const { errors, submitCount, isSubmitting } = form.formState
  const summary = submitCount > 0 ? summarise(errors) : []
  const submit = form.handleSubmit(async ({ survey }) => {
    const { error } = await updateSurvey({ input: survey })
    if (error !== undefined) {
      const fields = Object.fromEntries(Object.entries(showError(error).fields).map(([path, message]) => [`survey.${path.replace(/^input\./, '')}`, message]))
      for (const [path, message] of serverMessages(fields)) form.setError(path as 'survey', { type: 'server', message })
      return
    }
    toast.success('ご入力ありがとうございました。')
    refetch()
    await navigate('/')
  })
  return (
    <FormProvider {...form}>
      <form className={styles.shortForm} noValidate onSubmit={(event) => void (isSubmitting ? event.preventDefault() : submit(event))}>
        <ErrorSummary errors={summary} attempt={submitCount} />
        <SurveyFields questions={questions} />
        <SubmitLine label="送信する" errors={summary} loading={isSubmitting} />
      </form>
    </FormProvider>
  )
}

/** The five questions for members who have not answered them yet. */
export function SurveyPage() {
  const [{ data }] = useQuery({ query: surveyMasterDocument })
  return (
    <div className={`page-width ${styles.single}`}>
      <PageTitle>追加のご質問</PageTitle>
      <p className={styles.lead}>お客さまに合った投資かどうかを確かめるための、5つの質問です。</p>
      {data === undefined ? <div aria-busy="true"><LoadingText /><Skeleton shape="block" /></div> : <SurveyForm questions={data.surveyMaster} />}
    </div>
  )
}
