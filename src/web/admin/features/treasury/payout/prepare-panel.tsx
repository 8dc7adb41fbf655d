import { useNavigate } from 'react-router'
import { japanDateOf } from '../../../../../domain/calendar.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FieldMessage } from '../../../../ui/field-frame.tsx'
import { Checkbox, FieldGroup, RadioRows, TextField } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { CoverageNote, useDistributionCoverage } from '../../../ui/coverage.tsx'
import { FactList } from '../../../ui/facts.tsx'
import { prepareDocument, type Payable } from './payout-queries.ts'
import { methodText } from './payout-words.ts'

type Method = keyof typeof methodText

const sumOf = (rows: readonly Payable[]): number => rows.reduce((sum, { amount }) => sum + amount, 0)

const untyped = { method: 'transfer' as Method, before_payday: false }

/** What the chosen ones come to, in people and yen; preparing moves no money. */
export function PreparePanel({ chosen, onClear }: { chosen: readonly Payable[]; onClear: () => void }) {
  const navigate = useNavigate()
  const now = useNow()
  const today = japanDateOf(new Date(now))
  // The members were promised the payday: it is the day unless somebody types another one.
  const paydays = chosen.flatMap(({ pay_on: day }) => day ?? []).toSorted()
  const lastPayday = paydays.at(-1)
  const usualDay: string = lastPayday !== undefined && lastPayday > today ? lastPayday : today
  const earlyOf = ({ pay_on: payOn }: { pay_on: string }) =>
    payOn === '' ? [] : chosen.filter(({ pay_on: day }) => day !== null && payOn < day)
  const people = new Set(chosen.map(({ member_id }) => member_id)).size
  const shares = chosen.filter(({ kind }) => kind === 'distribution').map(({ id }) => id)
  const { coverage, isAsked } = useDistributionCoverage(
    shares.length === 0 ? null : { shares, transfers: chosen.length },
  )
  const form = useActForm(prepareDocument, {
    initial: { ...untyped, pay_on: usualDay },
    name: '支払いの準備',
    done: '支払いを準備しました。ほかの運営者が承認すると、送金されます。',
    onDone: (data) => void navigate(`/itoadmintool/payouts/${data.preparePayoutBatch.id}`),
    notReady(values) {
      if (chosen.length === 0) return '一覧から、支払うものを選んでください。'
      if (isAsked) return '使える資金を確認しています。'
      return earlyOf(values).length > 0 && !values.before_payday && '支払日より前に支払うことを確認してください。'
    },
    variables: (values) => ({
      input: {
        obligations: chosen.map(({ kind, id }) => ({ kind, id })),
        method: values.method,
        pay_on: values.pay_on === '' ? null : values.pay_on,
        before_payday: earlyOf(values).length > 0 && values.before_payday,
      },
    }),
  })
  const { field, errors } = form
  const { method, pay_on: payOn } = form.values
  const early = earlyOf(form.values)
  return (
    <Panel title="支払いを準備" note="まだ送金されません">
      <ActForm
        form={form}
        button={chosen.length === 0 ? '支払いを準備する' : `${figure(sumOf(chosen))}円の支払いを準備する`}
        after={chosen.length > 0 && <Button onClick={onClear}>選択を解除</Button>}
      >
        <FactList
          facts={[
            { label: '支払う人', value: `${figure(people)}人（${figure(chosen.length)}件）` },
            { label: '分配・償還', value: `${figure(sumOf(chosen.filter(({ kind }) => kind === 'distribution')))}円` },
            { label: '返金', value: `${figure(sumOf(chosen.filter(({ kind }) => kind === 'refund')))}円` },
            { label: '振込総額', value: <b>{figure(sumOf(chosen))}円</b> },
          ]}
        />
        {coverage !== null && <CoverageNote coverage={coverage} />}
        <FieldGroup label="送金方法">
          <RadioRows
            name="method"
            chosen={method}
            onChange={field('method').onChange}
            choices={(['transfer', 'file'] as const).map((value) => ({ value, label: methodText[value] }))}
          />
        </FieldGroup>
        <TextField
          label="振込日"
          type="date"
          name="pay_on"
          width="choice"
          min={today}
          hint="銀行の休業日に当たるときは、その前の営業日に振り込みます。"
          {...field('pay_on')}
          onChange={({ target }) => form.set({ pay_on: target.value, before_payday: false })}
        />
        {early.length > 0 && (
          <Notice tone="warning" title={`支払日より前の振込日です（${figure(early.length)}件）`}>
            <p>
              分配金の支払日は{shortDay(paydays[0] ?? payOn, now)}
              {lastPayday !== paydays[0] && `から${shortDay(lastPayday ?? payOn, now)}`}
              です。早く支払うと、会員へのお知らせと日付が変わり、源泉徴収も支払った月のものになります。
            </p>
            <Checkbox label="支払日より前に支払います" {...form.checked('before_payday')} />
          </Notice>
        )}
        {errors['obligations'] !== undefined && <FieldMessage>{errors['obligations']}</FieldMessage>}
      </ActForm>
    </Panel>
  )
}
