import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import {
  costsFee,
  DISCLOSURE_FEE,
  DISCLOSURE_FORMS,
  DISCLOSURE_KINDS,
  type DisclosureKind,
} from '../../../../domain/communication/guided-case.ts'
import { CASE_NOTE_LENGTH, disclosureSchema } from '../../../../domain/validation/case-schemas.ts'
import { useFreshLogin } from '../../../app/session/use-fresh-login.tsx'
import { useKeptForm } from '../../../app/forms/use-kept-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox, FieldGroup, RadioRows, TextArea } from '../../../ui/field.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { Money } from '../../../ui/money.tsx'
import { Checklist, ProcedureFrame, RequestSent } from './procedure-frame.tsx'
import { disclosureDocument } from './procedure-queries.ts'
import styles from './procedures.module.css'
import { useRequest } from './use-request.ts'

const kinds = Object.entries(DISCLOSURE_KINDS) as [DisclosureKind, string][]
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

function DisclosureForm({ onSent }: { onSent: (number: string) => void }) {
  const send = useRequest(disclosureDocument)
  const fresh = useFreshLogin('開示などの請求')
  const form = useForm({
    resolver: standardSchemaResolver(disclosureSchema),
    mode: 'onTouched',
    defaultValues: { kinds: [] as DisclosureKind[], form: 'electronic' as const, note: '' },
  })
  const forget = useKeptForm(form, 'disclosure')
  const {
    control,
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = form
  const chosen = useWatch({ control, name: 'kinds' })
  const fee = (Array.isArray(chosen) ? chosen : []).filter(costsFee).length * DISCLOSURE_FEE
  const submit = handleSubmit(async (input) => {
    const { data, error } = await send({ input })
    if (error !== undefined) fresh.refused(error, () => void submit())
    if (data === undefined) return
    forget()
    onSent(data.askDisclosure.number)
  })
  return (
    <>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => void (isSubmitting ? event.preventDefault() : submit(event))}
      >
        <FieldGroup label="請求の内容" error={errors.kinds?.message}>
          <div className={styles.checks}>
            {kinds.map(([value, label]) => (
              <Checkbox key={value} label={label} value={value} {...register('kinds')} />
            ))}
          </div>
        </FieldGroup>
        <FieldGroup label="回答の方法" error={errors.form?.message}>
          <RadioRows choices={forms} {...register('form')} />
        </FieldGroup>
        <TextArea
          label="対象の情報や期間、訂正の内容など"
          requirement="optional"
          hint={`${CASE_NOTE_LENGTH.toLocaleString('ja-JP')}文字まで。`}
          rows={5}
          error={errors.note?.message}
          {...register('note')}
        />
        <p aria-live="polite">
          手数料{' '}
          <b>
            <Money yen={fee} />
          </b>
        </p>
        <Button type="submit" variant="filled" size="large" full loading={isSubmitting}>
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
