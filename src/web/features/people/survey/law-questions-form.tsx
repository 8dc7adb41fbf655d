import * as v from 'valibot'
import { LAW_QUESTION_KEYS, type LawQuestionKey } from '../../../../domain/people/law-questions.ts'
import { lawAnswersSchema } from '../../../../domain/validation/member-schemas.ts'
import { useMutation } from 'urql'
import { useErrorToast } from '../../../app/data/use-error-toast.ts'
import { useForm } from '../../../app/forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { SectionTitle } from '../../../ui/heading.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { answerLawQuestionsDocument, type LawQuestions } from './survey-queries.ts'
import styles from './survey.module.css'

/** Their names begin so, because the survey on the same page has a purpose as well. */
type Field = `law.${LawQuestionKey}`
const unanswered: Record<Field, string> = { 'law.purpose': '', 'law.occupation': '', 'law.foreign_official': '' }
const schema = v.object({ law: lawAnswersSchema })
const shape = (values: Record<Field, string>) => ({
  law: Object.fromEntries(LAW_QUESTION_KEYS.map((key) => [key, values[`law.${key}`]])),
})

/** The law's own questions, for members who have not answered them or whose circumstances have changed. Each answer is added to those before. */
export function LawQuestionsForm({ questions }: { questions: LawQuestions }) {
  const [, answer] = useMutation(answerLawQuestionsDocument)
  const toast = useToast()
  const showError = useErrorToast()
  const form = useForm({
    schema,
    shape,
    initial: unanswered,
    send: async ({ law }) => {
      const { error } = await answer({ input: law })
      if (error !== undefined) return showError(error).fields
      for (const key of LAW_QUESTION_KEYS) form.setValue(`law.${key}`, '')
      toast.success('ご回答を受け付けました。')
      return null
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.submit} id="law-questions">
      <div>
        <SectionTitle>法令に基づくご確認</SectionTitle>
        <p className={styles.lead}>
          犯罪収益移転防止法に基づき、3つの項目を伺います。状況が変わったときは、もう一度ご回答ください。以前のご回答は記録として残ります。
        </p>
      </div>
      {questions.map(({ key, name, hint, choices }) => (
        <Select key={key} label={name} hint={hint} width="choice" {...form.field(`law.${key}`)}>
          <option value="">選択してください</option>
          {choices.map(({ code, value }) => (
            <option key={code} value={code}>
              {value}
            </option>
          ))}
        </Select>
      ))}
      <div className={styles.submit}>
        <Button type="submit" variant="filled" size="large" full loading={form.isSending}>
          3つの項目に回答する
        </Button>
      </div>
    </form>
  )
}
