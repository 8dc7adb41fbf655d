import { useState } from 'react'
import { useToday } from '../../../app/time/now.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { ConsentField } from './consent-field.tsx'
import { ReviewDialog, registrationRows } from './confirm-registration.tsx'
import { FormSection } from './form-section.tsx'
import { summarise } from './form-errors.ts'
import { PasswordFields } from './password-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { normalisePerson } from './person-values.ts'
import { LawFields } from './law-fields.tsx'
import type { EmailConfirmation, LawQuestions, SurveyMaster } from './registration-queries.ts'
import {
  emptyRegistration,
  registrationFormRules,
  registrationOf,
  type CheckedRegistration,
} from './registration-values.ts'
import { SubmitLine } from './submit-line.tsx'
import { SurveyFields } from './survey-fields.tsx'
import { useRegister } from './use-register.ts'
import styles from './registration.module.css'

interface RegistrationFormProps {
  token: string
  confirmation: EmailConfirmation
  questions: SurveyMaster
  lawQuestions: LawQuestions
}

/** Type, read it over, send. */
export function RegistrationForm({ token, confirmation, questions, lawQuestions }: RegistrationFormProps) {
  const today = useToday()
  const [checked, setChecked] = useState<CheckedRegistration | null>(null)
  // Another link's text is somebody else's and is not read.
  const keptAs = `registration_${confirmation.confirm_limit_at}`
  const form = useForm({
    schema: registrationFormRules(today),
    shape: registrationOf,
    initial: emptyRegistration,
    normalise: normalisePerson,
    hasSummary: true,
    keptAs,
    unkept: ['password', 'password_confirm'],
    send: async (values) => {
      setChecked(values)
      return {}
    },
  })
  const { send, busy } = useRegister({
    token,
    keptAs,
    invitationCode: confirmation.invitation_code,
    onRefused: (messages) => {
      if (Object.keys(messages).length === 0) return
      setChecked(null)
      form.refuse(messages)
    },
  })
  const summary = form.attempt > 0 ? summarise((path) => form.field(path).error) : []
  return (
    <>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <ErrorSummary errors={summary} attempt={form.attempt} />
        <PersonFields form={form} />
        <FormSection title="パスワード">
          <PasswordFields form={form} owner={form.values} />
        </FormSection>
        <FormSection title="投資についてのご質問" lead="お客さまに合った投資かどうかを確かめるための、5つの質問です。">
          <SurveyFields questions={questions} form={form} />
        </FormSection>
        <FormSection
          title="法令に基づくご確認"
          lead="犯罪収益移転防止法に基づき、3つの項目を伺います。あとからマイページで回答することもできます。"
        >
          <LawFields questions={lawQuestions} form={form} />
        </FormSection>
        <FormSection title="規約の確認">
          <ConsentField form={form} />
        </FormSection>
        <SubmitLine label="入力内容を確認する" errors={summary} />
      </form>
      <ReviewDialog
        open={checked !== null}
        title="この内容で登録しますか？"
        rows={checked === null ? [] : registrationRows(checked, questions)}
        action="登録する"
        busy={busy}
        onConfirm={() => checked !== null && void send(checked)}
        onClose={() => setChecked(null)}
      />
    </>
  )
}
