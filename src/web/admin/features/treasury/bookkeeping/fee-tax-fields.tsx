import { japanDate } from '../../../../../domain/calendar.ts'
import { FEE_PAYEES, feeTax, type FeePayee } from '../../../../../domain/treasury/fee-withholding.ts'
import { TextField } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { typedYen } from '../../../ui/typed-yen.ts'
import type { TypedPart } from './typed-part.ts'

const payees = Object.keys(FEE_PAYEES) as FeePayee[]

/** Whose fee the tax is of, and of how much of it: the tax follows from both. */
export function FeeTaxFields({
  part,
  paidOn,
  error,
  onChange,
}: {
  part: TypedPart
  paidOn: string
  error: (field: 'fee_payee' | 'fee_base') => string | undefined
  onChange: (typed: Partial<TypedPart>) => void
}) {
  const change = (typed: Pick<TypedPart, 'feePayee' | 'feeBase'>) => {
    const payee = payees.find((each) => each === typed.feePayee)
    const base = typedYen(typed.feeBase)
    const tax = payee === undefined || base === null || base < 1 ? null : feeTax(payee, base, japanDate(paidOn))
    onChange({ ...typed, ...(tax !== null && { amount: figure(tax) }) })
  }
  return (
    <>
      <Select
        label="支払先の区分"
        hint="司法書士法人・税理士法人などの法人への報酬は、源泉徴収しません"
        value={part.feePayee}
        error={error('fee_payee')}
        onChange={({ target }) => change({ feePayee: target.value, feeBase: part.feeBase })}
      >
        <option value="">選んでください</option>
        {payees.map((payee) => (
          <option key={payee} value={payee}>
            {FEE_PAYEES[payee]}
          </option>
        ))}
      </Select>
      <TextField
        label="対象の報酬（円）"
        width="amount"
        inputMode="numeric"
        hint="請求書で消費税が区分されているときは税抜の額。登録免許税などの立替分は除きます。金額は自動で計算します"
        value={part.feeBase}
        error={error('fee_base')}
        onChange={({ target }) => change({ feePayee: part.feePayee, feeBase: target.value })}
      />
    </>
  )
}
