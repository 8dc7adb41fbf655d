import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { NAME_CHANGE_REASONS } from '../../../../domain/communication/guided-case.ts'
import { nameChangeSchema } from '../../../../domain/validation/case-schemas.ts'
import { normaliseTypedKana } from '../../../../domain/validation/normalise.ts'
import { useToday } from '../../../app/time/now.tsx'
import { useFreshLogin } from '../../../app/session/use-fresh-login.tsx'
import { useKeptForm } from '../../../app/forms/use-kept-form.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { Checklist, ProcedureFrame, RequestSent } from './procedure-frame.tsx'
import { nameChangeDocument } from './procedure-queries.ts'
import styles from './procedures.module.css'
import { useRequest } from './use-request.ts'

const steps = [
  '新しい氏名の本人確認書類（運転免許証、マイナンバーカードなど）を用意します。',
  'このページから、氏名の変更を届け出ます。',
  <>
    <Link to="/mypage/update">登録情報の更新</Link>で、氏名を新しいものに変えます。
  </>,
  <>
    <Link to="/mypage/info#identity">本人確認</Link>をもう一度行います。終わるまで、新しい申し込みはできません。
  </>,
  <>
    銀行の口座の名義が変わったら、<Link to="/mypage/info#bank">受取口座</Link>を登録し直します。
  </>,
]

const next = [
  <>
    まだの場合は、<Link to="/mypage/update">登録情報の更新</Link>で氏名を変え、本人確認を行ってください。
  </>,
  '担当者が、本人確認の結果と受取口座の名義を確かめます。',
  '契約の書面と名簿の氏名を改め、メールでお知らせします。締結済みの書面は、そのまま有効です。',
]

const reasons = Object.entries(NAME_CHANGE_REASONS)
const fieldNames = ['sei', 'mei', 'sei_kana', 'mei_kana', 'reason', 'changed_on', 'note'] as const

function NameChangeForm({ onSent }: { onSent: (number: string) => void }) {
  const today = useToday()
  const resolver = useMemo(() => standardSchemaResolver(nameChangeSchema({ today })), [today])
  const send = useRequest(nameChangeDocument)
  const fresh = useFreshLogin('氏名の変更の届け出')
  const form = useForm({
    resolver,
    mode: 'onTouched',
    defaultValues: { sei: '', mei: '', sei_kana: '', mei_kana: '', reason: '' as 'marriage', changed_on: '', note: '' },
  })
  const forget = useKeptForm(form, 'name-change')
  const {
    register,
    handleSubmit,
    setError,
    setValue,
    getValues,
    formState: { errors, isSubmitting },
  } = form
  const kana = (name: 'sei_kana' | 'mei_kana') =>
    register(name, { onBlur: () => setValue(name, normaliseTypedKana(getValues(name))) })
  const submit = handleSubmit(async (input) => {
    const { data, error } = await send({ input })
    const fields = error === undefined ? undefined : fresh.refused(error, () => void submit())?.fields
    for (const name of fieldNames)
      if (fields?.[name] !== undefined) setError(name, { type: 'server', message: fields[name] })
    if (data === undefined) return
    forget()
    onSent(data.askNameChange.number)
  })
  return (
    <>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => void (isSubmitting ? event.preventDefault() : submit(event))}
      >
        <div className={styles.pair}>
          <TextField label="新しい姓" autoComplete="family-name" error={errors.sei?.message} {...register('sei')} />
          <TextField label="新しい名" autoComplete="given-name" error={errors.mei?.message} {...register('mei')} />
        </div>
        <div className={styles.pair}>
          <TextField label="セイ" autoComplete="off" error={errors.sei_kana?.message} {...kana('sei_kana')} />
          <TextField label="メイ" autoComplete="off" error={errors.mei_kana?.message} {...kana('mei_kana')} />
        </div>
        <Select label="理由" width="choice" error={errors.reason?.message} {...register('reason')}>
          <option value="">選択してください</option>
          {reasons.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <TextField
          label="変わった日"
          hint="例：2026-04-01"
          inputMode="numeric"
          autoComplete="off"
          width="telephone"
          error={errors.changed_on?.message}
          {...register('changed_on')}
        />
        <TextArea label="連絡事項" requirement="optional" rows={3} error={errors.note?.message} {...register('note')} />
        <Button type="submit" variant="filled" size="large" full loading={isSubmitting}>
          届け出る
        </Button>
      </form>
      {fresh.dialog}
    </>
  )
}

/** A new name, step by step: the operators follow the case until register, account and documents agree. */
export function NameChangePage() {
  const [number, setNumber] = useState<string | null>(null)
  if (number !== null) return <RequestSent name="氏名の変更" number={number} next={next} />
  return (
    <ProcedureFrame
      name="氏名の変更"
      title={<PageTitle>氏名の変更</PageTitle>}
      lead="結婚などで氏名が変わったときの手続きです。"
    >
      <Checklist title="手続きの流れ" items={steps} ordered />
      <NameChangeForm onSent={setNumber} />
    </ProcedureFrame>
  )
}
