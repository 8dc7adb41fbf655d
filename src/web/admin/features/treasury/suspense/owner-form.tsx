import { useState } from 'react'
import { useQuery } from 'urql'
import { applicationNumberFault, parseApplicationNumber } from '../../../../../domain/investing/application-number.ts'
import { TextArea, TextField } from '../../../../ui/field.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { FactList } from '../../../ui/facts.tsx'
import { ownerOfApplicationDocument, refundSuspenseDocument } from './owner-queries.ts'
import styles from './owner.module.css'

/** The owner of unknown money was found: another operator agrees, and it goes on the refund list of that member's application. */
export function OwnerForm({ bankLineId, amount, onDone }: { bankLineId: string; amount: number; onDone: () => void }) {
  // What is typed decides what is looked up, and what was found whether it can be sent.
  const [number, setNumber] = useState('')
  const application = parseApplicationNumber(number)
  const investId = application === null ? '' : String(application.investmentId)
  const [{ data, error, fetching }] = useQuery({
    query: ownerOfApplicationDocument,
    variables: { id: investId },
    pause: application === null,
  })
  const found = application === null ? undefined : data?.adminTrail.chains.find((chain) => chain.invest_id === investId)
  // Only its own number says whether it is the one that is meant: until it is found nothing is compared.
  const own = application === null ? '' : found?.application_number
  const fault = number === '' || own === undefined ? null : applicationNumberFault(number, own)
  const chain = fault === null ? found : undefined
  const form = useActForm(refundSuspenseDocument, {
    initial: { application_number: number, reason: '' },
    name: '入金の手動照合',
    done: '承認待ちになりました。ほかの運営者が承認すると、支払い待ちの返金に加わります。',
    onDone,
    notReady: () => chain === undefined && '申込番号を入力してください。',
    variables: (values) => ({ input: { bank_line_id: bankLineId, invest_id: investId, ...values } }),
  })
  const problem =
    fault ?? (application !== null && error !== undefined && !fetching ? '該当する申込がありません。' : undefined)
  return (
    <ActForm form={form} className={styles.form} button={`${figure(amount)}円の返金を提案`}>
      <h3>手動で照合する</h3>
      <TextField
        label="申込番号"
        hint="入金者の申込。例：12-0107"
        width="choice"
        autoComplete="off"
        value={number}
        error={problem ?? form.errors['application_number']}
        onChange={({ target }) => setNumber(target.value)}
      />
      {chain !== undefined && (
        <FactList
          facts={[
            { label: '会員', value: chain.member_name },
            { label: 'ファンド', value: chain.project_name },
            { label: '申込', value: `${figure(chain.amount)}円` },
          ]}
        />
      )}
      <TextArea label="理由" hint="入金者だと分かった根拠" rows={2} {...form.field('reason')} />
      <p className={styles.sentence}>
        {chain === undefined
          ? '入金者が分かった入金は、返金の対象になります。'
          : `ほかの運営者が承認すると、${chain.member_name}さんへの返金${figure(amount)}円が、支払い待ちに加わります。`}
        送金には、別に承認が必要です。
      </p>
    </ActForm>
  )
}
