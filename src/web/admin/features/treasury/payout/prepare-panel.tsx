import { useState } from 'react'
import { useNavigate } from 'react-router'
import { japanDateOf } from '../../../../../domain/calendar.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FieldMessage } from '../../../../ui/field-frame.tsx'
import { Checkbox, FieldGroup, RadioRows, TextField } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { CoverageNote, useDistributionCoverage } from '../../../ui/coverage.tsx'
import { FactList } from '../../../ui/facts.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { prepareDocument, type Payable } from './payout-queries.ts'
import { methodText } from './payout-words.ts'
import styles from './payouts.module.css'

type Method = keyof typeof methodText

const sumOf = (rows: readonly Payable[]): number => rows.reduce((sum, { amount }) => sum + amount, 0)

/** What the chosen ones come to, in people and yen; preparing moves no money. */
export function PreparePanel({ chosen, onClear }: { chosen: readonly Payable[]; onClear: () => void }) {
  const navigate = useNavigate()
  const now = useNow()
  const today = japanDateOf(new Date(now))
  const [method, setMethod] = useState<Method>('transfer')
  const [typedDay, setTypedDay] = useState<string | null>(null)
  const [isBeforePayday, setIsBeforePayday] = useState(false)
  // The members were promised the payday: it is the day unless somebody types another one.
  const paydays = chosen.flatMap(({ pay_on: day }) => day ?? []).toSorted()
  const lastPayday = paydays.at(-1)
  const payOn = typedDay ?? (lastPayday !== undefined && lastPayday > today ? lastPayday : today)
  const early = payOn === '' ? [] : chosen.filter(({ pay_on: day }) => day !== null && payOn < day)
  const act = useAct(prepareDocument, {
    name: '支払いの準備',
    done: '支払いを準備しました。ほかの運営者が承認すると、送金されます。',
    onDone: (data) => void navigate(`/itoadmintool/payouts/${data.preparePayoutBatch.id}`),
  })
  const fields = act.failure?.fields ?? {}
  const people = new Set(chosen.map(({ member_id }) => member_id)).size
  const shares = chosen.filter(({ kind }) => kind === 'distribution').map(({ id }) => id)
  const { coverage, isAsked } = useDistributionCoverage(
    shares.length === 0 ? null : { shares, transfers: chosen.length },
  )
  const submit = () =>
    void act.run({
      input: {
        obligations: chosen.map(({ kind, id }) => ({ kind, id })),
        method,
        pay_on: payOn === '' ? null : payOn,
        before_payday: early.length > 0 && isBeforePayday,
      },
    })
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
        {coverage !== null && <CoverageNote coverage={coverage} />}
        {act.failure !== null && <Notice tone="error" title={act.failure.message} live />}
        <FieldGroup label="送金方法">
          <RadioRows
            name="method"
            chosen={method}
            onChange={({ target }) => setMethod(target.value === 'file' ? 'file' : 'transfer')}
            choices={(['transfer', 'file'] as const).map((value) => ({ value, label: methodText[value] }))}
          />
        </FieldGroup>
        <TextField
          label="振込日"
          type="date"
          name="pay_on"
          width="choice"
          min={today}
          value={payOn}
          error={fields['pay_on']}
          hint="銀行の休業日に当たるときは、その前の営業日に振り込みます。"
          onChange={({ target }) => {
            setTypedDay(target.value)
            setIsBeforePayday(false)
          }}
        />
        {early.length > 0 && (
          <Notice tone="warning" title={`支払日より前の振込日です（${figure(early.length)}件）`}>
            <p>
              分配金の支払日は{shortDay(paydays[0] ?? payOn, now)}
              {lastPayday !== paydays[0] && `から${shortDay(lastPayday ?? payOn, now)}`}
              です。早く支払うと、会員へのお知らせと日付が変わり、源泉徴収も支払った月のものになります。
            </p>
            <Checkbox
              label="支払日より前に支払います"
              checked={isBeforePayday}
              onChange={({ target }) => setIsBeforePayday(target.checked)}
            />
          </Notice>
        )}
        {fields['obligations'] !== undefined && <FieldMessage>{fields['obligations']}</FieldMessage>}
        <div className={styles.buttons}>
          <Button
            variant="filled"
            loading={act.busy}
            notReady={
              chosen.length === 0
                ? '一覧から、支払うものを選んでください。'
                : isAsked
                  ? '使える資金を確認しています。'
                  : early.length > 0 && !isBeforePayday && '支払日より前に支払うことを確認してください。'
            }
            onClick={submit}
          >
            {chosen.length === 0 ? '支払いを準備する' : `${figure(sumOf(chosen))}円の支払いを準備する`}
          </Button>
          {chosen.length > 0 && <Button onClick={onClear}>選択を解除</Button>}
        </div>
      </div>
      {act.dialog}
    </Panel>
  )
}
