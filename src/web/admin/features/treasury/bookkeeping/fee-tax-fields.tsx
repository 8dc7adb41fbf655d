import { japanDate } from '../../../../../domain/calendar.ts'
import { FEE_PAYEES, feeTax } from '../../../../../domain/treasury/fee-withholding.ts'
import { TextField } from '../../../../ui/field.tsx'
import { Options } from '../../../../ui/options.tsx'
import { Select } from '../../../../ui/select.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { typedYen } from '../../../ui/typed-yen.ts'
import type { PartForm, TypedPart } from './typed-part.ts'

/** Whose fee the tax is of, and of how much of it: the tax follows from both. */
export function FeeTaxFields({ part, paidOn, field, onChange }: PartForm & { paidOn: string }) {
  const change = (typed: Partial<TypedPart>) => {
    const { fee_payee: payee, fee_base: sum } = { ...part, ...typed }
    const base = typedYen(sum)
    const tax = payee === '' || base === null || base < 1 ? null : feeTax(payee, base, japanDate(paidOn))
    onChange({ ...typed, ...(tax !== null && { amount: figure(tax) }) })
  }
  return (
    <>
      <Select
        label="支払先の区分"
        hint="司法書士法人・税理士法人などの法人への報酬は、源泉徴収しません"
        {...field('fee_payee')}
        onChange={({ target }) => change({ fee_payee: target.value as TypedPart['fee_payee'] })}
      >
        <Options nothing="選んでください" of={FEE_PAYEES} />
      </Select>
      <TextField
        label="対象の報酬（円）"
        width="amount"
        inputMode="numeric"
        hint="請求書で消費税が区分されているときは税抜の額。登録免許税などの立替分は除きます。金額は自動で計算します"
        {...field('fee_base')}
        onChange={({ target }) => change({ fee_base: target.value })}
      />
    </>
  )
}
