import { LENDER_KINDS } from '../../../../../domain/funds/loan.ts'
import { Checkbox, TextArea, TextField } from '../../../../ui/field.tsx'
import { Options } from '../../../../ui/options.tsx'
import { Select } from '../../../../ui/select.tsx'
import { ActForm, FieldRow, useActForm } from '../../../ui/act-form.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { PaperField } from '../../../ui/paper-field.tsx'
import { typedYen } from '../../../ui/typed-yen.ts'
import { LoanPlanFields } from './loan-plan-fields.tsx'
import { proposeLoanDocument, type BorrowingFund } from './loan-queries.ts'
import { typedRate, untypedLoan, type TypedLoan } from './typed-loan.ts'
import styles from './loan.module.css'

function missingOf(typed: TypedLoan) {
  if (typed.project_id === '') return 'ファンドを選んでください。'
  if (typed.lender.trim() === '') return '借入先を入力してください。'
  if (typed.lender_kind === '') return '借入先の種類を選んでください。'
  if ((typedYen(typed.amount) ?? 0) < 1) return '借入額を入力してください。'
  if (typedRate(typed.rate_bp) === null) return '年利を入力してください。'
  if (typed.contracted_on === '' || typed.matures_on === '') return '契約日と最終の返済期日を選んでください。'
  if (typed.plan.length === 0) return '返済計画を作成してください。'
  return typed.contract_sha256 === '' && '契約書のPDFを選んでください。'
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
  const form = useActForm(proposeLoanDocument, {
    initial: untypedLoan,
    name: '借入れの登録',
    done: '借入れの登録を提案しました。ほかの運営者が承認すると、入出金を登録できます。',
    onDone,
    notReady: missingOf,
    variables: ({ repayment: _way, lender_kind: kind, ...typed }) =>
      kind === ''
        ? null
        : {
            input: {
              ...typed,
              lender_kind: kind,
              amount: typedYen(typed.amount) ?? 0,
              rate_bp: typedRate(typed.rate_bp) ?? -1,
              plan: typed.plan.map(({ due_on: day, principal, interest }) => ({
                due_on: day,
                principal: typedYen(principal) ?? -1,
                interest: typedYen(interest) ?? -1,
              })),
            },
          },
  })
  const { field, values } = form
  const borrowing = funds?.find(({ project_id: id }) => id === values.project_id)?.borrowing
  const amount = typedYen(values.amount)
  return (
    <Panel title="借入れを登録する">
      <p className={styles.text}>
        契約成立前書面の「借入れ」に記載があるファンドだけが借り入れられます。受け取り、返済、利息は、登録のあとに「口座の入出金」で、この借入れを選んで登録します。残高がある間は、元本を投資家に返還できません。
      </p>
      {funds?.length === 0 ? (
        <p className={styles.text}>借り入れられるファンドはありません。</p>
      ) : (
        <ActForm
          form={form}
          label="借入れの登録"
          width="narrow"
          button={`${amount === null ? '' : `${figure(amount)}円の`}借入れの登録を提案する`}
        >
          <Select
            label="ファンド"
            hint={borrowing === undefined ? undefined : `契約の記載：${borrowing}`}
            {...field('project_id')}
          >
            <Options nothing="選んでください" of={funds?.map(({ project_id: id, name }) => ({ id, name }))} />
          </Select>
          <TextField label="借入先" hint="契約書のとおりの名称" {...field('lender')} />
          <Select label="借入先の種類" {...field('lender_kind')}>
            <Options nothing="選んでください" of={LENDER_KINDS} />
          </Select>
          <Checkbox label="借入先は、当社、当社の役員またはグループ会社です" {...form.checked('is_related')} />
          <FieldRow>
            <TextField label="借入額（円）" width="amount" inputMode="numeric" {...field('amount')} />
            <TextField label="年利（％）" width="choice" inputMode="decimal" {...field('rate_bp')} />
          </FieldRow>
          <FieldRow>
            <TextField label="契約日" type="date" width="choice" max={today} {...field('contracted_on')} />
            <TextField label="最終の返済期日" type="date" width="choice" {...field('matures_on')} />
          </FieldRow>
          <LoanPlanFields form={form} />
          <PaperField
            label="契約書のPDF"
            hint="金銭消費貸借契約書（10MBまで）。承認する人が開いて確かめます。"
            {...form.file('contract_sha256')}
          />
          <TextArea label="理由" hint="借入れを決めた経緯" rows={2} {...field('reason')} />
        </ActForm>
      )}
    </Panel>
  )
}
