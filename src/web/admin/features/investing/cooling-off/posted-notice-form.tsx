import { useQuery } from 'urql'
import { applicationNumberFault, parseApplicationNumber } from '../../../../../domain/investing/application-number.ts'
import { FieldMessage } from '../../../../ui/field-frame.tsx'
import { TextArea, TextField } from '../../../../ui/field.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { FactList } from '../../../ui/facts.tsx'
import { letterApplicationDocument, proposePostedCoolingOffDocument } from './posted-notice-queries.ts'
import styles from './posted-notice.module.css'

const empty = { application_number: '', postmarked_on: '', received_on: '', evidence: '', reason: '' }

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
  const form = useActForm(proposePostedCoolingOffDocument, {
    initial: empty,
    name: '郵便によるクーリング・オフの提案',
    done: '提案しました。ほかの運営者が承認すると、契約が解除されます。',
    onDone: (data) => onProposed(data.proposePostedCoolingOff.id),
    check(values) {
      const wrong = {
        ...(parseApplicationNumber(values.application_number) === null && {
          application_number: '12-0107 の形で入力してください。',
        }),
        ...(values.postmarked_on === '' && { postmarked_on: '必須です' }),
        ...(values.received_on === '' && { received_on: '必須です' }),
      }
      const [first] = Object.keys(wrong)
      document.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return wrong
    },
    variables(values) {
      const application = parseApplicationNumber(values.application_number)
      return application === null ? null : { input: { ...values, invest_id: String(application.investmentId) } }
    },
  })
  const field = (name: keyof typeof empty) => ({ name, ...form.field(name) })
  return (
    <ActForm form={form} className={styles.form} button="提案する">
      <TextField
        label="申込番号"
        hint="会員へのメールと契約成立時書面にあります。例：12-0107"
        width="choice"
        autoComplete="off"
        {...field('application_number')}
      />
      <Consequence number={form.values.application_number} />
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
    </ActForm>
  )
}
