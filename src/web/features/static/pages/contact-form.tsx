import { useRef } from 'react'
import { Link } from 'react-router'
import { useMutation } from 'urql'
import { ENQUIRY_BODY_LENGTH, ENQUIRY_TOPICS, enquiryTopics } from '../../../../domain/communication/enquiry.ts'
import { enquirySchema } from '../../../../domain/validation/enquiry-schema.ts'
import { normaliseEmail, normaliseText } from '../../../../domain/validation/normalise.ts'
import { idempotent } from '../../../gql/client.ts'
import { newIdempotencyKey } from '../../../app/data/idempotency-key.ts'
import { useErrorToast } from '../../../app/data/use-error-toast.ts'
import { fieldId, useForm } from '../../../app/forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary, type FormError } from '../../../ui/error-summary.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { contactDocument } from './contact-queries.ts'
import styles from './contact.module.css'

const labels = {
  topic: 'お問い合わせの種類',
  name: 'お名前',
  email: 'メールアドレス',
  body: 'お問い合わせの内容',
} as const
type FieldName = keyof typeof labels
const fieldNames = Object.keys(labels) as FieldName[]

export interface SentEnquiry {
  number: string
  email: string
}

interface ContactFormProps {
  /** What is known of a member is not asked again. */
  writer: { name: string; email: string }
  onSent: (sent: SentEnquiry) => void
}

function useContactForm({ writer, onSent }: ContactFormProps) {
  const [, contact] = useMutation(contactDocument)
  const showError = useErrorToast()
  // Kept while the text stays the same, so that an impatient second try is no second letter.
  const attempt = useRef({ text: '', key: '' })
  return useForm({
    schema: enquirySchema,
    initial: { topic: '', body: '', ...writer },
    normalise: { name: normaliseText, email: normaliseEmail },
    hasSummary: true,
    keptAs: 'contact',
    send: async (input) => {
      const text = JSON.stringify(input)
      if (attempt.current.text !== text) attempt.current = { text, key: newIdempotencyKey() }
      const { data, error } = await contact({ input }, idempotent(attempt.current.key))
      if (data !== undefined && error === undefined) {
        onSent({ number: data.contact.number, email: input.email })
        return null
      }
      return error === undefined ? {} : showError(error).fields
    },
  })
}

export function ContactForm(props: ContactFormProps) {
  const form = useContactForm(props)
  const { submit, attempt, isSending } = form
  const field = (name: FieldName) => ({ label: labels[name], ...form.field(name) })
  const summary: FormError[] = fieldNames.flatMap((name) => {
    const { error } = form.field(name)
    return error === undefined ? [] : [{ fieldId: fieldId(name), message: `${labels[name]}：${error}` }]
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {attempt > 0 && <ErrorSummary errors={summary} attempt={attempt} />}
      <Select {...field('topic')} width="choice">
        <option value="">選択してください</option>
        {enquiryTopics.map((topic) => (
          <option key={topic} value={topic}>
            {ENQUIRY_TOPICS[topic]}
          </option>
        ))}
      </Select>
      <TextField {...field('name')} autoComplete="name" width="mail" />
      <TextField
        {...field('email')}
        hint="返信をお送りします。"
        type="email"
        inputMode="email"
        autoComplete="email"
        width="mail"
      />
      <TextArea
        {...field('body')}
        hint={`${ENQUIRY_BODY_LENGTH.toLocaleString('ja-JP')}文字まで。パスワードや口座番号は書かないでください。`}
        rows={8}
      />
      <div className={styles.submit}>
        <p className="small-text">
          お送りいただいた情報は、お問い合わせへの対応に使います。
          <Link className="no-break" to="/privacy">
            プライバシーポリシー
          </Link>
        </p>
        <Button type="submit" variant="filled" size="large" full icon="mail" loading={isSending}>
          送信する
        </Button>
      </div>
    </form>
  )
}
