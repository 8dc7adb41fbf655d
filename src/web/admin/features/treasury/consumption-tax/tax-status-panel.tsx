import { useState } from 'react'
import { Link } from 'react-router'
import { useQuery } from 'urql'
import {
  BUSINESS_CLASSES,
  TAX_METHODS,
  taxStatusDay,
  type TaxMethod,
} from '../../../../../domain/treasury/consumption-tax/status.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Options } from '../../../../ui/options.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import { FactList } from '../../../ui/facts.tsx'
import { proposeTaxStatusDocument, taxStatusDocument } from './consumption-tax-queries.ts'

/** Whether the company owes consumption tax, from which day, and how it reckons: two operators agree. */
export function TaxStatusPanel() {
  const [{ data }, refetch] = useQuery({ query: taxStatusDocument, requestPolicy: 'network-only' })
  const record = data?.adminConsumptionTaxStatus
  const [isEditing, setEditing] = useState(false)
  if (record === undefined) return null
  const done = () => {
    setEditing(false)
    refetch({ requestPolicy: 'network-only' })
  }
  return (
    <Panel title="消費税の納税義務と計算方法" note="ほかの運営者が承認します。適用日の新しいものから示します">
      {record.proposal_id !== null && (
        <Notice title="消費税について、ほかの運営者の承認を待っている変更があります">
          <p>
            <Link to={`/itoadmintool/approvals?id=${record.proposal_id}`}>受信箱で消費税の内容を見る</Link>
          </p>
        </Notice>
      )}
      {record.statuses.length === 0 && record.proposal_id === null && <p>登録がありません。</p>}
      <FactList
        facts={record.statuses.map(({ valid_from: validFrom, text, proposed_by: first, decided_by: second }) => ({
          label: `${taxStatusDay({ validFrom })}から`,
          value: `${text}　（${first === second ? first : `${first}・${second}`}）`,
        }))}
      />
      {record.proposal_id === null &&
        (isEditing ? (
          <StatusForm onDone={done} onBack={() => setEditing(false)} />
        ) : (
          <Button onClick={() => setEditing(true)}>消費税の内容を登録する</Button>
        ))}
    </Panel>
  )
}

const untyped = { valid_from: '', method: 'exempt' as TaxMethod, business_class: '6', registration_number: '' }

function StatusForm({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
  const form = useActForm(proposeTaxStatusDocument, {
    initial: untyped,
    name: '消費税の納税義務と計算方法の提案',
    done: '承認を依頼しました。ほかの運営者が承認すると記録されます。',
    failed: '入力内容をご確認ください。',
    onDone,
    variables: ({ valid_from: day, method, business_class: businessClass, registration_number: number }) => ({
      input: {
        valid_from: day,
        method,
        ...(method === 'simplified' && { business_class: Number(businessClass) }),
        ...(method !== 'exempt' && { registration_number: number }),
      },
    }),
  })
  const { field } = form
  const { method } = form.values
  return (
    <ActForm
      form={form}
      label="消費税の納税義務と計算方法"
      width="narrow"
      button="消費税の内容の承認を依頼する"
      after={<Button onClick={onBack}>消費税の入力をやめる</Button>}
    >
      <DenseInput
        label="消費税の内容の適用日"
        needed
        type="date"
        hint="課税期間の初日など。先の日も入力できます。"
        {...field('valid_from')}
      />
      <DenseSelect label="納税義務と計算方法" needed {...field('method')}>
        <Options of={TAX_METHODS} />
      </DenseSelect>
      {method === 'simplified' && (
        <DenseSelect label="事業区分" needed {...field('business_class')}>
          <Options
            of={BUSINESS_CLASSES.map(({ number, text, percent }) => ({
              id: String(number),
              name: `${text}　みなし仕入率${percent}％`,
            }))}
          />
        </DenseSelect>
      )}
      {method !== 'exempt' && (
        <DenseInput
          label="当社の登録番号"
          hint="Tと13桁の数字。登録を受けていないときは空欄にします。"
          {...field('registration_number')}
        />
      )}
    </ActForm>
  )
}
