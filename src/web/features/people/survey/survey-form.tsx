import { useNavigate } from 'react-router'
import { useMutation } from 'urql'
import { SURVEY_KEYS } from '../../../../domain/people/survey.ts'
import { surveySchema } from '../../../../domain/validation/member-schemas.ts'
import { useErrorToast } from '../../../app/data/use-error-toast.ts'
import { useDraftName } from '../../../app/forms/use-draft.ts'
import { useForm } from '../../../app/forms/use-form.ts'
import { useViewer } from '../../../app/session/viewer.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary, type FormError } from '../../../ui/error-summary.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { answerSurveyDocument, type SurveyQuestions } from './survey-queries.ts'
import { SurveyQuestion } from './survey-question.tsx'
import styles from './survey.module.css'

const thanks = 'ご入力ありがとうございました。'

function useSurveyForm() {
  const [, answer] = useMutation(answerSurveyDocument)
  const { refetch } = useViewer()
  const toast = useToast()
  const showError = useErrorToast()
  const navigate = useNavigate()
  return useForm({
    schema: surveySchema,
    initial: { property: '', purpose: '', experience: '', job: '', income: '' },
    hasSummary: true,
    keptAs: useDraftName('survey'),
    send: async (input) => {
      const { error } = await answer({ input })
      if (error !== undefined) return showError(error).fields
      // The banner that asked for the answers goes.
      refetch()
      toast.success(thanks)
      await navigate('/')
      return null
    },
  })
}

export function SurveyForm({ questions }: { questions: SurveyQuestions }) {
  const { field, submit, attempt, isSending } = useSurveyForm()
  const asked = questions.flatMap((question) => {
    const name = SURVEY_KEYS[question.id]
    return name === undefined ? [] : [{ question, name, field: field(name) }]
  })
  const summary: FormError[] = asked.flatMap(({ question, field: { id, error } }) =>
    error === undefined ? [] : [{ fieldId: id, message: `${question.name}：${error}` }],
  )
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {attempt > 0 && <ErrorSummary errors={summary} attempt={attempt} />}
      {asked.map((each) => (
        <SurveyQuestion key={each.name} {...each} />
      ))}
      <div className={styles.submit}>
        <Button type="submit" variant="filled" size="large" full loading={isSending}>
          回答を送る
        </Button>
      </div>
    </form>
  )
}
