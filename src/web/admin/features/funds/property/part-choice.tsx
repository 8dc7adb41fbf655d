import { useState } from 'react'
import { leaseFields } from '../../../../../domain/records/property-records.ts'
import { parseShare } from '../../../../../domain/funds/property.ts'
import { Options } from '../../../../ui/options.tsx'
import { DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import type { Part } from './property-queries.ts'

export interface RecordFormProps {
  parts: readonly Part[]
  onDone: () => void
}

export const wrongInput = '入力内容をご確認ください。'

/** Which part a form is about, where there are several; it stays when the form begins anew. */
export function usePartChoice(parts: readonly Part[]) {
  const [partId, setPartId] = useState(parts[0]?.id ?? '')
  const select = parts.length > 1 && (
    <DenseSelect
      label={leaseFields.partId.label}
      needed
      value={partId}
      onChange={({ target }) => setPartId(target.value)}
    >
      <Options of={parts} />
    </DenseSelect>
  )
  return { partId, select }
}

/** The two numbers of a share, typed as one text. */
export function ShareInput(field: Pick<Parameters<typeof DenseInput>[0], 'value' | 'error' | 'onChange'>) {
  return <DenseInput label="持分" hint="全部なら空欄。一部なら「1/2」のように入力します。" {...field} />
}

export function shareOf(text: string): { share_numerator: number; share_denominator: number } {
  const { numerator, denominator } = parseShare(text) ?? { numerator: 0, denominator: 1 }
  return { share_numerator: numerator, share_denominator: denominator }
}
