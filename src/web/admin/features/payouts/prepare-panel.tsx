import { useState } from 'react'
import { useNavigate } from 'react-router'
import { japanDateOf } from '../../../../domain/calendar.ts'
import { useNow } from '../../../app/now.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldGroup, FieldMessage, RadioRows, TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../ui/admin-page.tsx'
import { figure } from '../../ui/admin-format.ts'
import { DistributionCoverage } from '../../ui/coverage.tsx'
import { FactList } from '../../ui/facts.tsx'
import { useAct } from '../../ui/use-act.tsx'
import { prepareDocument, type Payable } from './payout-queries.ts'
import { methodText } from './payout-words.ts'
import styles from './payouts.module.css'

type Method = keyof typeof methodText

const sumOf = (rows: readonly Payable[]): number => rows.reduce((sum, { amount }) => sum + amount, 0)

/** What the chosen ones come to, in people and yen; preparing moves no money. */
export function PreparePanel({ chosen, onClear }: { chosen: readonly Payable[]; onClear: () => void }) {
  const navigate = useNavigate()
  const today = japanDateOf(new Date(useNow()))
  const [method, setMethod] = useState<Method>('transfer')
  const [payOn, setPayOn] = useState<string>(today)
  const act = useAct(prepareDocument, {
    name: '支払いの準備',
    done: '支払いを準備しました。ほかの運営者が承認すると、送金されます。',
    onDone: (data) => void navigate(`/itoadmintool/payouts/${data.preparePayoutBatch.id}`),
  })
  const fields = act.failure?.fields ?? {}
  const people = new Set(chosen.map(({ member_id }) => member_id)).size
  const submit = () => void act.run({ input: { obligations: chosen.map(({ kind, id }) => ({ kind, id })), method, pay_on: payOn === '' ? null : payOn } })
  return (
    <Panel title="支払いを準備" note="まだ送金されません">
      <div className={styles.form}>
        <FactList
          facts={[
            { label: '支払う人', value: `${figure(people)}人（${figure(chosen.length)}件）` },
            { label: '分配・償還', value: `${figure(sumOf(chosen.filter(({ kind }) => kind === 'distribution')))}円` },
            { label: '返金', value: `${figure(sumOf(chosen.filter(({ kind }) => kind === 'refund')))}円` },
            { label: '振込総額', value: <b>{figure(sumOf(chosen))}円</b> },
          ]}
        />
        {chosen.some(({ kind }) => kind === 'distribution') && <DistributionCoverage transfers={chosen.length} />}
        {act.failure !== null && <Notice tone="error" title={act.failure.message} live />}
        <FieldGroup label="送り方">
          <RadioRows name="method" chosen={method} onChange={({ target }) => setMethod(target.value === 'file' ? 'file' : 'transfer')} choices={(['transfer', 'file'] as const).map((value) => ({ value, label: methodText[value] }))} />
        </FieldGroup>
        <TextField label="振込日" type="date" name="pay_on" width="choice" min={today} value={payOn} error={fields['pay_on']} onChange={({ target }) => setPayOn(target.value)} />
        {fields['obligations'] !== undefined && <FieldMessage>{fields['obligations']}</FieldMessage>}
        <div className={styles.buttons}>
          <Button variant="filled" loading={act.busy} notReady={chosen.length === 0 && '一覧から、支払うものを選んでください。'} onClick={submit}>
            {chosen.length === 0 ? '支払いを準備する' : `${figure(sumOf(chosen))}円の支払いを準備する`}
          </Button>
          {chosen.length > 0 && <Button onClick={onClear}>選択を解除</Button>}
        </div>
      </div>
      {act.dialog}
    </Panel>
  )
}
