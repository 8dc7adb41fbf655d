import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useQuery } from 'urql'
import { PROPERTY_KIND, type PropertyKind } from '../../../../../domain/funds/property.ts'
import { codesOf } from '../../../../../domain/tables/table.ts'
import type { VariablesOf } from '../../../../gql/graphql.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { DenseArea, DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { emptyPart, PartFields, partOf, type PartField } from './part-fields.tsx'
import {
  proposeDistinctPropertyDocument,
  registerPropertyDocument,
  samePropertiesDocument,
} from './property-queries.ts'
import { useRecordForm } from './use-record-form.ts'
import styles from './property.module.css'

const kinds: readonly PropertyKind[] = codesOf(PROPERTY_KIND)

type Field = PartField | 'kind' | 'address' | 'building_name' | 'lot_number' | 'built_in'
const nothing: Readonly<Record<Field, string>> = {
  ...emptyPart,
  kind: 'unit',
  address: '',
  building_name: '',
  lot_number: '',
  built_in: '',
}

/** Writes a property down. Where one stands there already, it is that one, or two operators say that it is not. */
export function NewPropertyPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const fund = search.get('fund')
  const act = useAct(registerPropertyDocument, {
    name: '物件の登録',
    done: '物件を登録しました。',
    failed: '入力内容をご確認ください。',
    onDone: ({ registerProperty }) =>
      void navigate(`/itoadmintool/properties/${registerProperty.id}${fund === null ? '' : `?fund=${fund}`}`),
  })
  const form = useRecordForm<Field>(nothing, act.failure?.fields ?? {})
  const kind = kinds.find((known) => known === form.values.kind) ?? 'unit'
  const { address, building_name, lot_number, built_in } = form.values
  const input = { kind, address, building_name, lot_number, built_in, part: partOf(form.values) }
  const isTaken = act.failure?.code === 'CONFLICT'
  return (
    <AdminPage title="物件を登録" parent={{ to: '/itoadmintool/properties', name: '物件' }}>
      <form
        className={styles.register}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!act.busy) void act.run({ input })
        }}
      >
        <Panel title="所在と建物">
          <div className={styles.form}>
            <div className={styles.pair}>
              <DenseSelect
                label="種類"
                needed
                hint={
                  kind === 'unit'
                    ? '部屋や区画ごとに取得する建物です。'
                    : '全体を一つの対象として記録します。部屋ごとに取得する建物は「区分所有建物」にします。'
                }
                {...form.field('kind')}
              >
                {kinds.map((each) => (
                  <option key={each} value={each}>
                    {PROPERTY_KIND[each]}
                  </option>
                ))}
              </DenseSelect>
              {kind !== 'land' && (
                <DenseInput
                  label="築年月"
                  type="month"
                  hint="分からない場合は空欄にします。"
                  {...form.field('built_in')}
                />
              )}
            </div>
            <DenseInput
              label="所在地"
              needed
              hint="都道府県から番地まで。建物名と部屋番号は、別の欄に入力します。"
              {...form.field('address')}
            />
            <div className={styles.pair}>
              {kind !== 'land' && <DenseInput label="建物名" {...form.field('building_name')} />}
              <DenseInput label="地番" hint="登記事項証明書のとおり。例：三丁目123番4" {...form.field('lot_number')} />
            </div>
          </div>
        </Panel>
        <Panel title={kind === 'unit' ? '最初の部屋・区画' : '面積と権利'}>
          <PartFields kind={kind} field={form.field} />
        </Panel>
        {isTaken ? (
          <Distinct key={address} input={input} fund={fund} />
        ) : (
          act.failure !== null &&
          Object.keys(act.failure.fields).length === 0 && <Notice tone="error" title={act.failure.message} live />
        )}
        <div className={styles.buttons}>
          <Button type="submit" variant={isTaken ? 'outlined' : 'filled'} loading={act.busy}>
            登録する
          </Button>
        </div>
      </form>
      {act.dialog}
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
