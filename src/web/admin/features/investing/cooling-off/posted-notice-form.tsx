import { useState, type FormEvent } from 'react'
import { useQuery } from 'urql'
import { applicationNumberFault, parseApplicationNumber } from '../../../../../domain/investing/application-number.ts'
import { Button } from '../../../../ui/button.tsx'
import { FieldMessage } from '../../../../ui/field-frame.tsx'
import { TextArea, TextField } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { FactList } from '../../../ui/facts.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { letterApplicationDocument, proposePostedCoolingOffDocument } from './posted-notice-queries.ts'
import styles from './posted-notice.module.css'

const fields = ['number', 'postmarked_on', 'received_on', 'evidence', 'reason'] as const
type Field = (typeof fields)[number]
type Values = Record<Field, string>
const empty: Values = { number: '', postmarked_on: '', received_on: '', evidence: '', reason: '' }

function problemsOf(values: Values): Partial<Values> {
  return {
    ...(parseApplicationNumber(values.number) === null && { number: '12-0107 の形で入力してください。' }),
    ...(values.postmarked_on === '' && { postmarked_on: '必須です' }),
    ...(values.received_on === '' && { received_on: '必須です' }),
  }
}

/** Whose contract would end, and what goes back: seen before anything is proposed. */
function Consequence({ number }: { number: string }) {
  const id = String(parseApplicationNumber(number)?.investmentId ?? '')
  const [{ data, error, fetching }] = useQuery({
    query: letterApplicationDocument,
    variables: { id },
    pause: id === '',
  })
  const chain = id === '' ? undefined : data?.adminTrail.chains.find(({ invest_id }) => invest_id === id)
  const fault = chain && applicationNumberFault(number, chain.application_number)
  if (fault) return <FieldMessage>{fault}</FieldMessage>
  if (chain === undefined)
    return id !== '' && error !== undefined && !fetching ? (
      <FieldMessage>該当する申込がありません。</FieldMessage>
    ) : null
  return (
    <FactList
      facts={[
        {
          label: '対象',
          value: (
            <>
              <b>1人</b>　{chain.member_name}さん
            </>
          ),
        },
        { label: 'ファンド', value: chain.project_name },
        {
          label: '解除される出資',
          value: (
            <>
              <b>{figure(chain.amount)}円</b>　入金済みの分は全額を返金します
            </>
          ),
        },
      ]}
    />
  )
}

/** What is on the envelope; the other operator sees it again before anything happens. */
export function PostedNoticeForm({ onProposed }: { onProposed: (proposalId: string) => void }) {
  const [values, setValues] = useState(empty)
  const [problems, setProblems] = useState<Partial<Values>>({})
  const act = useAct(proposePostedCoolingOffDocument, {
    name: '郵便によるクーリング・オフの提案',
    done: '提案しました。ほかの運営者が承認すると、契約が解除されます。',
    onDone: (data) => {
      setValues(empty)
      onProposed(data.proposePostedCoolingOff.id)
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (act.busy) return
    const found = problemsOf(values)
    setProblems(found)
    const firstWrong = fields.find((name) => name in found)
    if (firstWrong !== undefined) event.currentTarget.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus()
    const application = parseApplicationNumber(values.number)
    if (Object.keys(found).length > 0 || application === null) return
    const { number, ...input } = values
    void act.run({
      input: { ...input, invest_id: String(application.investmentId), application_number: number },
    })
  }
  const field = (name: Field) => ({
    name,
    value: values[name],
    error: problems[name] ?? act.failure?.fields[name === 'number' ? 'application_number' : name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {act.failure !== null && <Notice tone="error" title={act.failure.message} live />}
      <TextField
        label="申込番号"
        hint="会員へのメールと契約成立時書面にあります。例：12-0107"
        width="choice"
        autoComplete="off"
        {...field('number')}
      />
      <Consequence number={values.number} />
      <TextField
        label="消印の日"
        hint="この日が、書面を受け取った日を含めて8日以内であれば有効です。"
        type="date"
        width="choice"
        {...field('postmarked_on')}
      />
      <TextField label="届いた日" type="date" width="choice" {...field('received_on')} />
      <TextField
        label="郵便の記録"
        requirement="optional"
        hint="書留や特定記録の番号など。差出人の個人情報は書かないでください。"
        autoComplete="off"
        {...field('evidence')}
      />
      <TextArea label="承認する人への連絡" requirement="optional" rows={2} {...field('reason')} />
      <Button type="submit" variant="filled" loading={act.busy}>
        提案する
      </Button>
      {act.dialog}
    </form>
  )
}
