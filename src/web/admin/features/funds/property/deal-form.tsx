import { useState } from 'react'
import { useQuery } from 'urql'
import { japanDateOf } from '../../../../../domain/calendar.ts'
import { needsPriceReason } from '../../../../../domain/funds/property.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { DenseArea, DenseInput } from '../../../ui/dense-field.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { ContractFile } from './contract-file.tsx'
import { PartySelect } from './party-select.tsx'
import { partiesDocument, recordDealDocument, type Party } from './property-queries.ts'
import {
  amountOf,
  PartSelect,
  RecordForm,
  shareOf,
  usePartChoice,
  wrongInput,
  type RecordFormProps,
} from './record-forms.tsx'
import { useRecordForm } from './use-record-form.ts'

const relationOf = (parties: readonly Party[], id: string) => parties.find((party) => party.id === id)?.relation

/** What changed hands: a fact of the past. */
export function DealForm({ parts, onDone }: RecordFormProps) {
  const [partId, setPartId] = usePartChoice(parts)
  const [{ data }] = useQuery({ query: partiesDocument })
  const today = japanDateOf(new Date(useNow()))
  const [recorded, setRecorded] = useState(0)
  const act = useAct(recordDealDocument, {
    name: '取引の記録',
    done: '取引を記録しました。',
    failed: wrongInput,
    onDone: () => {
      form.clear()
      setRecorded(recorded + 1)
      onDone()
    },
  })
  const form = useRecordForm(
    {
      settled_on: '',
      seller_id: '',
      buyer_id: '',
      share: '',
      price: '',
      price_with_tax: '',
      building_price: '',
      price_reason: '',
      basis: '',
      basis_sha256: '',
    },
    act.failure?.fields ?? {},
  )
  const { values, field, set } = form
  const parties = data?.adminParties ?? []
  const [seller, buyer] = [relationOf(parties, values.seller_id), relationOf(parties, values.buyer_id)]
  const needsReason = seller !== undefined && buyer !== undefined && needsPriceReason(seller, buyer)
  const submit = () =>
    void act.run({
      input: {
        part_id: partId,
        settled_on: values.settled_on,
        seller_id: values.seller_id,
        buyer_id: values.buyer_id,
        ...shareOf(values.share),
        price: amountOf(values.price),
        price_with_tax: amountOf(values.price_with_tax === '' ? values.price : values.price_with_tax),
        ...(values.building_price !== '' && { building_price: amountOf(values.building_price) }),
        price_reason: values.price_reason,
        basis: values.basis,
        ...(values.basis_sha256 !== '' && { basis_sha256: values.basis_sha256 }),
      },
    })
  return (
    <RecordForm failure={act.failure} busy={act.busy} act="取引を記録する" onSubmit={submit}>
      <PartSelect parts={parts} value={partId} onChoose={setPartId} />
      <DenseInput label="決済日" needed type="date" max={today} {...field('settled_on')} />
      <PartySelect
        label="売主"
        value={values.seller_id}
        error={field('seller_id').error}
        onChoose={(id) => set({ seller_id: id })}
      />
      <PartySelect
        label="買主"
        value={values.buyer_id}
        error={field('buyer_id').error}
        onChoose={(id) => set({ buyer_id: id })}
      />
      <DenseInput label="持分" hint="全部なら空欄。一部なら「1/2」のように入力します。" {...field('share')} />
      <DenseInput label="価格（税抜）" needed unit="円" isFigure {...field('price')} />
      <DenseInput
        label="価格（税込）"
        unit="円"
        isFigure
        hint="消費税がかからない場合は空欄にします。"
        {...field('price_with_tax')}
      />
      <DenseInput
        label="うち建物の価格（税抜）"
        unit="円"
        isFigure
        hint="消費税がかかるときに必要です。土地には消費税がかかりません。"
        {...field('building_price')}
      />
      {needsReason && (
        <DenseArea
          label="価格の理由"
          needed
          hint="利害関係のある相手との取引のため、公開されます。"
          {...field('price_reason')}
        />
      )}
      <DenseInput label="根拠の書類" needed hint="例：不動産売買契約書" {...field('basis')} />
      <ContractFile
        key={recorded}
        error={field('basis_sha256').error}
        onChoose={(sha256) => set({ basis_sha256: sha256 })}
      />
      {act.dialog}
    </RecordForm>
  )
}
