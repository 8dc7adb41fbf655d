import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { japanDateOf } from '../../../domain/calendar.ts'
import { HEIR_RELATIONS } from '../../../domain/guided-case.ts'
import { inheritanceSchema } from '../../../domain/validation/case-schemas.ts'
import { normaliseTypedKana } from '../../../domain/validation/normalise.ts'
import { useNow } from '../../app/now.tsx'
import { useErrorToast } from '../../app/use-error-toast.ts'
import { useKeptForm } from '../../app/use-kept-form.ts'
import { Button } from '../../ui/button.tsx'
import { Select, TextArea, TextField } from '../../ui/field.tsx'
import { PageTitle } from '../../ui/heading.tsx'
import { Checklist, ProcedureFrame, RequestSent } from './procedure-frame.tsx'
import { inheritanceDocument } from './procedure-queries.ts'
import styles from './procedures.module.css'
import { useRequest } from './use-request.ts'

const papers = [
  '亡くなったことが分かる戸籍（除籍）謄本',
  '相続人が分かる戸籍謄本、または法務局の法定相続情報一覧図',
  '遺言書、または遺産分割協議書と相続人全員の印鑑証明書（3か月以内のもの）',
  '引き継ぐ方の本人確認書類と、受取口座が分かるもの',
]

const next = [
  '担当者がお電話またはメールで、手続きと書類の送り先をご案内します。',
  '書類を確認し、会員の方のご利用とお支払いを止めます。',
  '契約上の地位を引き継ぐか、お支払いで終えるかを、ご相談のうえ決めます。',
]

const relations = Object.entries(HEIR_RELATIONS)
const fieldNames = ['name', 'email', 'tel', 'relation', 'deceased_name', 'deceased_kana', 'died_on', 'note'] as const

function InheritanceForm({ onSent }: { onSent: (number: string) => void }) {
  const today = japanDateOf(new Date(useNow()))
  const resolver = useMemo(() => standardSchemaResolver(inheritanceSchema({ today })), [today])
  const send = useRequest(inheritanceDocument)
  const showError = useErrorToast()
  const form = useForm({
    resolver,
    mode: 'onTouched',
    defaultValues: { name: '', email: '', tel: '', relation: '' as 'child', deceased_name: '', deceased_kana: '', died_on: '', note: '' },
  })
  const forget = useKeptForm(form, 'inheritance')
  const { register, handleSubmit, setError, setValue, getValues, formState: { errors, isSubmitting } } = form
  const submit = handleSubmit(async (input) => {
    const { data, error } = await send({ input })
    const fields = error === undefined ? undefined : showError(error).fields
    for (const name of fieldNames) if (fields?.[name] !== undefined) setError(name, { type: 'server', message: fields[name] })
    if (data === undefined) return
    forget()
    onSent(data.reportInheritance.number)
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void (isSubmitting ? event.preventDefault() : submit(event))}>
      <h2>亡くなった会員の方</h2>
      <TextField label="氏名" id="deceased-name" autoComplete="off" error={errors.deceased_name?.message} {...register('deceased_name')} />
      <TextField label="氏名（カナ）" autoComplete="off" error={errors.deceased_kana?.message} {...register('deceased_kana', { onBlur: () => setValue('deceased_kana', normaliseTypedKana(getValues('deceased_kana'))) })} />
      <TextField label="亡くなった日" hint="例：2026-04-01" inputMode="numeric" autoComplete="off" width="telephone" error={errors.died_on?.message} {...register('died_on')} />
      <h2>お届けの方</h2>
      <TextField label="お名前" autoComplete="name" error={errors.name?.message} {...register('name')} />
      <Select label="亡くなった方との関係" width="choice" error={errors.relation?.message} {...register('relation')}>
        <option value="">選択してください</option>
        {relations.map(([value, label]) => <option key={value} value={value}>{label}</option>)}
      </Select>
      <TextField label="メールアドレス" type="email" inputMode="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      <TextField label="電話番号" inputMode="tel" autoComplete="tel" width="telephone" error={errors.tel?.message} {...register('tel')} />
      <TextArea label="連絡事項" requirement="optional" rows={3} error={errors.note?.message} {...register('note')} />
      <Button type="submit" variant="filled" size="large" full loading={isSubmitting}>届け出る</Button>
    </form>
  )
}

/** For those who are left behind. Nothing here says whether somebody was a member. */
export function InheritancePage() {
  const [number, setNumber] = useState<string | null>(null)
  if (number !== null) return <RequestSent name="お届け" number={number} next={next} />
  return (
    <ProcedureFrame name="相続" title={<PageTitle>相続</PageTitle>} lead="会員の方が亡くなったときは、ご家族または代理人の方からお届けください。お手元に書類がそろっていなくても、お届けいただけます。">
      <Checklist title="あとで必要になる書類" items={papers} />
      <InheritanceForm onSent={setNumber} />
    </ProcedureFrame>
  )
}
