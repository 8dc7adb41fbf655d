import { useParams } from 'react-router'
import { useQuery } from 'urql'
import { toFailure } from '../../../../gql/errors.ts'
import { FieldGroup, RadioRows, TextArea, TextField } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { AdminPage, Panel, TwoColumns } from '../../../ui/admin-page.tsx'
import { FactList } from '../../../ui/facts.tsx'
import { MemberLink, Proposed } from '../../../ui/record-links.tsx'
import { proposeRefundPayeeDocument, unclearRefundDocument, type UnclearRefund } from './payout-queries.ts'
import styles from './payouts.module.css'

type GoesTo = 'member' | 'payer'
const ways = {
  member: '会員の登録口座（本人の資金と確認できたとき）',
  payer: '振込人の口座（第三者の資金のとき）',
} as const satisfies Record<GoesTo, string>
const decided = { member: '会員の登録口座', payer: '振込人の口座' } as const satisfies Record<GoesTo, string>

/** Money that came under another name goes back to whom two operators decide, with what shows whose it is. */
export function RefundPayeePage() {
  const { id = '' } = useParams()
  const [{ data, error }] = useQuery({ query: unclearRefundDocument, variables: { id }, requestPolicy: 'network-only' })
  const refund = data?.adminUnclearRefund
  return (
    <AdminPage
      title="返金先の決定"
      parent={{ to: '/itoadmintool/payouts?kind=refund', name: '分配・償還・返金' }}
      note={`返金 番号${id}`}
    >
      {error !== undefined && <Notice tone="error" title={toFailure(error).message} />}
      {refund === undefined && error === undefined && <Skeleton shape="block" />}
      {refund !== undefined && (
        <TwoColumns>
          <Panel title="名義の違う入金">
            <div className={styles.stack}>
              <FactList
                facts={[
                  { label: '返金額', value: <b>{figure(refund.amount)}円</b> },
                  { label: '会員', value: <MemberLink id={refund.member_id}>{refund.member_name}</MemberLink> },
                  { label: 'ファンド', value: refund.project_name },
                  { label: '振込依頼人', value: refund.payers.map((payer) => payer.normalize('NFKC')).join('、') },
                  {
                    label: '依頼人の銀行',
                    value:
                      refund.payer_banks
                        .filter((bank) => bank !== '')
                        .map((bank) => bank.normalize('NFKC'))
                        .join('、') || '—',
                  },
                  { label: '決定', value: refund.goes_to === null ? '未決定' : decided[refund.goes_to] },
                ]}
              />
              <p className={styles.consequence}>
                第三者の資金を会員の口座へ返すと、他人の資金の移動に使われるおそれがあります。振込人と会員の双方に連絡し、だれの資金かを確かめた記録を残してください。
              </p>
            </div>
          </Panel>
          {refund.is_open ? (
            <PayeeForm key={refund.id} refund={refund} />
          ) : (
            <Panel title="返金先を提案">
              <p className={styles.consequence}>この返金は、支払いが準備されているか、終わっています。</p>
            </Panel>
          )}
        </TwoColumns>
      )}
    </AdminPage>
  )
}

const untyped = {
  goes_to: '' as GoesTo | '',
  bank_code: '',
  branch_code: '',
  account_number: '',
  ground: '',
}

function PayeeForm({ refund }: { refund: UnclearRefund }) {
  const form = useActForm(proposeRefundPayeeDocument, {
    initial: { ...untyped, holder_kana: refund.payers[0]?.normalize('NFKC') ?? '' },
    name: '返金先の提案',
    done: '提案しました。ほかの運営者が承認すると、支払えるようになります。',
    failed: '入力内容をご確認ください。',
    notReady: (values) => values.goes_to === '' && '返金先を選んでください。',
    variables: ({ goes_to: goesTo, ground, ...account }) =>
      goesTo === ''
        ? null
        : { input: { refund_id: refund.id, goes_to: goesTo, ...(goesTo === 'payer' && account), ground } },
  })
  const { field } = form
  const goesTo = form.values.goes_to
  if (form.answer !== null)
    return (
      <Panel title="返金先を提案">
        <Notice tone="success" title="承認を待っています" live>
          <Proposed id={form.answer.proposeRefundPayee.id} />
        </Notice>
      </Panel>
    )
  return (
    <Panel title="返金先を提案" note="2人で決めます">
      <ActForm form={form} button={`${figure(refund.amount)}円の返金先を提案する`}>
        <FieldGroup label="返金先">
          <RadioRows
            name="goes_to"
            chosen={goesTo}
            onChange={field('goes_to').onChange}
            choices={(['member', 'payer'] as const).map((value) => ({ value, label: ways[value] }))}
          />
        </FieldGroup>
        {goesTo === 'payer' && (
          <>
            <TextField
              label="銀行コード"
              inputMode="numeric"
              width="choice"
              hint="4桁"
              autoComplete="off"
              {...field('bank_code')}
            />
            <TextField
              label="支店コード"
              inputMode="numeric"
              width="choice"
              hint="3桁"
              autoComplete="off"
              {...field('branch_code')}
            />
            <TextField
              label="口座番号（普通）"
              inputMode="numeric"
              width="choice"
              hint="7桁"
              autoComplete="off"
              {...field('account_number')}
            />
            <TextField
              label="口座名義（カナ）"
              hint="振込依頼人と同じ名義"
              autoComplete="off"
              {...field('holder_kana')}
            />
          </>
        )}
        <TextArea label="根拠" rows={3} hint="だれの資金かを、いつ・どのように確かめたか" {...field('ground')} />
      </ActForm>
    </Panel>
  )
}
