import type { ReactNode } from 'react'
import {
  depositDeadlineLottery,
  drawAt,
  formatDate,
  formatDateTime,
  japanDateOf,
  parseJapanDate,
  startOfDay,
} from '../../../../../domain/calendar.ts'
import { judgedAt } from '../../../../../domain/funds/fund.ts'
import { dividendDueOn } from '../../../../../domain/funds/fund-schedule.ts'
import { useSite } from '../../../../app/site/site-context.tsx'
import { fundFields } from '../../../../../domain/records/fund.ts'
import { retime, typedInstant } from '../../../../../domain/records/kinds.ts'
import { Button } from '../../../../ui/button.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { fieldId, useField, useFundEditor } from './fund-editor.ts'
import { FieldInput } from './field-input.tsx'
import { SectionPanel } from './section-panel.tsx'
import styles from './fund-edit.module.css'

const weekdayFormat = new Intl.DateTimeFormat('ja-JP', { weekday: 'short', timeZone: 'Asia/Tokyo' })

/** `（木）`, or nothing where no day stands. */
function weekday(day: string): string {
  const date = parseJapanDate(day)
  return date === null ? '' : `（${weekdayFormat.format(startOfDay(date))}）`
}

function Row({ name, rule, field, children }: { name: string; rule: string; field?: string; children: ReactNode }) {
  const { errorOf, lockOf } = useFundEditor()
  const error = field === undefined ? undefined : errorOf(field)
  const locked = field === undefined ? undefined : lockOf(field)
  return (
    <tr id={field === undefined ? undefined : `${fieldId(field)}-row`}>
      <th scope="row">{name}</th>
      <td>
        {children}
        {error !== undefined && (
          <p className={styles.error} id={`${fieldId(field ?? '')}-error`}>
            {error}
          </p>
        )}
      </td>
      <td>{locked ?? rule}</td>
    </tr>
  )
}

function TimeRow({ field }: { field: 'offeringStartAt' | 'offeringEndAt' }) {
  const { form, set } = useFundEditor()
  const { label: name } = fundFields[field]
  const value = form[field]
  const { error, locked } = useField(field)
  const common = {
    readOnly: locked !== undefined,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined ? undefined : `${fieldId(field)}-error`,
  } as const
  return (
    <Row name={name} rule="入力" field={field}>
      <span className={styles.moment}>
        <input
          {...common}
          id={fieldId(field)}
          type="date"
          aria-label={`${name}の日`}
          value={value.day}
          onChange={({ target }) => set({ [field]: { ...value, day: target.value } })}
        />
        <input
          {...common}
          type="time"
          aria-label={`${name}の時刻`}
          value={value.time}
          onChange={({ target }) => set({ [field]: retime(value, target.value) })}
        />
        {weekday(value.day)}
      </span>
    </Row>
  )
}

