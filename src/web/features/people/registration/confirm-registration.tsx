import type { ReactNode } from 'react'
import { formatDateWithEra } from '../../../../domain/japanese-era.ts'
import { LAW_QUESTION_KEYS, lawAnswerText } from '../../../../domain/people/law-questions.ts'
import { SURVEY_KEYS } from '../../../../domain/people/survey.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { fieldId, fieldLabels, type FieldPath } from './field-names.ts'
import type { SurveyMaster } from './registration-queries.ts'
import type { CheckedRegistration } from './registration-values.ts'
import { answerText } from './survey-fields.tsx'
import styles from './registration.module.css'

type Person = Omit<CheckedRegistration, 'password' | 'password_confirm' | 'survey' | 'law_answers' | 'consent'>
type Row = readonly [term: string, value: ReactNode, path: FieldPath]

/** Every fact of a person, as it will be sent. */
export function personRows(person: Person): Row[] {
  return [
    ['お名前', `${person.sei} ${person.mei}`, 'sei'],
    ['お名前（カナ）', `${person.sei_kana} ${person.mei_kana}`, 'sei_kana'],
    ['生年月日', formatDateWithEra(person.birthday), 'birthday'],
    ['郵便番号', `${person.zipcode.slice(0, 3)}-${person.zipcode.slice(3)}`, 'zipcode'],
    ['住所', person.address, 'address'],
    ['電話番号', person.tel, 'tel'],
  ]
}

export function registrationRows(values: CheckedRegistration, questions: SurveyMaster): Row[] {
  const answers = questions.flatMap((question): Row[] => {
    const key = SURVEY_KEYS[question.id]
    return key === undefined
      ? []
      : [[question.name, answerText(questions, question.id, values.survey[key]), `survey.${key}`]]
  })
  const { law_answers: law } = values
  const lawRows = LAW_QUESTION_KEYS.map((key): Row => {
    const path = `law_answers.${key}` as const
    return [fieldLabels[path], law === null ? 'あとで回答します' : lawAnswerText(key, law[key]), path]
  })
  return [...personRows(values), ['パスワード', '表示していません', 'password'], ...answers, ...lawRows]
}

interface ReviewDialogProps {
  open: boolean
  title: string
  rows: readonly Row[]
  action: string
  busy: boolean
  onConfirm: () => void
  onClose: () => void
  children?: ReactNode
}

/** Reading it over before it is sent: each value with the way back to its field. */
export function ReviewDialog({ open, title, rows, action, busy, onConfirm, onClose, children }: ReviewDialogProps) {
  const change = (path: FieldPath) => {
    onClose()
    // The dialog gives the focus back to the button that opened it; the field takes it from there.
    setTimeout(() => {
      const field = document.getElementById(fieldId(path))
      field?.focus()
      field?.scrollIntoView({ block: 'center' })
    })
  }
  return (
    <Dialog open={open} onClose={onClose} title={title} busy={busy}>
      <dl className={styles.review}>
        {rows.map(([term, value, path]) => (
          <div key={path}>
            <dt>{term}</dt>
            <dd>{value}</dd>
            <dd>
              <button type="button" onClick={() => !busy && change(path)}>
                変更<span className="visually-hidden">：{term}</span>
              </button>
            </dd>
          </div>
        ))}
      </dl>
      {children}
      <DialogActions>
        <Button variant="filled" size="large" full loading={busy} onClick={onConfirm}>
          {action}
        </Button>
        <Button size="large" full onClick={() => !busy && onClose()}>
          戻る
        </Button>
      </DialogActions>
    </Dialog>
  )
}
