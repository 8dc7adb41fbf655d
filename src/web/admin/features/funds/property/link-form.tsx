import { useState } from 'react'
import { Link } from 'react-router'
import { useQuery, type TypedDocumentNode } from 'urql'
import type { FreeText } from '../../../../../domain/free-text.ts'
import { emptyForm, inputOf, type JsonValues } from '../../../../../domain/records/field.ts'
import { linkFields } from '../../../../../domain/records/property-records.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { Options } from '../../../../ui/options.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { DenseArea, DenseSelect } from '../../../ui/dense-field.tsx'
import { RecordFields, RecordInput } from '../../../ui/record-fields.tsx'
import { ShareInput, shareOf, usePartChoice, wrongInput, type RecordFormProps } from './part-choice.tsx'
import { PartySelect } from './party-select.tsx'
import {
  linkableFundsDocument,
  linkFundPropertyDocument,
  partiesDocument,
  proposeFundLinkDocument,
} from './property-queries.ts'

type LinkDocument = TypedDocumentNode<
  { linkFundProperty?: unknown; proposeFundLink?: { id: string } },
  { input: JsonValues<typeof linkFields>; reason: FreeText }
>

/** Says what a fund is about. Of a fund that the public has seen another operator says so too. @param fund chosen from the beginning. */
export function LinkForm({ parts, fund, onDone }: RecordFormProps & { fund: string }) {
  const { partId, select } = usePartChoice(parts)
  const [fundId, setFundId] = useState(fund)
  const [proposalId, setProposalId] = useState<string | null>(null)
  const [{ data }] = useQuery({ query: linkableFundsDocument })
  const [{ data: known }] = useQuery({ query: partiesDocument })
  const funds = data?.adminFunds.rows ?? []
  const state = funds.find(({ id }) => id === fundId)?.state
  const isPublic = state !== undefined && state !== 'draft'
  const document: LinkDocument = isPublic ? proposeFundLinkDocument : linkFundPropertyDocument
  const form = useActForm(document, {
    name: 'ファンドとの結び付け',
    done: isPublic ? '提案しました。ほかの運営者が承認すると、公開されます。' : 'ファンドに結び付けました。',
    failed: wrongInput,
    initial: { ...emptyForm(linkFields), project_id: fundId, part_id: partId, share: '', reason: '' },
    variables: ({ share, reason, ...values }) => ({
      input: { ...inputOf(linkFields, values), ...shareOf(share) },
      reason,
    }),
    onDone: ({ proposeFundLink }) => {
      setFundId(fund)
      if (proposeFundLink === undefined) onDone()
      else setProposalId(proposeFundLink.id)
    },
  })
  const seller = known?.adminParties.find(({ id }) => id === form.values.seller_id)
  return (
    <ActForm form={form} button={isPublic ? '結び付けの承認を依頼する' : 'ファンドに結び付ける'}>
      {proposalId !== null && (
        <Notice tone="success" title="承認を待っています" live>
          <p>
            <Link to={`/itoadmintool/approvals?id=${proposalId}`}>承認待ちの提案を見る</Link>
          </p>
        </Notice>
      )}
      <RecordFields
        of={linkFields}
        form={form}
        special={{
          fundId: (
            <DenseSelect
              label={linkFields.fundId.label}
              needed
              value={fundId}
              error={form.errors['project_id']}
              onChange={({ target }) => setFundId(target.value)}
            >
              <Options of={funds} nothing="選択してください" />
            </DenseSelect>
          ),
          partId: select,
          sellerId: <PartySelect of={linkFields.sellerId} form={form} />,
          shareNumerator: <ShareInput {...form.field('share')} />,
          shareDenominator: null,
          priceReason: seller !== undefined && seller.relation !== 'third' && (
            <RecordInput of={linkFields.priceReason} form={form} needed />
          ),
        }}
      />
      {isPublic && (
        <DenseArea
          label="承認する人への説明"
          needed
          hint="公開済みのファンドです。何で確かめたかを書きます。"
          {...form.field('reason')}
        />
      )}
    </ActForm>
  )
}
