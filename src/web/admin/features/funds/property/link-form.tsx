import { useState } from 'react'
import { Link } from 'react-router'
import { useQuery } from 'urql'
import { Notice } from '../../../../ui/notice.tsx'
import { DenseArea, DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { PartySelect } from './party-select.tsx'
import {
  linkableFundsDocument,
  linkFundPropertyDocument,
  partiesDocument,
  proposeFundLinkDocument,
} from './property-queries.ts'
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

/** Says what a fund is about. Of a fund that the public has seen another operator says so too. @param fund chosen from the beginning. */
export function LinkForm({ parts, fund, onDone }: RecordFormProps & { fund: string }) {
  const [partId, setPartId] = usePartChoice(parts)
  const [proposalId, setProposalId] = useState<string | null>(null)
  const [{ data }] = useQuery({ query: linkableFundsDocument })
  const [{ data: known }] = useQuery({ query: partiesDocument })
  const words = { name: 'ファンドとの結び付け', failed: wrongInput }
  const link = useAct(linkFundPropertyDocument, {
    ...words,
    done: 'ファンドに結び付けました。',
    onDone: () => {
      form.clear()
      onDone()
    },
  })
  const proposal = useAct(proposeFundLinkDocument, {
    ...words,
    done: '提案しました。ほかの運営者が承認すると、公開されます。',
    onDone: ({ proposeFundLink }) => {
      form.clear()
      setProposalId(proposeFundLink.id)
    },
  })
  const funds = data?.adminFunds.rows ?? []
  const form = useRecordForm(
    { project_id: fund, seller_id: '', share: '', price: '', price_basis: '', price_reason: '', reason: '' },
    { ...link.failure?.fields, ...proposal.failure?.fields },
  )
  const { values, field, set } = form
  const state = funds.find(({ id }) => id === values.project_id)?.state
  const isPublic = state !== undefined && state !== 'draft'
  const act = isPublic ? proposal : link
  const seller = known?.adminParties.find(({ id }) => id === values.seller_id)
  const submit = () => {
    const input = {
      project_id: values.project_id,
      part_id: partId,
      seller_id: values.seller_id,
      ...shareOf(values.share),
      price: amountOf(values.price),
      price_basis: values.price_basis,
      price_reason: values.price_reason,
    }
    void (isPublic ? proposal.run({ input, reason: values.reason }) : link.run({ input }))
  }
  return (
    <RecordForm
      failure={act.failure}
      busy={act.busy}
      act={isPublic ? '結び付けの承認を依頼する' : 'ファンドに結び付ける'}
      onSubmit={submit}
    >
      {proposalId !== null && (
        <Notice tone="success" title="承認を待っています" live>
          <p>
            <Link to={`/itoadmintool/approvals?id=${proposalId}`}>承認待ちの提案を見る</Link>
          </p>
        </Notice>
      )}
      <DenseSelect label="ファンド" needed {...field('project_id')}>
        <option value="">選択してください</option>
        {funds.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </DenseSelect>
      <PartSelect parts={parts} value={partId} onChoose={setPartId} />
      <PartySelect
        label="ファンドへの売主"
        value={values.seller_id}
        error={field('seller_id').error}
        onChoose={(id) => set({ seller_id: id })}
      />
      <DenseInput label="持分" hint="全部なら空欄。一部なら「1/2」のように入力します。" {...field('share')} />
      <DenseInput label="ファンドの取得価格（税抜）" needed unit="円" isFigure {...field('price')} />
      <DenseArea label="価格の根拠" needed hint="ファンドのページに表示されます。" {...field('price_basis')} />
      {seller !== undefined && seller.relation !== 'third' && (
        <DenseArea
          label="価格の理由"
          needed
          hint="売主が当社や利害関係人のため、ファンドのページに表示されます。"
          {...field('price_reason')}
        />
      )}
      {isPublic && (
        <DenseArea
          label="承認する人への説明"
          needed
          hint="公開済みのファンドです。何で確かめたかを書きます。"
          {...field('reason')}
        />
      )}
      {link.dialog}
      {proposal.dialog}
    </RecordForm>
  )
}
