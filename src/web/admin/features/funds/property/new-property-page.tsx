import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useQuery } from 'urql'
import { emptyForm, inputOf } from '../../../../../domain/records/field.ts'
import { partFields, propertyFields } from '../../../../../domain/records/property.ts'
import type { VariablesOf } from '../../../../gql/graphql.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { useActForm } from '../../../ui/act-form.tsx'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { DenseArea } from '../../../ui/dense-field.tsx'
import { RecordInput } from '../../../ui/record-fields.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { wrongInput } from './part-choice.tsx'
import { PartFields } from './part-fields.tsx'
import {
  proposeDistinctPropertyDocument,
  registerPropertyDocument,
  samePropertiesDocument,
} from './property-queries.ts'
import styles from './property.module.css'

const initial = { ...emptyForm(propertyFields), ...emptyForm(partFields), kind: 'unit' }

/** Writes a property down. Where one stands there already, it is that one, or two operators say that it is not. */
export function NewPropertyPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const fund = search.get('fund')
  const inputFrom = (values: typeof initial) => ({
    ...inputOf(propertyFields, values),
    part: inputOf(partFields, values),
  })
  const form = useActForm(registerPropertyDocument, {
    name: '物件の登録',
    done: '物件を登録しました。',
    failed: wrongInput,
    initial,
    variables: (values) => ({ input: inputFrom(values) }),
    onDone: ({ registerProperty }) =>
      void navigate(`/itoadmintool/properties/${registerProperty.id}${fund === null ? '' : `?fund=${fund}`}`),
  })
  const { values } = form
  const kind = propertyFields.kind.kind.fromTyped(values.kind)
  const isTaken = form.failure?.code === 'CONFLICT'
  return (
    <AdminPage title="物件を登録" parent={{ to: '/itoadmintool/properties', name: '物件' }}>
      <form
        className={styles.register}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.send()
        }}
      >
        <Panel title="所在と建物">
          <div className={styles.form}>
            <div className={styles.pair}>
              <RecordInput
                of={propertyFields.kind}
                form={form}
                hint={
                  kind === 'unit'
                    ? '部屋や区画ごとに取得する建物です。'
                    : '全体を一つの対象として記録します。部屋ごとに取得する建物は「区分所有建物」にします。'
                }
              />
              {kind !== 'land' && <RecordInput of={propertyFields.builtIn} form={form} type="month" />}
            </div>
            <RecordInput of={propertyFields.address} form={form} />
            <div className={styles.pair}>
              {kind !== 'land' && <RecordInput of={propertyFields.buildingName} form={form} />}
              <RecordInput of={propertyFields.lotNumber} form={form} />
            </div>
          </div>
        </Panel>
        <Panel title={kind === 'unit' ? '最初の部屋・区画' : '面積と権利'}>
          <PartFields kind={kind} form={form} />
        </Panel>
        {isTaken ? (
          <Distinct key={values.address} input={inputFrom(values)} fund={fund} />
        ) : (
          form.refusal !== null && <Notice tone="error" title={form.refusal} live />
        )}
        <div className={styles.buttons}>
          <Button type="submit" variant={isTaken ? 'outlined' : 'filled'} loading={form.busy}>
            登録する
          </Button>
        </div>
      </form>
      {form.dialog}
    </AdminPage>
  )
}

/** It looks like one that is known: the operator goes there, or denies it with a reason that another one reads. */
function Distinct({
  input,
  fund,
}: {
  input: VariablesOf<typeof proposeDistinctPropertyDocument>['input']
  fund: string | null
}) {
  const [{ data }] = useQuery({ query: samePropertiesDocument, variables: { input }, requestPolicy: 'network-only' })
  const same = data?.adminSameProperties ?? []
  const isSurely = same.some(({ is_surely: surely }) => surely)
  const [reason, setReason] = useState('')
  const [proposalId, setProposalId] = useState<string | null>(null)
  const act = useAct(proposeDistinctPropertyDocument, {
    name: '別の物件としての登録の提案',
    done: '提案しました。ほかの運営者が承認すると、登録されます。',
    onDone: ({ proposeDistinctProperty }) => setProposalId(proposeDistinctProperty.id),
  })
  return (
    <Panel title="登録済みの物件と一致します">
      <div className={styles.form}>
        <p className={styles.text}>
          同じ物件なら、登録済みの物件を使います。部屋・区画、取引、{fund !== null && 'ファンドとの結び付きや'}
          評価は、そのページで追加できます。
        </p>
        <ul className={styles.same}>
          {same.map(({ id, address, building_name: building }) => (
            <li key={id}>
              <Link to={`/itoadmintool/properties/${id}${fund === null ? '' : `?fund=${fund}`}`}>
                {building === '' ? address : `${building}　${address}`}
              </Link>
            </li>
          ))}
        </ul>
        {isSurely ? (
          <p className={styles.text}>不動産番号が同じため、別の物件としては登録できません。</p>
        ) : proposalId === null ? (
          <>
            <DenseArea
              label="別の物件だと言える理由"
              needed
              rows={3}
              value={reason}
              error={act.failure?.fields['reason']}
              onChange={({ target }) => setReason(target.value)}
            />
            <div className={styles.buttons}>
              <Button loading={act.busy} onClick={() => void act.run({ input: input, reason })}>
                別の物件として、承認を依頼する
              </Button>
            </div>
          </>
        ) : (
          <Notice tone="success" title="承認を待っています" live>
            <p>
              <Link to={`/itoadmintool/approvals?id=${proposalId}`}>承認待ちの提案を見る</Link>
            </p>
          </Notice>
        )}
      </div>
      {act.dialog}
    </Panel>
  )
}
