import { useState } from 'react'
import { HEIR_RELATIONS } from '../../../../domain/communication/guided-case.ts'
import { inheritanceSchema } from '../../../../domain/validation/case-schemas.ts'
import { normaliseTypedKana } from '../../../../domain/validation/normalise.ts'
import { useToday } from '../../../app/time/now.tsx'
import { useErrorToast } from '../../../app/data/use-error-toast.ts'
import { useForm } from '../../../app/forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { Checklist, ProcedureFrame, RequestSent } from './procedure-frame.tsx'
import { inheritanceDocument } from './procedure-queries.ts'
import styles from './procedures.module.css'
import { useRequest } from './use-request.ts'

const documents = [
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
const empty = {
  deceased_name: '',
  deceased_kana: '',
  died_on: '',
  name: '',
  relation: '',
  email: '',
  tel: '',
  note: '',
}

function InheritanceForm({ onSent }: { onSent: (number: string) => void }) {
  const today = useToday()
  const send = useRequest(inheritanceDocument)
  const showError = useErrorToast()
  const { field, submit, isSending } = useForm({
    schema: inheritanceSchema({ today }),
    initial: empty,
    normalise: { deceased_kana: normaliseTypedKana },
    keptAs: 'inheritance',
    send: async (input) => {
      const { data, error } = await send({ input })
      if (data !== undefined) {
        onSent(data.reportInheritance.number)
        return null
      }
      return error === undefined ? {} : showError(error).fields
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <h2>亡くなった会員の方</h2>
      <TextField label="氏名" autoComplete="off" {...field('deceased_name')} />
      <TextField label="氏名（カナ）" autoComplete="off" {...field('deceased_kana')} />
      <TextField
        label="亡くなった日"
        hint="例：2026-04-01"
        inputMode="numeric"
        autoComplete="off"
        width="telephone"
        {...field('died_on')}
      />
      <h2>お届けの方</h2>
      <TextField label="お名前" autoComplete="name" {...field('name')} />
      <Select label="亡くなった方との関係" width="choice" {...field('relation')}>
        <option value="">選択してください</option>
        {relations.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <TextField label="メールアドレス" type="email" inputMode="email" autoComplete="email" {...field('email')} />
      <TextField label="電話番号" inputMode="tel" autoComplete="tel" width="telephone" {...field('tel')} />
      <TextArea label="連絡事項" requirement="optional" rows={3} {...field('note')} />
      <Button type="submit" variant="filled" size="large" full loading={isSending}>
        届け出る
      </Button>
    </form>
  )
}

/** For those who are left behind. Nothing here says whether somebody was a member. */
export function InheritancePage() {
  const [number, setNumber] = useState<string | null>(null)
  if (number !== null) return <RequestSent name="お届け" number={number} next={next} />
  return (
    <ProcedureFrame
      name="相続"
      title={<PageTitle>相続</PageTitle>}
      lead="会員の方が亡くなったときは、ご家族または代理人の方からお届けください。お手元に書類がそろっていなくても、お届けいただけます。"
    >
      <Checklist title="あとで必要になる書類" items={documents} />
      <InheritanceForm onSent={setNumber} />
    </ProcedureFrame>
  )
}