function DayRow({
  field,
  name = fundFields[field].label,
}: {
  field: 'operationStartOn' | 'operationEndOn'
  name?: string
}) {
  const { form, set } = useFundEditor()
  const value = form[field]
  const { error, locked } = useField(field)
  return (
    <Row name={name} rule="入力" field={field}>
      <span className={styles.moment}>
        <input
          id={fieldId(field)}
          type="date"
          aria-label={name}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${fieldId(field)}-error`}
          readOnly={locked !== undefined}
          value={value}
          onChange={({ target }) => set({ [field]: target.value })}
        />
        {weekday(value)}
      </span>
    </Row>
  )
}

/** Only of a fund that needs its whole total: in how many days a gap may still be closed, and when it is judged. */
function ClosingRows() {
  const { form, set } = useFundEditor()
  const { error, locked } = useField('closingDays')
  const { label, kind } = fundFields.closingDays
  if (form.goal === 'all_in') return null
  const end = typedInstant(form.offeringEndAt)
  const closingDays = kind.fromTyped(form.closingDays)
  const isKnown = !Number.isNaN(end.getTime()) && kind.problem(closingDays) === null
  const judged = isKnown
    ? judgedAt({ goal: form.goal, offeringMethod: form.offeringMethod, offeringEndAt: end, closingDays })
    : null
  return (
    <>
      <Row name={label} rule="入力（0〜14日）" field="closingDays">
        <span className={styles.moment}>
          <input
            id={fieldId('closingDays')}
            inputMode="numeric"
            aria-label={label}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : `${fieldId('closingDays')}-error`}
            readOnly={locked !== undefined}
            value={form.closingDays}
            onChange={({ target }) => set({ closingDays: target.value })}
          />
          日
        </span>
      </Row>
      <Row name="成立の判定" rule="入金の最終の期限から">
        {judged === null ? '不足が決まったとき' : `${formatDateTime(judged)}まで（空いた枠への入金は前日まで）`}
      </Row>
    </>
  )
}

/** What follows from the end of the offering by the rules of the business. */
function DerivedRows() {
  const { form } = useFundEditor()
  const end = typedInstant(form.offeringEndAt)
  if (form.offeringMethod === 'first_come')
    return (
      <Row name="入金期限" rule="申込の日ごと">
        申込の3日後 23:59
      </Row>
    )
  const isKnown = !Number.isNaN(end.getTime())
  return (
    <>
      <Row name="抽選・結果通知" rule="募集終了の翌日">
        {isKnown ? formatDateTime(drawAt(end)) : '—'}
      </Row>
      <Row name="入金期限" rule="募集終了の4日後">
        {isKnown ? `${formatDate(japanDateOf(depositDeadlineLottery(end)))}23:59` : '—'}
      </Row>
    </>
  )
}

const codeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Eight letters without look-alikes. */
function newCode(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((value) => codeLetters[value % codeLetters.length]).join('')
}

function PriorityCode() {
  const { form, set, fund, lockOf } = useFundEditor()
  const { baseUrl } = useSite()
  const address = `${baseUrl}/projects/${fund.id}?special=${encodeURIComponent(form.earlyAccessCode)}`
  return (
    <div className={styles.code}>
      <FieldInput
        field="earlyAccessCode"
        hint="このコードの付いたURLを持つ会員は、募集開始の前から申し込めます。空欄のときは、優先受付はありません。"
      />
      {lockOf('earlyAccessCode') === undefined && (
        <Button size="small" onClick={() => set({ earlyAccessCode: newCode() })}>
          コードを作る
        </Button>
      )}
      {form.earlyAccessCode !== '' && (
        <p>
          {address} <CopyButton value={address} name="優先受付のURL" />
        </p>
      )}
    </div>
  )
}

export function ScheduleSection() {
  const { form } = useFundEditor()
  const endDay = parseJapanDate(form.operationEndOn)
  return (
    <SectionPanel id="schedule" title="2　日程" section="schedule">
      <table className={styles.schedule}>
        <thead>
          <tr>
            <th scope="col">項目</th>
            <th scope="col">予定</th>
            <th scope="col">決まり方</th>
          </tr>
        </thead>
        <tbody>
          <TimeRow field="offeringStartAt" />
          <TimeRow field="offeringEndAt" />
          <DerivedRows />
          <ClosingRows />
          <DayRow field="operationStartOn" />
          <DayRow field="operationEndOn" {...(form.autoRenewal && { name: '運用終了（第1期）' })} />
          <Row name="分配・償還" rule={form.autoRenewal ? '運用期間の終了から1か月以内' : '運用終了の翌月末まで'}>
            {endDay === null ? '—' : `${formatDate(dividendDueOn(endDay, form.autoRenewal))}まで`}
          </Row>
        </tbody>
      </table>
      {form.goal === 'all_or_nothing' && form.closingDays !== '0' && (
        <FieldInput
          field="fillInPercent"
          width="count"
          hint="優先出資の総額に対する割合です。募集の前に、ファンドのページと契約成立前書面に表示します。"
        />
      )}
      {!form.autoRenewal && (
        <>
          <FieldInput
            field="extensionMonths"
            width="count"
            hint="当初の運用終了予定日から、参加者全員の同意なしに延長できる月数です。0は、同意なしには延長しないことを表します。約款に記載します。"
          />
          {form.extensionMonths !== '0' && (
            <FieldInput
              field="extensionNoticeDays"
              width="count"
              hint="延長をお知らせする期限を、運用終了予定日の何日前とするかです。約款に記載します。"
            />
          )}
        </>
      )}
      <PriorityCode />
    </SectionPanel>
  )
}
