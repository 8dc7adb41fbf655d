import { useState } from 'react'
import {
  costsFee,
  DISCLOSURE_FEE,
  DISCLOSURE_FORMS,
  DISCLOSURE_KINDS,
  type DisclosureKind,
} from '../../../../domain/communication/guided-case.ts'
import { codesOf } from '../../../../domain/tables/table.ts'
import { CASE_NOTE_LENGTH, disclosureSchema } from '../../../../domain/validation/case-schemas.ts'
import { useFreshLogin } from '../../../app/session/use-fresh-login.tsx'
import { useDraftName } from '../../../app/forms/use-draft.ts'
import { useForm } from '../../../app/forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox, FieldGroup, RadioRows, TextArea } from '../../../ui/field.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { Money } from '../../../ui/money.tsx'
import { Checklist, ProcedureFrame, RequestSent } from './procedure-frame.tsx'
import { disclosureDocument } from './procedure-queries.ts'
import styles from './procedures.module.css'
import { useRequest } from './use-request.ts'

const kinds = codesOf(DISCLOSURE_KINDS)
const forms = Object.entries(DISCLOSURE_FORMS).map(([value, label]) => ({ value, label }))

const conditions = [
  <>
    利用目的の通知と開示の手数料は、1件につき
    <Money yen={DISCLOSURE_FEE} />
    （税込）です。お支払いの方法は、受け付けの後にお知らせします。訂正や利用停止の請求に手数料はかかりません。
  </>,
  'ご本人の請求であることを、パスワードまたはパスキーで確かめます。',
  '原則として2週間以内に、ご希望の方法で回答します。法令により応じられないときは、その理由をお知らせします。',
]

const next = [
  '担当者が内容を確認し、手数料がかかるときは、お支払いの方法をメールでお知らせします。',
  '原則として2週間以内に、ご希望の方法で回答します。',
]

/** The kinds that are ticked stand in the form as one text, like all that is typed. */
const chosenOf = (typed: string): DisclosureKind[] => kinds.filter((kind) => typed.split(' ').includes(kind))

function DisclosureForm({ onSent }: { onSent: (number: string) => void }) {
  const send = useRequest(disclosureDocument)
  const fresh = useFreshLogin('開示などの請求')
  const { field, values, setValue, submit, isSending } = useForm({
    schema: disclosureSchema,
    initial: { kinds: '', form: 'electronic', note: '' },
    shape: (typed) => ({ ...typed, kinds: chosenOf(typed.kinds) }),
    keptAs: useDraftName('disclosure'),
    send: async (input, again) => {
      const { data, error } = await send({ input })
      if (error !== undefined) return fresh.refused(error, again)?.fields ?? {}
      if (data === undefined) return {}
      onSent(data.askDisclosure.number)
      return null
    },
  })
  const chosen = chosenOf(values.kinds)
  const fee = chosen.filter(costsFee).length * DISCLOSURE_FEE
  const { value: way, error: wayError, ...form } = field('form')
  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        <FieldGroup label="請求の内容" id={field('kinds').id} error={field('kinds').error}>
          <div className={styles.checks}>
            {kinds.map((kind) => (
              <Checkbox
                key={kind}
                label={DISCLOSURE_KINDS[kind]}
                checked={chosen.includes(kind)}
                onChange={({ target }) =>
                  setValue(
                    'kinds',
                    kinds.filter((each) => (each === kind ? target.checked : chosen.includes(each))).join(' '),
                  )
                }
              />
            ))}
          </div>
        </FieldGroup>
        <FieldGroup label="回答の方法" id={form.id} error={wayError}>
          <RadioRows choices={forms} name={form.name} chosen={way} onChange={form.onChange} />
        </FieldGroup>
        <TextArea
          label="対象の情報や期間、訂正の内容など"
          requirement="optional"
          hint={`${CASE_NOTE_LENGTH.toLocaleString('ja-JP')}文字まで。`}
          rows={5}
          {...field('note')}
        />
        <p aria-live="polite">
          手数料{' '}
          <b>
            <Money yen={fee} />
          </b>
        </p>
        <Button type="submit" variant="filled" size="large" full loading={isSending}>
          請求する
        </Button>
      </form>
      {fresh.dialog}
    </>
  )
}

/** Asking for one's own data, its correction or its end. */
export function DisclosurePage() {
  const [number, setNumber] = useState<string | null>(null)
  if (number !== null) return <RequestSent name="ご請求" number={number} next={next} />
  return (
    <ProcedureFrame
      name="個人データの開示など"
      title={<PageTitle>個人データの開示など</PageTitle>}
      lead="登録されているご自身の情報について、開示、訂正、利用の停止などを請求できます。"
    >
      <Checklist title="ご請求の前に" items={conditions} />
      <DisclosureForm onSent={setNumber} />
    </ProcedureFrame>
  )
}
