import { useQuery } from 'urql'
import { japanDateOf } from '../../../../../domain/calendar.ts'
import { needsPriceReason } from '../../../../../domain/funds/property.ts'
import { emptyForm, inputOf } from '../../../../../domain/records/field.ts'
import { dealFields } from '../../../../../domain/records/property-records.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { RecordFields, RecordInput } from '../../../ui/record-fields.tsx'
import { ContractFile } from './contract-file.tsx'
import { ShareInput, shareOf, usePartChoice, wrongInput, type RecordFormProps } from './part-choice.tsx'
import { PartySelect } from './party-select.tsx'
import { partiesDocument, recordDealDocument } from './property-queries.ts'

/** What changed hands: a fact of the past. */
export function DealForm({ parts, onDone }: RecordFormProps) {
  const { partId, select } = usePartChoice(parts)
  const [{ data }] = useQuery({ query: partiesDocument })
  const today = japanDateOf(new Date(useNow()))
  const form = useActForm(recordDealDocument, {
    name: '取引の記録',
    done: '取引を記録しました。',
    failed: wrongInput,
    initial: { ...emptyForm(dealFields), part_id: partId, share: '' },
    variables: (values) => ({
      input: {
        // Without a price of its own it carries no tax.
        ...inputOf(dealFields, { ...values, price_with_tax: values.price_with_tax || values.price }),
        ...shareOf(values.share),
      },
    }),
    onDone,
  })
  const relationOf = (party: string) => data?.adminParties.find(({ id }) => id === party)?.relation
  const [seller, buyer] = [relationOf(form.values.seller_id), relationOf(form.values.buyer_id)]
  const needsReason = seller !== undefined && buyer !== undefined && needsPriceReason(seller, buyer)
  return (
    <ActForm form={form} button="取引を記録する">
      <RecordFields
        of={dealFields}
        form={form}
        special={{
          partId: select,
          settledOn: <RecordInput of={dealFields.settledOn} form={form} max={today} />,
          sellerId: <PartySelect of={dealFields.sellerId} form={form} />,
          buyerId: <PartySelect of={dealFields.buyerId} form={form} />,
          shareNumerator: <ShareInput {...form.field('share')} />,
          shareDenominator: null,
          priceWithTax: <RecordInput of={dealFields.priceWithTax} form={form} needed={false} />,
          priceReason: needsReason && <RecordInput of={dealFields.priceReason} form={form} needed />,
          basisSha256: <ContractFile {...form.file('basis_sha256')} />,
        }}
      />
    </ActForm>
  )
}
