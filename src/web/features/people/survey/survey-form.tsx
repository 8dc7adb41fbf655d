import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useMutation } from 'urql'
import { SURVEY_KEYS, type SurveyKey } from '../../../../domain/people/survey.ts'
import { surveySchema, type SurveyAnswers } from '../../../../domain/validation/member-schemas.ts'
import { useErrorToast } from '../../../app/data/use-error-toast.ts'
import { useKeptForm } from '../../../app/forms/use-kept-form.ts'
import { useViewer } from '../../../app/session/viewer.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary, type FormError } from '../../../ui/error-summary.tsx'
import { FieldGroup, RadioRows } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { answerSurveyDocument, type SurveyQuestions } from './survey-queries.ts'
import styles from './survey.module.css'

const thanks = 'ご入力ありがとうございました。'
const mostRadioRows = 5
const hints: Partial<Record<SurveyKey, string>> = {
  property: '預貯金、株式、投資信託などの合計です。',
  income: '税金などが引かれる前の金額です。',
}
const fieldId = (key: SurveyKey) => `field-${key}`

interface QuestionProps {
  question: SurveyQuestions[number]
  form: UseFormReturn<SurveyAnswers>
}

/** Few choices lie open, many fold into a list. */
function Question({
  question,
  form: {
    register,
    formState: { errors },
  },
}: QuestionProps) {
  const key = SURVEY_KEYS[question.id]
  if (key === undefined) return null
  const frame = { label: question.name, hint: hints[key], error: errors[key]?.message, id: fieldId(key) }
  if (question.values.length <= mostRadioRows) {
    return (
      <FieldGroup {...frame}>
        <RadioRows
          choices={question.values.map(({ code, value }) => ({ value: code, label: value }))}
          {...register(key)}
        />
      </FieldGroup>
    )
  }
  return (
    <Select {...frame} width="choice" {...register(key)}>
      <option value="">選択してください</option>
      {question.values.map(({ code, value }) => (
        <option key={code} value={code}>
          {value}
        </option>
      ))}
    </Select>
  )
}

function useSurveyForm() {
  const [, answer] = useMutation(answerSurveyDocument)
  const { refetch } = useViewer()
  const toast = useToast()
  const showError = useErrorToast()
  const navigate = useNavigate()
  const form = useForm<SurveyAnswers>({
    resolver: standardSchemaResolver(surveySchema),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { property: '', purpose: '', experience: '', job: '', income: '' },
  })
  const forget = useKeptForm(form, 'survey')
  const submit = form.handleSubmit(async (input) => {
    const { error } = await answer({ input })
    if (error !== undefined) {
      const { fields } = showError(error)
      for (const key of SURVEY_KEYS)
        if (fields[key] !== undefined) form.setError(key, { type: 'server', message: fields[key] })
      return
    }
    forget()
    // The banner that asked for the answers goes.
    refetch()
    toast.success(thanks)
    await navigate('/')
  })
  return { form, submit }
}

export function SurveyForm({ questions }: { questions: SurveyQuestions }) {
  const { form, submit } = useSurveyForm()
  const [attempt, setAttempt] = useState(0)
  const { errors, isSubmitting } = form.formState
  const summary: FormError[] = questions.flatMap(({ id, name }) => {
    const key = SURVEY_KEYS[id]
    const message = key === undefined ? undefined : errors[key]?.message
    return key === undefined || message === undefined ? [] : [{ fieldId: fieldId(key), message: `${name}：${message}` }]
  })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        if (isSubmitting) return event.preventDefault()
        setAttempt((count) => count + 1)
        void submit(event)
      }}
    >
      {attempt > 0 && <ErrorSummary errors={summary} attempt={attempt} />}
      {questions.map((question) => (
        <Question key={question.id} question={question} form={form} />
      ))}
      <div className={styles.submit}>
        <Button type="submit" variant="filled" size="large" full loading={isSubmitting}>
          回答を送る
        </Button>
      </div>
    </form>
  )
}
