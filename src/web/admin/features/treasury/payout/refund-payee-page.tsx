import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useQuery } from 'urql'
import { toFailure } from '../../../../gql/errors.ts'
import { Button } from '../../../../ui/button.tsx'
import { FieldGroup, RadioRows, TextArea, TextField } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { AdminPage, Panel, TwoColumns } from '../../../ui/admin-page.tsx'
import { FactList } from '../../../ui/facts.tsx'
import { MemberLink } from '../../../ui/record-links.tsx'
import { useAct } from '../../../ui/use-act.tsx'
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

function PayeeForm({ refund }: { refund: UnclearRefund }) {
  const [goesTo, setGoesTo] = useState<GoesTo | null>(null)
  const [account, setAccount] = useState({
    bank_code: '',
    branch_code: '',
    account_number: '',
    holder_kana: refund.payers[0]?.normalize('NFKC') ?? '',
  })
  const [ground, setGround] = useState('')
  const [proposalId, setProposalId] = useState<string | null>(null)
  const act = useAct(proposeRefundPayeeDocument, {
    name: '返金先の提案',
    done: '提案しました。ほかの運営者が承認すると、支払えるようになります。',
    failed: '入力内容をご確認ください。',
    onDone: ({ proposeRefundPayee }) => setProposalId(proposeRefundPayee.id),
  })
  const fields = act.failure?.fields ?? {}
  const field = (name: keyof typeof account) => ({
    value: account[name],
    error: fields[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setAccount({ ...account, [name]: target.value }),
  })
  if (proposalId !== null)
    return (
      <Panel title="返金先を提案">
        <Notice tone="success" title="承認を待っています" live>
          <p>
            <Link to={`/itoadmintool/approvals?id=${proposalId}`}>承認待ちの提案を見る</Link>
          </p>
        </Notice>
      </Panel>
    )
  return (
    <Panel title="返金先を提案" note="2人で決めます">
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!act.busy && goesTo !== null)
            void act.run({
              input: { refund_id: refund.id, goes_to: goesTo, ...(goesTo === 'payer' && account), ground },
            })
        }}
      >
        {act.failure !== null && Object.keys(fields).length === 0 && (
          <Notice tone="error" title={act.failure.message} live />
        )}
        <FieldGroup label="返金先">
          <RadioRows
            name="goes_to"
            chosen={goesTo ?? ''}
            onChange={({ target }) => setGoesTo(target.value === 'payer' ? 'payer' : 'member')}
            choices={(['member', 'payer'] as const).map((value) => ({ value, label: ways[value] }))}
          />
        </FieldGroup>
        {goesTo === 'payer' && (
          <>
            <TextField label="銀行コード" inputMode="numeric" width="choice" hint="4桁" {...field('bank_code')} />
            <TextField label="支店コード" inputMode="numeric" width="choice" hint="3桁" {...field('branch_code')} />
            <TextField
              label="口座番号（普通）"
              inputMode="numeric"
              width="choice"
              hint="7桁"
              {...field('account_number')}
            />
            <TextField label="口座名義（カナ）" hint="振込依頼人と同じ名義" {...field('holder_kana')} />
          </>
        )}
        <TextArea
          label="根拠"
          rows={3}
          hint="だれの資金かを、いつ・どのように確かめたか"
          value={ground}
          error={fields['ground']}
          onChange={({ target }) => setGround(target.value)}
        />
        <div className={styles.buttons}>
          <Button
            type="submit"
            variant="filled"
            loading={act.busy}
            notReady={goesTo === null && '返金先を選んでください。'}
          >
            {figure(refund.amount)}円の返金先を提案する
          </Button>
        </div>
      </form>
      {act.dialog}
    </Panel>
  )
}
