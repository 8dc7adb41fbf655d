import { GOAL_LABELS, OFFERING_METHOD_LABELS } from '../../../../../domain/fund-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import { amountOf } from './fund-form.ts'
import { fieldId, useField, useFundEditor } from './fund-editor.ts'
import { SectionPanel } from './section-panel.tsx'
import styles from './fund-edit.module.css'

function Money({
  field,
  name,
  label,
  needed = true,
  hint,
}: {
  field: string
  name: 'fundTotal' | 'subordinatedAmount' | 'minimumAmount' | 'maximumAmount'
  label: string
  needed?: boolean
  hint?: string
}) {
  const { form, set } = useFundEditor()
  const tidy = () => {
    const amount = amountOf(form[name])
    if (!Number.isNaN(amount)) set({ [name]: figure(amount) })
  }
  return (
    <DenseInput
      {...useField(field)}
      label={label}
      needed={needed}
      {...(hint !== undefined && { hint })}
      unit="円"
      isFigure
      value={form[name]}
      onChange={({ target }) => set({ [name]: target.value })}
      onBlur={tidy}
    />
  )
}

/** Computed while it is typed: nobody has to do sums. */
function Derived({ label, text }: { label: string; text: string }) {
  return (
    <div className={styles.derived}>
      <span>
        {label}
        <small>自動計算</small>
      </span>
      <b>{text}</b>
    </div>
  )
}

function RateParts() {
  const { form, set, errorOf, lockOf } = useFundEditor()
  const error = errorOf('rateBreakdown')
  const locked = lockOf('rateBreakdown') !== undefined
  const change = (index: number, part: { label?: string; rate?: string }) =>
    set({ rateParts: form.rateParts.map((old, place) => (place === index ? { ...old, ...part } : old)) })
  return (
    <fieldset className={styles.parts} id={fieldId('rateBreakdown')}>
      <legend>予定分配率の内訳（任意）</legend>
      {form.rateParts.map((part, index) => (
        <div key={index} className={styles.part}>
          <DenseInput
            label={`内訳${index + 1}の名前`}
            value={part.label}
            readOnly={locked}
            onChange={({ target }) => change(index, { label: target.value })}
          />
          <DenseInput
            label={`内訳${index + 1}の率`}
            unit="％"
            width="rate"
            isFigure
            value={part.rate}
            readOnly={locked}
            onChange={({ target }) => change(index, { rate: target.value })}
          />
          {!locked && (
            <Button
              size="small"
              variant="quiet"
              onClick={() => set({ rateParts: form.rateParts.filter((_, place) => place !== index) })}
            >
              削除
            </Button>
          )}
        </div>
      ))}
      {error !== undefined && <p className={styles.error}>{error}</p>}
      {!locked && (
        <Button
          size="small"
          icon="plus"
          onClick={() => set({ rateParts: [...form.rateParts, { label: '', rate: '' }] })}
        >
          内訳を追加
        </Button>
      )}
    </fieldset>
  )
}

/** Of first-come funds alone: a lottery has no line. */
function WaitlistChoice() {
  const { form, set } = useFundEditor()
  return (
    <DenseSelect
      {...useField('hasWaitlist')}
      label="キャンセル待ち"
      hint={
        form.hasWaitlist
          ? '満額の間に空いた枠を、登録した順に案内し、翌日まで確保します。'
          : '満額の間に空いた枠は、確保せず、そのまま募集を再開します。'
      }
      value={form.hasWaitlist ? 'yes' : 'no'}
      onChange={({ target }) => set({ hasWaitlist: target.value === 'yes' })}
    >
      <option value="yes">受け付ける</option>
      <option value="no">受け付けない</option>
    </DenseSelect>
  )
}

export function BasicsSection() {
  const { form, set } = useFundEditor()
  const [total, subordinated] = [amountOf(form.fundTotal), amountOf(form.subordinatedAmount)]
  const isKnown = !Number.isNaN(total) && !Number.isNaN(subordinated) && total > 0
  return (
    <SectionPanel id="basics" title="1　基本情報と募集条件" section="basics">
      <DenseInput
        {...useField('name')}
        label="ファンド名"
        needed
        value={form.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <div className={styles.row}>
        <DenseSelect
          {...useField('offeringMethod')}
          label="募集方式"
          needed
          value={form.offeringMethod}
          onChange={({ target }) => set({ offeringMethod: target.value === 'lottery' ? 'lottery' : 'first_come' })}
        >
          {Object.entries(OFFERING_METHOD_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </DenseSelect>
        <DenseSelect
          {...useField('goal')}
          label="成立条件"
          needed
          hint={form.goal === 'all_in' ? '集まった額で成立します。' : '全額に達したときに成立します。'}
          value={form.goal}
          onChange={({ target }) => set({ goal: target.value === 'all_in' ? 'all_in' : 'all_or_nothing' })}
        >
          <option value="all_or_nothing">{GOAL_LABELS.all_or_nothing}</option>
          <option value="all_in">{GOAL_LABELS.all_in}</option>
        </DenseSelect>
        <DenseSelect
          {...useField('autoRenewal')}
          label="自動継続"
          value={form.autoRenewal ? 'yes' : 'no'}
          onChange={({ target }) => set({ autoRenewal: target.value === 'yes' })}
        >
          <option value="no">なし</option>
          <option value="yes">6か月ごとに継続</option>
        </DenseSelect>
      </div>
      <div className={styles.row}>
        <Money field="fundTotal" name="fundTotal" label="募集総額" />
        <Money
          field="subordinatedAmount"
          name="subordinatedAmount"
          label="うち劣後出資"
          {...(isKnown && { hint: `総額の${Math.floor((subordinated * 100) / total)}％` })}
        />
        <Derived label="投資家の募集額" text={isKnown ? `${figure(total - subordinated)}円` : '—'} />
      </div>
      <div className={styles.row}>
        <DenseInput
          {...useField('plannedRateBp')}
          label="予定分配率（年利・税引前）"
          needed
          unit="％"
          width="rate"
          isFigure
          value={form.rate}
          onChange={({ target }) => set({ rate: target.value })}
        />
        <DenseInput
          {...useField('operationTermMonths')}
          label="運用期間"
          needed
          unit="か月"
          width="count"
          isFigure
          value={form.termMonths}
          onChange={({ target }) => set({ termMonths: target.value })}
        />
        <span />
      </div>
      <RateParts />
      <div className={styles.row}>
        <Money field="minimumAmount" name="minimumAmount" label="最低出資額" />
        <Money
          field="maximumAmount"
          name="maximumAmount"
          label="最高出資額"
          needed={false}
          hint="空欄のときは、1人100万円の上限だけです。"
        />
        {form.offeringMethod === 'lottery' ? <span /> : <WaitlistChoice />}
      </div>
    </SectionPanel>
  )
}
