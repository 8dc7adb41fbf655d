import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMemo, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { japanDateOf } from '../../../domain/calendar.ts'
import { useNow } from '../../app/now.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { ConsentField } from './consent-field.tsx'
import { ReviewDialog, registrationRows } from './confirm-registration.tsx'
import { FormSection } from './form-section.tsx'
import { summarise } from './form-errors.ts'
import { PasswordFields } from './password-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import type { EmailConfirmation, SurveyMaster } from './registration-queries.ts'
import { emptyRegistration, registrationFormRules, type CheckedRegistration, type RegistrationValues } from './registration-values.ts'
import { SubmitLine } from './submit-line.tsx'
import { SurveyFields } from './survey-fields.tsx'
import { useDraft } from './use-draft.ts'
import { useRegister } from './use-register.ts'
import styles from './registration.module.css'

interface RegistrationFormProps {
  token: string
  confirmation: EmailConfirmation
  questions: SurveyMaster
}

/** Type, read it over, send. */
export function RegistrationForm({ token, confirmation, questions }: RegistrationFormProps) {
  const today = japanDateOf(new Date(useNow()))
  const resolver = useMemo(() => standardSchemaResolver(registrationFormRules(today)), [today])
  const form = useForm<RegistrationValues, unknown, CheckedRegistration>({ resolver, mode: 'onTouched', defaultValues: emptyRegistration, shouldFocusError: false })
  const [checked, setChecked] = useState<CheckedRegistration | null>(null)
  const { send, busy } = useRegister({
    token,
    invitationCode: confirmation.invitation_code,
    onRefused: (messages) => {
      if (messages.length === 0) return
      setChecked(null)
      for (const [path, message] of messages) form.setError(path, { type: 'server', message })
    },
  })
  useDraft(form, confirmation.confirm_limit_at)
  const { errors, submitCount } = form.formState
  const summary = submitCount > 0 ? summarise(errors) : []
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(setChecked)(event)}>
        <ErrorSummary errors={summary} attempt={submitCount} />
        <PersonFields />
        <FormSection title="パスワード">
          <PasswordFields />
        </FormSection>
        <FormSection title="投資についてのご質問" lead="お客さまに合った投資かどうかを確かめるための、5つの質問です。">
          <SurveyFields questions={questions} />
        </FormSection>
        <FormSection title="規約の確認">
          <ConsentField />
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
    </FormProvider>
  )
}
