import { FROM_SALE } from '../../../../../domain/funds/distribution-plan.ts'
import { GOAL_LABELS, OFFERING_METHOD_LABELS } from '../../../../../domain/funds/fund-text.ts'
import { fundFields } from '../../../../../domain/records/fund.ts'
import { typedFigure } from '../../../../../domain/records/kinds.ts'
import { Button } from '../../../../ui/button.tsx'
import { Options } from '../../../../ui/options.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import { fieldId, useField, useFundEditor } from './fund-editor.ts'
import { FieldInput } from './field-input.tsx'
import { SectionPanel } from './section-panel.tsx'
import styles from './fund-edit.module.css'

type AmountField =
  | 'fundTotal'
  | 'subordinatedAmount'
  | 'yearlyRent'
  | 'yearlyCosts'
  | 'reserveAmount'
  | 'minimumAmount'
  | 'maximumAmount'

/** An amount; with its commas as soon as it is typed. */
function Money({ field, ...rest }: { field: AmountField; label?: string; hint?: string }) {
  const { form, set } = useFundEditor()
  const { kind } = fundFields[field]
  const tidy = () => {
    const amount = typedFigure(form[field])
    if (!Number.isNaN(amount)) set({ [field]: kind.toTyped(amount) })
  }
  return <FieldInput field={field} onBlur={tidy} {...rest} />
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
    set({ rateBreakdown: form.rateBreakdown.map((old, place) => (place === index ? { ...old, ...part } : old)) })
  return (
    <fieldset className={styles.parts} id={fieldId('rateBreakdown')}>
      <legend>{fundFields.rateBreakdown.label}（任意）</legend>
      <p className={styles.hint}>
        {`賃料から費用・報酬を引いた額で足りない分は、「${FROM_SALE}」の名前で分けて入力します。`}
      </p>
      {form.rateBreakdown.map((part, index) => (
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
              onClick={() => set({ rateBreakdown: form.rateBreakdown.filter((_, place) => place !== index) })}
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
          onClick={() => set({ rateBreakdown: [...form.rateBreakdown, { label: '', rate: '' }] })}
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
      label={fundFields.hasWaitlist.label}
      hint={
        form.hasWaitlist
          ? '満額の間に空いた枠を、登録した順に案内し、翌日まで確保します。'
          : '満額の間に空いた枠は、確保せず、そのまま募集を再開します。'
      }
      value={form.hasWaitlist ? 'yes' : 'no'}
      onChange={({ target }) => set({ hasWaitlist: target.value === 'yes' })}
    >
      <Options of={{ yes: '受け付ける', no: '受け付けない' }} />
    </DenseSelect>
  )
}

export function BasicsSection() {
  const { form, set } = useFundEditor()
  const [total, subordinated] = [typedFigure(form.fundTotal), typedFigure(form.subordinatedAmount)]
  const isKnown = !Number.isNaN(total) && !Number.isNaN(subordinated) && total > 0
  return (
    <SectionPanel id="basics" title="1　基本情報と募集条件" section="basics">
      <FieldInput field="name" />
      <div className={styles.row}>
        <DenseSelect
          {...useField('offeringMethod')}
          label={fundFields.offeringMethod.label}
          needed
          value={form.offeringMethod}
          onChange={({ target }) => set({ offeringMethod: target.value === 'lottery' ? 'lottery' : 'first_come' })}
        >
          <Options of={OFFERING_METHOD_LABELS} />
        </DenseSelect>
        <DenseSelect
          {...useField('goal')}
          label={fundFields.goal.label}
          needed
          hint={form.goal === 'all_in' ? '集まった額で成立します。' : '全額に達したときに成立します。'}
          value={form.goal}
          onChange={({ target }) => set({ goal: target.value === 'all_in' ? 'all_in' : 'all_or_nothing' })}
        >
          <Options of={{ all_or_nothing: GOAL_LABELS.all_or_nothing, all_in: GOAL_LABELS.all_in }} />
        </DenseSelect>
        <DenseSelect
          {...useField('autoRenewal')}
          label={fundFields.autoRenewal.label}
          value={form.autoRenewal ? 'yes' : 'no'}
          onChange={({ target }) => set({ autoRenewal: target.value === 'yes' })}
        >
          <Options of={{ no: 'なし', yes: '6か月ごとに継続' }} />
        </DenseSelect>
      </div>
      <div className={styles.row}>
        <Money field="fundTotal" />
        <Money
          field="subordinatedAmount"
          label="うち劣後出資"
          {...(isKnown && { hint: `総額の${Math.floor((subordinated * 100) / total)}％` })}
        />
        <Derived label="投資家の募集額" text={isKnown ? `${figure(total - subordinated)}円` : '—'} />
      </div>
      <div className={styles.row}>
        <FieldInput field="plannedRateBp" label="予定分配率（年利・税引前）" width="rate" />
        <FieldInput field="operationTermMonths" width="count" />
        <span />
      </div>
      <div className={styles.row}>
        <Money field="yearlyRent" hint="共益費を含みます。予定の分配の原資として、ファンドのページに掲載します。" />
        <Money field="yearlyCosts" hint="管理費、保険料、公租公課、専門家報酬などの1年分です。" />
        <span />
      </div>
      <RateParts />
      <div className={styles.row}>
        <Money field="reserveAmount" hint="終了時に残った分を出資の返還に充てます。" />
        <FieldInput
          field="saleCostBp"
          width="rate"
          hint="仲介手数料など。予備費とあわせて、元本に損失が生じ始める価格を計算します。"
        />
        <span />
      </div>
      <div className={styles.row}>
        <Money field="minimumAmount" />
        <Money field="maximumAmount" hint="空欄のときは、1人100万円の上限だけです。" />
        {form.offeringMethod === 'lottery' ? <span /> : <WaitlistChoice />}
      </div>
    </SectionPanel>
  )
}
