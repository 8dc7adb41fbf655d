import { useState } from 'react'
import { LENDER_KINDS, type LenderKind } from '../../../../../domain/funds/loan.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox, TextArea, TextField } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Select } from '../../../../ui/select.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { PaperField } from '../../../ui/paper-field.tsx'
import { typedYen } from '../../../ui/typed-yen.ts'
import { useAct } from '../../../ui/use-act.tsx'
import { LoanPlanFields } from './loan-plan-fields.tsx'
import { proposeLoanDocument, type BorrowingFund } from './loan-queries.ts'
import { typedRate, untypedLoan, type TypedLoan } from './typed-loan.ts'
import styles from './loan.module.css'

const kinds = Object.keys(LENDER_KINDS) as LenderKind[]

function missingOf({ fundId, lender, kind, amount, rate, contractedOn, maturesOn, rows, paper }: TypedLoan) {
  if (fundId === '') return 'ファンドを選んでください。'
  if (lender.trim() === '') return '借入先を入力してください。'
  if (kind === '') return '借入先の種類を選んでください。'
  if ((typedYen(amount) ?? 0) < 1) return '借入額を入力してください。'
  if (typedRate(rate) === null) return '年利を入力してください。'
  if (contractedOn === '' || maturesOn === '') return '契約日と最終の返済期日を選んでください。'
  if (rows.length === 0) return '返済計画を作成してください。'
  return paper === '' && '契約書のPDFを選んでください。'
}

/** A fund's loan by its contract, where the fund's own contract allows one. */
export function LoanForm({
  funds,
  today,
  onDone,
}: {
  funds: readonly BorrowingFund[] | undefined
  today: string
  onDone: () => void
}) {
  const [typed, setTyped] = useState(untypedLoan)
  const act = useAct(proposeLoanDocument, {
    name: '借入れの登録',
    done: '借入れの登録を提案しました。ほかの運営者が承認すると、入出金を登録できます。',
    onDone: () => {
      setTyped(untypedLoan)
      onDone()
    },
  })
  const fields = act.failure?.fields ?? {}
  const change = (more: Partial<TypedLoan>) => setTyped((before) => ({ ...before, ...more }))
  const field = (
    name: 'fundId' | 'lender' | 'amount' | 'rate' | 'contractedOn' | 'maturesOn' | 'reason',
    error: string | undefined,
  ) => ({
    value: typed[name],
    error,
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  const notReady = missingOf(typed)
  const borrowing = funds?.find(({ project_id: id }) => id === typed.fundId)?.borrowing
  return (
    <Panel title="借入れを登録する">
      <p className={styles.text}>
        契約成立前書面の「借入れ」に記載があるファンドだけが借り入れられます。受け取り、返済、利息は、登録のあとに「口座の入出金」で、この借入れを選んで登録します。残高がある間は、元本を投資家に返還できません。
      </p>
      {funds?.length === 0 ? (
        <p className={styles.text}>借り入れられるファンドはありません。</p>
      ) : (
        <form
          className={styles.form}
          noValidate
          aria-label="借入れの登録"
          onSubmit={(event) => {
            event.preventDefault()
            if (act.busy || notReady !== false || typed.kind === '') return
            void act.run({
              input: {
                project_id: typed.fundId,
                lender: typed.lender,
                lender_kind: typed.kind,
                is_related: typed.isRelated,
                amount: typedYen(typed.amount) ?? 0,
                rate_bp: typedRate(typed.rate) ?? -1,
                contracted_on: typed.contractedOn,
                matures_on: typed.maturesOn,
                plan: typed.rows.map(({ dueOn, principal, interest }) => ({
                  due_on: dueOn,
                  principal: typedYen(principal) ?? -1,
                  interest: typedYen(interest) ?? -1,
                })),
                contract_sha256: typed.paper,
                reason: typed.reason,
              },
            })
          }}
        >
          {act.failure !== null && <Notice tone="error" title={act.failure.message} live />}
          <Select
            label="ファンド"
            hint={borrowing === undefined ? undefined : `契約の記載：${borrowing}`}
            {...field('fundId', fields['project_id'])}
          >
            <option value="">選んでください</option>
            {funds?.map(({ project_id: id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <TextField label="借入先" hint="契約書のとおりの名称" {...field('lender', fields['lender'])} />
          <Select
            label="借入先の種類"
            value={typed.kind}
            onChange={({ target }) => change({ kind: kinds.find((each) => each === target.value) ?? '' })}
          >
            <option value="">選んでください</option>
            {kinds.map((each) => (
              <option key={each} value={each}>
                {LENDER_KINDS[each]}
              </option>
            ))}
          </Select>
          <Checkbox
            label="借入先は、当社、当社の役員またはグループ会社です"
            checked={typed.isRelated}
            onChange={({ target }) => change({ isRelated: target.checked })}
          />
          <div className={styles.row}>
            <TextField label="借入額（円）" width="amount" inputMode="numeric" {...field('amount', fields['amount'])} />
            <TextField label="年利（％）" width="choice" inputMode="decimal" {...field('rate', fields['rate'])} />
          </div>
          <div className={styles.row}>
            <TextField
              label="契約日"
              type="date"
              width="choice"
              max={today}
              {...field('contractedOn', fields['contracted_on'])}
            />
            <TextField
              label="最終の返済期日"
              type="date"
              width="choice"
              {...field('maturesOn', fields['matures_on'])}
            />
          </div>
          <LoanPlanFields typed={typed} fields={fields} onChange={change} />
          <PaperField
            label="契約書のPDF"
            hint="金銭消費貸借契約書（10MBまで）。承認する人が開いて確かめます。"
            error={fields['contract_sha256']}
            onChoose={(paper) => change({ paper })}
          />
          <TextArea label="理由" hint="借入れを決めた経緯" rows={2} {...field('reason', fields['reason'])} />
          <Button type="submit" variant="filled" loading={act.busy} notReady={notReady}>
            {typedYen(typed.amount) === null ? '' : `${figure(typedYen(typed.amount) ?? 0)}円の`}借入れの登録を提案する
          </Button>
          {act.dialog}
        </form>
      )}
    </Panel>
  )
}
