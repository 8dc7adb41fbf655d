import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { NAME_CHANGE_REASONS } from '../../../../domain/communication/guided-case.ts'
import { nameChangeSchema } from '../../../../domain/validation/case-schemas.ts'
import { normaliseTypedKana } from '../../../../domain/validation/normalise.ts'
import { useToday } from '../../../app/time/now.tsx'
import { useFreshLogin } from '../../../app/session/use-fresh-login.tsx'
import { useDraftName } from '../../../app/forms/use-draft.ts'
import { useForm } from '../../../app/forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { Options } from '../../../ui/options.tsx'
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

function NameChangeForm({ onSent }: { onSent: (number: string) => void }) {
  const today = useToday()
  const schema = useMemo(() => nameChangeSchema({ today }), [today])
  const send = useRequest(nameChangeDocument)
  const fresh = useFreshLogin('氏名の変更の届け出')
  const { field, submit, isSending } = useForm({
    schema,
    initial: { sei: '', mei: '', sei_kana: '', mei_kana: '', reason: '', changed_on: '', note: '' },
    normalise: { sei_kana: normaliseTypedKana, mei_kana: normaliseTypedKana },
    keptAs: useDraftName('name-change'),
    send: async (input, again) => {
      const { data, error } = await send({ input })
      if (error !== undefined) return fresh.refused(error, again)?.fields ?? {}
      if (data === undefined) return {}
      onSent(data.askNameChange.number)
      return null
    },
  })
  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.pair}>
          <TextField label="新しい姓" autoComplete="family-name" {...field('sei')} />
          <TextField label="新しい名" autoComplete="given-name" {...field('mei')} />
        </div>
        <div className={styles.pair}>
          <TextField label="セイ" autoComplete="off" {...field('sei_kana')} />
          <TextField label="メイ" autoComplete="off" {...field('mei_kana')} />
        </div>
        <Select label="理由" width="choice" {...field('reason')}>
          <Options nothing="選択してください" of={NAME_CHANGE_REASONS} />
        </Select>
        <TextField
          label="変わった日"
          hint="例：2026-04-01"
          inputMode="numeric"
          autoComplete="off"
          width="telephone"
          {...field('changed_on')}
        />
        <TextArea label="連絡事項" requirement="optional" rows={3} {...field('note')} />
        <Button type="submit" variant="filled" size="large" full loading={isSending}>
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
